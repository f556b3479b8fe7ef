import { appendFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrganization } from '../access/api-keys.js';
import { openBlobs } from '../blobs/open.js';
import { eraseRecord } from '../erasure/erase-record.js';
import { PDF, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import { backUp } from './back-up.js';
import { BackupError } from './backup-error.js';
import { restore } from './restore.js';
import { verifyBackup } from './verify-backup.js';

const MADE_AT_MICROS = Date.UTC(2026, 10, 28, 12) * 1000;

let folder: string;
let server: TestServer;
let backup: string;
let record: unknown;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-backup-'));
  backup = join(folder, 'backup');
  server = await startTestServer();
  const erased = await server.submit({ file: new Blob([PDF]), fileName: 'erased.pdf' });
  expect(erased.status).toBe(200);
  const store = await openStore(server);
  await eraseRecord(
    { store, blobs: await openBlobs(server) },
    await firstOrganization(store),
    'detection',
    1,
  );
  await store.close();
  const answer = await server.submit({ file: new Blob([PDF]), fileName: 'kept.pdf' });
  expect(answer.status).toBe(200);
  record = await (await server.request('/v1/detection/2')).json();
  await backUp(server.dataDirectory, backup, MADE_AT_MICROS);
});
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

test('a backup of a server that serves is whole, for its owner alone, and without what was erased', async () => {
  const { summary, problems } = await verifyBackup(backup);
  expect(problems).toEqual([]);
  expect(summary.madeAt).toBe('2026-11-28T12:00:00.000Z');
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect((await stat(join(backup, 'assay.db'))).mode & 0o077).toBe(0);
  expect((await readFile(join(backup, 'assay.db'))).includes('erased.pdf')).toBe(false);
});

test('a server over what was restored answers the same record and file', async () => {
  const dataDirectory = join(folder, 'restored');
  await restore(backup, dataDirectory);
  const restored = await startTestServer({ ASSAY_DATA_DIR: dataDirectory });
  try {
    const answer = await restored.request('/v1/detection/2');
    expect(answer.status).toBe(200);
    const { result } = (await answer.json()) as { result: { files: { url: string }[] } };
    expect({ result: { ...result, files: [] } }).toEqual({
      result: { ...(record as { result: object }).result, files: [] },
    });
    expect((await restored.request('/v1/detection/1')).status).toBe(404);
    for (const { url } of result.files)
      expect((await restored.request(new URL(url).pathname)).status).toBe(200);
  } finally {
    await restored.end();
  }
});

test('a marked page that nobody has asked for is in no backup, and is drawn from what was restored', async () => {
  const edited = await readFile(new URL('../../../../examples/statement-edited.pdf', import.meta.url));
  const answer = await server.submit({ file: new Blob([edited]), fileName: 'edited.pdf' });
  const { result } = (await answer.json()) as { result: { files: { category: string; url: string }[] } };
  const path = new URL(result.files.find(({ category }) => category === 'marked_page')?.url ?? '').pathname;
  const withMarks = join(folder, 'with-marks');
  await backUp(server.dataDirectory, withMarks, MADE_AT_MICROS);
  expect((await verifyBackup(withMarks)).problems).toEqual([]);
  const dataDirectory = join(folder, 'restored-with-marks');
  await restore(withMarks, dataDirectory);
  const restored = await startTestServer({ ASSAY_DATA_DIR: dataDirectory });
  try {
    expect((await restored.request(path)).headers.get('content-type')).toBe('image/webp');
  } finally {
    await restored.end();
  }
});

test('a folder that holds something is neither backed up to nor restored into', async () => {
  await expect(backUp(server.dataDirectory, backup, MADE_AT_MICROS)).rejects.toThrow(BackupError);
  await expect(restore(backup, server.dataDirectory)).rejects.toThrow(BackupError);
});

test('a backup that was not finished is none', async () => {
  await expect(verifyBackup(folder)).rejects.toThrow('no finished backup');
  await expect(restore(folder, join(folder, 'nothing'))).rejects.toThrow(BackupError);
});

test('a changed file is named, and not restored', async () => {
  const changed = join(folder, 'changed');
  await backUp(server.dataDirectory, changed, MADE_AT_MICROS);
  const [shard = ''] = await readdir(join(changed, 'files'));
  const [name = ''] = await readdir(join(changed, 'files', shard));
  appendFileSync(join(changed, 'files', shard, name), 'x');
  expect((await verifyBackup(changed)).problems).toEqual([`files/${shard}/${name} was changed.`]);
  const target = join(folder, 'of-changed');
  await expect(restore(changed, target)).rejects.toThrow('was changed');
  await expect(stat(target)).rejects.toThrow('ENOENT');
});
