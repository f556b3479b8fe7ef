import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingsError } from '../../settings-error.js';
import { openLinkSecret } from './link-secret.js';

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'assay-secret-'));
});
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

/** A database that knows a check value, or none yet. */
function memory() {
  let stands: Uint8Array | undefined;
  return {
    linkSecretCheck: async () => stands,
    setLinkSecretCheck: async (value: Uint8Array) => {
      stands ??= value;
      return stands;
    },
  };
}

const path = (): string => join(dataDirectory, 'link-secret');
const named = Buffer.alloc(40, 1);

test('the first start makes the data folder’s own secret, later ones take it', async () => {
  const store = memory();
  const secret = await openLinkSecret(store, { dataDirectory, linkSecret: undefined });
  expect(readFileSync(path())).toEqual(Buffer.from(secret));
  expect(await openLinkSecret(store, { dataDirectory, linkSecret: undefined })).toEqual(secret);
});

test('a secret that the settings name is taken, and none is made', async () => {
  expect(await openLinkSecret(memory(), { dataDirectory, linkSecret: named })).toBe(named);
  expect(existsSync(path())).toBe(false);
});

test('two first starts at once agree', async () => {
  const store = memory();
  const [one, other] = await Promise.all(
    [1, 2].map(() => openLinkSecret(store, { dataDirectory, linkSecret: undefined })),
  );
  expect(one).toEqual(other);
});

test.each([
  ['is gone', () => unlinkSync(path()), /is gone: .*link-secret/],
  ['is another one', () => writeFileSync(path(), Buffer.alloc(32, 9)), /link-secret" holds another secret/],
] as const)(
  'a secret that %s stops the start, says what to do, and makes no new one',
  async (_what, change, message) => {
    const store = memory();
    await openLinkSecret(store, { dataDirectory, linkSecret: undefined });
    change();
    const before = existsSync(path());
    const opening = openLinkSecret(store, { dataDirectory, linkSecret: undefined });
    await expect(opening).rejects.toThrow(SettingsError);
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toThrow(/Put that one back.*assay links reset/);
    expect(existsSync(path())).toBe(before);
  },
);

test('another file in the settings is noticed, too', async () => {
  const store = memory();
  await openLinkSecret(store, { dataDirectory, linkSecret: undefined });
  await expect(openLinkSecret(store, { dataDirectory, linkSecret: named })).rejects.toThrow(
    /ASSAY_LINK_SECRET_FILE names another secret/,
  );
});

test('one that others may read stops the start', async () => {
  writeFileSync(path(), Buffer.alloc(32));
  chmodSync(path(), 0o604);
  await expect(openLinkSecret(memory(), { dataDirectory, linkSecret: undefined })).rejects.toThrow(
    /others may not use/,
  );
});
