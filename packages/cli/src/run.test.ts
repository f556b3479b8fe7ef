import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePng } from '@assay/media';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './run.js';

let folder: string;
let stdout: string;
let stderr: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-cli-'));
  vi.stubEnv('ASSAY_DATA_DIR', join(folder, 'data'));
  stdout = '';
  stderr = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += text;
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('scan examines what it can, names what it cannot, and ends with 3 for it', async () => {
  const image = join(folder, 'sound.png');
  const damaged = join(folder, 'damaged.png');
  const png = await encodePng(new Uint8Array(64 * 64 * 4).fill(90), 64, 64);
  writeFileSync(image, png);
  writeFileSync(damaged, png.subarray(0, 40));
  expect(await run(['scan', '--json', '--workers', '1', image, damaged, join(folder, 'absent.pdf')])).toBe(3);
  expect(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { file: image, fileType: 'png', pageCount: 1, likelihood: expect.any(Number) },
    { file: damaged, error: { code: 'UNDECODABLE' } },
    { error: { code: 'NOT_FOUND' } },
  ]);
});

test('a key is made, listed, renamed and deleted', async () => {
  expect(await run(['keys', 'create', '--name', 'first', '--permission', 'files:read', '--permission', 'detection:read'])).toBeUndefined();
  const key = stdout;
  expect(key).toMatch(/^assay_[\w-]{43}\n$/);
  await run(['keys', 'rename', '1', 'second']);
  stdout = '';
  await run(['keys', 'list']);
  expect(stdout).toMatch(new RegExp(`1  ${key.slice(0, 10)}\\.\\.\\.  .*  second  files:read,detection:read\n`));
  expect(stdout).not.toContain(key.trim());
  await run(['keys', 'delete', '1']);
  stdout = '';
  await run(['keys', 'list']);
  expect(stdout).toBe('');
});

test('keys of one organization are not seen in another', async () => {
  await run(['keys', 'create', '--name', 'theirs', '--organization', 'Acme']);
  stdout = '';
  await run(['keys', 'list']);
  expect(stdout).toBe('');
  expect(await run(['keys', 'delete', '1'])).toBe(4);
  expect(stderr).toContain('no key 1');
});

test.each([
  [['scan', '--colour', 'x.pdf'], "unknown option '--colour'"],
  [['scan'], "missing required argument 'file'"],
  [['scan', '--workers', '0', 'x.pdf'], 'Expected a whole number from 1 to 256'],
  [['scann'], "unknown command 'scann'"],
  [['keys', 'create'], "required option '--name <name>' not specified"],
  [['keys', 'create', '--name', 'a', '--permission', 'all'], 'Expected one of detection:read'],
  [['keys', 'rename', 'one', 'name'], 'Expected a whole number'],
])('%j is a wrong command line: 4, with a sentence', async (args, sentence) => {
  expect(await run(args)).toBe(4);
  expect(stderr).toContain(sentence);
});

test('a wrong setting ends a scan with 4 and its name', async () => {
  vi.stubEnv('ASSAY_WORKERS', 'many');
  expect(await run(['scan', join(folder, 'x.pdf')])).toBe(4);
  expect(stderr).toContain('ASSAY_WORKERS');
});

test('asking for help is no failure', async () => {
  expect(await run(['--help'])).toBe(0);
  expect(stdout).toContain('scan [options] <file...>');
});
