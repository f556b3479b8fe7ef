import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A worker's packages, and which native libraries the system's loader was asked for. */
const PROGRAM = `
  for (const name of ['media', 'biometrics', 'extraction', 'forensics', 'linking']) await import('@assay/' + name);
  process.report.excludeNetwork = true;
  const loaded = process.report.getReport().sharedObjects.join();
  console.log(['libvips', 'libonnxruntime'].filter((name) => loaded.includes(name)).join());
`;

test('a worker that has seen no picture has loaded neither libvips nor the networks’ runtime', () => {
  const cwd = new URL('.', import.meta.url);
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd,
    encoding: 'utf8',
  });
  expect(out.trim()).toBe('');
});
