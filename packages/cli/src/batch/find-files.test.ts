import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFiles } from './find-files.js';

const folder = mkdtempSync(join(tmpdir(), 'assay-scan-'));
const PDF = '%PDF-1.7\n';

beforeAll(() => {
  mkdirSync(join(folder, 'sub'));
  mkdirSync(join(folder, 'nothing'));
  writeFileSync(join(folder, 'b.txt'), PDF);
  writeFileSync(join(folder, 'a.pdf'), 'text that is called a PDF');
  writeFileSync(join(folder, 'empty.pdf'), '');
  writeFileSync(join(folder, 'sub', 'c.bin'), Uint8Array.of(0xff, 0xd8, 0xff, 0xe0));
  symlinkSync(folder, join(folder, 'sub', 'loop'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const found = async (...names: string[]) => {
  const files = [];
  for await (const file of findFiles(names.map((name) => join(folder, name)))) files.push(file);
  return files;
};

test('a folder stands for its documents at any depth, told by content; links to folders are not followed', async () => {
  expect(await found('.')).toEqual([
    { path: join(folder, 'b.txt'), format: 'pdf' },
    { path: join(folder, 'sub', 'c.bin'), format: 'jpeg' },
  ]);
});

test('each name that gives nothing says why, and the others are found', async () => {
  const files = await found('a.pdf', 'empty.pdf', 'absent', 'nothing', 'b.txt');
  expect(files.map((file) => ('problem' in file ? [file.problem, file.message] : file.format))).toEqual([
    ['FORMAT_NOT_ACCEPTED', 'not a PDF, JPEG, PNG or WebP file'],
    ['FORMAT_NOT_ACCEPTED', 'the file is empty'],
    ['NOT_FOUND', 'no such file or folder'],
    ['NOTHING_FOUND', 'no PDF, JPEG, PNG or WebP file in this folder'],
    'pdf',
  ]);
});

test.runIf(process.platform !== 'win32')('a pipe is no file, and is not waited for', async () => {
  execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'pipe')]);
  expect(await found('pipe', 'b.txt')).toMatchObject([
    { problem: 'UNREADABLE', message: 'neither a file nor a folder' },
    { format: 'pdf' },
  ]);
});

test.runIf(process.getuid?.() !== 0 && process.platform !== 'win32')(
  'a folder without permission is told as such',
  async () => {
    chmodSync(join(folder, 'nothing'), 0o000);
    expect(await found('nothing')).toMatchObject([{ problem: 'NO_PERMISSION' }]);
    chmodSync(join(folder, 'nothing'), 0o700);
  },
);
