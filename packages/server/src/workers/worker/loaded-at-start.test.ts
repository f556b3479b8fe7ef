import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A worker's packages, and whether the system's loader was asked for libvips. */
const PROGRAM = `
  for (const name of ['media', 'biometrics', 'extraction', 'forensics', 'linking']) await import('@assay/' + name);
  process.report.excludeNetwork = true;
  console.log(process.report.getReport().sharedObjects.some((path) => path.includes('libvips')));
`;

test('a worker that has seen no picture has not loaded libvips', () => {
  const cwd = new URL('.', import.meta.url);
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd,
    encoding: 'utf8',
  });
  expect(out.trim()).toBe('false');
});
