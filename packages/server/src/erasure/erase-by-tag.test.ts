import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyAuditChain } from '../accounts/verify-audit-chain.js';
import { openBlobs } from '../blobs/open.js';
import type { BlobStore } from '../blobs/types.js';
import { RecordHeld } from '../store/errors.js';
import { openSqliteStore } from '../store/index.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import { sampleParsing } from '../store/testing/sample-parsing.js';
import type { RecordStore } from '../store/types.js';
import type { ErasureCertificate } from './certificate.js';
import { eraseByTag, problemOfCertificate } from './erase-by-tag.js';

const CUSTOMER = { name: 'customerId', value: 'maria.gomez@example.org' };
const NOW = Date.parse('2026-11-28T07:30:00Z') * 1000;

let dataDirectory: string;
let store: RecordStore;
let blobs: BlobStore;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'assay-erasure-'));
  store = await openSqliteStore({ path: join(dataDirectory, 'assay.db') });
  blobs = await openBlobs({ dataDirectory });
  for (const detectionId of [1, 2]) {
    const detection = sampleDetection({ detectionId, tags: detectionId === 1 ? [CUSTOMER] : [] });
    for (const { storedName } of detection.files) await blobs.put(storedName, new Uint8Array(9));
    await store.insertDetection(detection);
  }
  await store.insertParsing(sampleParsing({ parseId: 1, tags: [CUSTOMER] }));
});
afterEach(async () => {
  await store.close();
  await rm(dataDirectory, { recursive: true });
});

const erase = (organization = { id: 1, name: 'default' }): Promise<ErasureCertificate> => {
  const deps = { store, blobs, clock: () => NOW, linkSecret: new Uint8Array(32).fill(7) };
  return eraseByTag(deps, organization, CUSTOMER, 'operator');
};

test('everything with the tag goes, and the certificate says what, without a word on whom', async () => {
  const certificate = await erase();
  expect(certificate).toMatchObject({
    organization: 'default',
    erasedAt: '2026-11-28T07:30:00.000Z',
    recordCount: 2,
    records: [
      { kind: 'detection', id: 1, fileSha256: ['ab'.repeat(32)] },
      { kind: 'parse', id: 1 },
    ],
  });
  expect(certificate.fileCount).toBe(certificate.records.flatMap(({ fileSha256 }) => fileSha256).length);
  expect(await store.findDetection(1, 1)).toBeUndefined();
  expect(await store.findParsing(1, 1)).toBeUndefined();
  expect(await store.findDetection(1, 2)).toBeDefined();
  const files = await readdir(join(dataDirectory, 'files'), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
  expect(JSON.stringify(certificate)).not.toMatch(/maria|customerId|statement\.pdf/);
  const log = await store.listAuditEvents(0, 9);
  expect(log.map(({ action, detail }) => [action, detail.records])).toEqual([
    ['records.erasing', 2],
    ['records.erased', 2],
  ]);
  expect(JSON.stringify(log)).not.toMatch(/maria|customerId/);
  expect((await verifyAuditChain(store)).brokenAt).toBeUndefined();
});

test('a certificate holds while it is unchanged and in the log', async () => {
  const certificate = await erase();
  expect(await problemOfCertificate(store, JSON.parse(JSON.stringify(certificate)))).toBeUndefined();
  expect(await problemOfCertificate(store, { ...certificate, recordCount: 3 })).toBe('changed');
  const audit = { ...certificate.audit, sequence: 1 };
  expect(await problemOfCertificate(store, { ...certificate, audit })).toBe('not-in-the-log');
  const again = await erase();
  expect([again.recordCount, again.subject]).toEqual([0, certificate.subject]);
});

test('another organization’s records stay, and its subject is another one for the same tag', async () => {
  const id = await store.organizationByName('second');
  const certificate = await erase({ id, name: 'second' });
  expect(certificate.recordCount).toBe(0);
  expect(certificate.subject).not.toBe((await erase()).subject);
});

test('a hold on one of them refuses all', async () => {
  const on = { kind: 'parse', recordId: 1 } as const;
  const { holdId } = await store.insertHold({ organizationId: 1, on, reason: 'case 9', createdAtMicros: 1 });
  await expect(erase()).rejects.toThrow(new RecordHeld([holdId]));
  expect(await store.findDetection(1, 1)).toBeDefined();
  expect(await store.listAuditEvents(0, 9)).toEqual([]);
});
