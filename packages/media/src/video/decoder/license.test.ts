import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const resolve = createRequire(import.meta.url).resolve;
const installed = ['linux-x64'].flatMap((platform) => {
  try {
    return [resolve(`@node-webcodecs/static-${platform}/webcodecs.node`)];
  } catch {
    return [];
  }
});

test.each(installed)('FFmpeg in %s has no GPL and no non-free part, by its own configuration', (path) => {
  const text = readFileSync(path, 'latin1');
  const configurations = text.match(/--prefix=[^\0]*--enable-decoder=[^\0]*/g) ?? [];
  expect(configurations.length).toBeGreaterThan(0);
  for (const configuration of configurations)
    expect(configuration).not.toMatch(/--enable-(?:gpl|nonfree|libx26[45]|libfdk)/);
  expect(text).toMatch(/libavcodec license: LGPL version 2\.1 or later/);
  expect(text).not.toMatch(/libavcodec license: (?:GPL|nonfree)/);
});
