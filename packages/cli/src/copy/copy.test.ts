import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../run.js';
import { captureOutput } from '../testing/capture-output.js';

let folder: string;
const printed = captureOutput();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-copy-'));
  vi.stubEnv('ASSAY_DATA_DIR', join(folder, 'data'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a copy without a database, into no bucket, or of nothing says what it needs', async () => {
  expect(await run(['copy'])).toBe(4);
  expect(printed.stderr).toContain('name it with --to or ASSAY_DATABASE_URL');
  const to = ['--to', 'postgres://nobody@localhost/none'];
  expect(await run(['copy', ...to, '--blobs', 's3:files'])).toBe(4);
  expect(printed.stderr).toContain('expected s3://NAME');
  expect(await run(['copy', ...to, '--blobs', 's3://files'])).toBe(4);
  expect(printed.stderr).toContain('ASSAY_S3_ENDPOINT: needed');
  expect(await run(['copy', ...to, '--blobs', join(folder, 'other')])).toBe(5);
  expect(printed.stderr).toContain('There is no data in');
});
