import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.js';
import { SettingsError } from './settings-error.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-data-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

test('a folder that is missing is made for its owner alone', async () => {
  await openDataFolder(join(folder, 'a', 'data'));
  expect(await modeOf(join(folder, 'a', 'data'))).toBe(0o700);
});

test.skipIf(process.platform === 'win32')('a folder open to others is closed to them', async () => {
  const open = join(folder, 'open');
  await mkdir(open);
  await chmod(open, 0o755);
  await openDataFolder(open);
  expect(await modeOf(open)).toBe(0o750);
});

test.skipIf(process.platform !== 'linux')(
  'where no folder can be made, the setting is said to be wrong at once',
  async () => {
    await symlink(join(folder, 'gone'), join(folder, 'link'));
    for (const path of [join(folder, 'link'), '/proc/assay/data'])
      await expect(openDataFolder(path)).rejects.toThrow(SettingsError);
  },
);

test('a path through a file is a sentence about the setting', async () => {
  await writeFile(join(folder, 'file'), '');
  for (const path of ['file', 'file/data'])
    await expect(openDataFolder(join(folder, path))).rejects.toThrow(SettingsError);
});
