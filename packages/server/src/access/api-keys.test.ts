import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore, type RecordStore } from '../store/index.js';
import {
  callerOfKey,
  createApiKey,
  deleteApiKey,
  firstOrganization,
  listApiKeys,
  renameApiKey,
} from './api-keys.js';
import { ensureFirstKey } from './first-key.js';
import { PERMISSIONS } from './types.js';

let folder: string;
let store: RecordStore;
let organizationId: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-keys-'));
  store = await openSqliteStore({ path: join(folder, 'assay.db') });
  organizationId = await firstOrganization(store);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

test('a key stands for its organization and its permissions; a changed one for nobody', async () => {
  const { key, apiKey } = await createApiKey(store, {
    organizationId,
    name: ' scripts ',
    permissions: ['detection:read'],
  });
  expect(key).toMatch(/^assay_[\w-]{43}$/);
  expect(apiKey).toMatchObject({
    name: 'scripts',
    prefix: key.slice(0, 10),
    permissions: ['detection:read'],
  });
  expect(await callerOfKey(store, key)).toEqual({
    organizationId,
    permissions: new Set(['detection:read']),
    credential: `key:${apiKey.id}`,
  });
  for (const other of [`${key}x`, key.slice(0, -1), key.toUpperCase(), apiKey.prefix])
    expect(await callerOfKey(store, other)).toBe('unknown-key');
});

test('no file of the store holds the key', async () => {
  const { key } = await createApiKey(store, { organizationId, name: 'secret' });
  for (const name of await readdir(folder))
    expect((await readFile(join(folder, name))).includes(key.slice(12))).toBe(false);
});

test('no two keys are alike', async () => {
  const keys = await Promise.all(
    Array.from({ length: 20 }, (_, index) => createApiKey(store, { organizationId, name: `key ${index}` })),
  );
  expect(new Set(keys.map(({ key }) => key)).size).toBe(20);
});

test('renaming changes the name alone; a deleted key works no more; another organization can do neither', async () => {
  const { key, apiKey } = await createApiKey(store, { organizationId, name: 'old' });
  const other = await store.organizationByName('other');
  expect(await renameApiKey(store, other, apiKey.id, 'stolen')).toBe(false);
  expect(await deleteApiKey(store, other, apiKey.id)).toBe(false);
  expect(await renameApiKey(store, organizationId, apiKey.id, 'new')).toBe(true);
  expect(await listApiKeys(store, organizationId)).toMatchObject([
    { id: apiKey.id, name: 'new', prefix: apiKey.prefix },
  ]);
  expect(await callerOfKey(store, key)).toMatchObject({ organizationId });
  expect(await deleteApiKey(store, organizationId, apiKey.id)).toBe(true);
  expect(await callerOfKey(store, key)).toBe('unknown-key');
  expect(await deleteApiKey(store, organizationId, apiKey.id)).toBe(false);
});

test('a name that would break the list of keys, one a line, is refused', async () => {
  for (const name of ['two\nlines', 'a\ttab', 'bell\u0007', '\u202eyek'])
    await expect(createApiKey(store, { organizationId, name })).rejects.toThrow(
      'expected a name without line breaks and other control characters',
    );
  const { apiKey } = await createApiKey(store, { organizationId, name: 'sound' });
  await expect(renameApiKey(store, organizationId, apiKey.id, 'two\nlines')).rejects.toThrow(RangeError);
  expect((await listApiKeys(store, organizationId)).map(({ name }) => name)).toEqual(['sound']);
});

test('an empty name and one of more than 100 characters are refused', async () => {
  for (const name of ['', '   ', 'x'.repeat(101)])
    await expect(createApiKey(store, { organizationId, name })).rejects.toThrow(RangeError);
});

test('the first start makes one key, which may do all but have records deleted, and tells it; later ones make none', async () => {
  const key = await ensureFirstKey(store, undefined);
  const permissions = new Set(
    PERMISSIONS.filter((permission) => !/:delete$|^retention:manage$/.test(permission)),
  );
  expect(await callerOfKey(store, key ?? '')).toMatchObject({ permissions });
  expect(await ensureFirstKey(store, undefined)).toBeUndefined();
  expect(await listApiKeys(store, organizationId)).toHaveLength(1);
});

test('an operator’s own key counts only while there is no key at all', async () => {
  expect(await ensureFirstKey(store, 'an-operators-own-first-key')).toBeUndefined();
  expect(await callerOfKey(store, 'an-operators-own-first-key')).toMatchObject({ organizationId });
  await ensureFirstKey(store, 'an-operators-own-second-key');
  expect(await callerOfKey(store, 'an-operators-own-second-key')).toBe('unknown-key');
});
