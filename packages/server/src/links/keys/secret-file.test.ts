import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../settings.js';
import { SettingsError } from '../../settings-error.js';
import { linkSecretFile, makeSecretFile } from './secret-file.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-secret-'));
  path = join(folder, 'secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (bytes: number | string, mode = 0o600): void => {
  writeFileSync(path, typeof bytes === 'number' ? Buffer.alloc(bytes, 7) : bytes);
  chmodSync(path, mode);
};

test('a made secret has 32 bytes for its owner alone; it is never made anew, and nothing else is left in the folder', () => {
  makeSecretFile(path);
  const secret = readFileSync(path);
  expect(secret).toHaveLength(32);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect([...linkSecretFile(path)]).toEqual([...secret]);
  makeSecretFile(path);
  expect(readFileSync(path)).toEqual(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  const another = join(folder, 'another');
  makeSecretFile(another);
  expect(readFileSync(another)).not.toEqual(secret);
});

test('a group may read it, and every byte counts', () => {
  write(`${'a'.repeat(40)}\n`, 0o640);
  expect(linkSecretFile(path)).toHaveLength(41);
});

test.each([
  ['is not there', () => {}, /expected a file that can be read.*ENOENT/],
  ['is a folder', () => mkdirSync(path), /expected a file, and .* is none/],
  ['is too short', () => write(31), /expected a file of 32 to 4096 bytes.*has 31/],
  ['is too long', () => write(5000), /expected a file of 32 to 4096 bytes.*has 5000/],
  ['is open to others', () => write(32, 0o644), /expected a file that others may not use.*644.*chmod 600/],
] as const)('a secret that %s stops the start with a sentence', (_what, make, message) => {
  make();
  expect(() => linkSecretFile(path)).toThrow(RangeError);
  const read = () => readSettings({ ASSAY_LINK_SECRET_FILE: path });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(message);
});

test('the content is not repeated', () => {
  write('secret-but-short');
  expect(() => linkSecretFile(path)).not.toThrow(/secret-but/);
  expect(existsSync(path)).toBe(true);
});

test('by default the settings name none', () => {
  expect(readSettings({}).linkSecret).toBeUndefined();
});
