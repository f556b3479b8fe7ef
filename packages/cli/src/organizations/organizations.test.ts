import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBlobs, openStore, type RecordStore, readSettings } from '@assay/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleDetection } from '../../../server/src/store/testing/sample-detection.js';
import { run } from '../run.js';
import { captureOutput } from '../testing/capture-output.js';

let folder: string;
const printed = captureOutput();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-organizations-'));
  vi.stubEnv('ASSAY_DATA_DIR', join(folder, 'data'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function withStore<Result>(work: (store: RecordStore) => Promise<Result>): Promise<Result> {
  const store = await openStore(readSettings(process.env));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Two records of an organization and one of its test mode, with their files. */
const fill = (organization: string): Promise<{ id: number; testId: number }> =>
  withStore(async (store) => {
    const id = (await store.findOrganization(organization))!;
    const testId = await store.testOrganizationOf(id);
    const blobs = await openBlobs(readSettings(process.env));
    for (const [detectionId, organizationId] of [
      [1, id],
      [2, id],
      [3, testId],
    ] as const) {
      const detection = sampleDetection({ detectionId, organizationId });
      for (const { storedName } of detection.files) await blobs.put(storedName, new Uint8Array(9));
      await store.insertDetection(detection);
    }
    return { id, testId };
  });

test('an organization is renamed, and neither to a name that is taken nor the first one', async () => {
  await run(['organizations', 'create', 'Lender']);
  expect(await run(['organizations', 'rename', 'Lender', 'default'])).toBe(4);
  expect(await run(['organizations', 'rename', 'default', 'Lender Ltd'])).toBe(4);
  expect(await run(['organizations', 'rename', 'Lender', 'two\nlines'])).toBe(4);
  expect(await run(['organizations', 'rename', 'Lendr', 'Lender Ltd'])).toBe(4);
  expect(await run(['organizations', 'rename', 'Lender', 'Lender Ltd'])).toBeUndefined();
  expect(await run(['organizations', 'list'])).toBeUndefined();
  expect(printed.stdout).toContain('Lender Ltd');
  expect(printed.stdout).not.toContain('two');
});

test('what waits, and for whom, is shown and set, and taken back', async () => {
  const set = (...options: string[]): Promise<unknown> =>
    run(['organizations', 'reviews', 'default', ...options]);
  await run(['organizations', 'create', 'Lender']);
  expect(await set()).toBeUndefined();
  expect(printed.stdout).toMatch(
    /second person +never\nkinds that wait +detection\nbands that wait +medium,high/,
  );
  for (const wrong of [
    ['--second', 'often'],
    ['--kinds', 'detection,x'],
    ['--bands', ''],
    ['--drawn', '2.55'],
  ])
    expect(await set(...wrong)).toBe(4);
  expect(await set('--second', 'always')).toBeUndefined();
  expect(await set('--kinds', 'verification,detection', '--bands', 'none')).toBeUndefined();
  const rules = { secondPerson: 'always', waitingKinds: ['detection', 'verification'], waitingBands: [] };
  await withStore(async (store) => {
    expect(await store.reviewRules(1)).toEqual(rules);
    expect((await store.listAuditEvents(0, 9)).slice(1)).toMatchObject([
      { action: 'rules.reviews-set', object: 'organization:1' },
      { action: 'rules.reviews-set' },
    ]);
  });
  expect(await set('--default')).toBeUndefined();
  expect(await withStore((store) => store.reviewRules(1))).toMatchObject({ secondPerson: 'never' });
});

test('an organization is erased with all that is its own, once it is said twice', async () => {
  await run(['organizations', 'create', 'Lender']);
  const { id, testId } = await fill('Lender');
  expect(await run(['organizations', 'erase', 'default', '--yes'])).toBe(4);
  expect(await run(['organizations', 'erase', 'Lendr', '--yes'])).toBe(4);
  expect(await run(['organizations', 'erase', 'Lender'])).toBe(4);
  expect(await withStore((store) => store.findDetection(id, 1))).toBeDefined();
  expect(await run(['organizations', 'erase', 'Lender', '--yes'])).toBeUndefined();
  expect(printed.stdout).toMatch(/deleted 3 records and \d+ files/);
  await withStore(async (store) => {
    expect(await store.listOrganizations()).toMatchObject([{ id: 1, name: 'default' }]);
    expect([await store.findDetection(id, 1), await store.findDetection(testId, 3)]).toEqual([
      undefined,
      undefined,
    ]);
    const log = await store.listAuditEvents(0, 20);
    expect(log.slice(-2)).toMatchObject([
      { action: 'organization.erasing', object: `organization:${id}` },
      { action: 'organization.erased', detail: { records: 3 } },
    ]);
  });
});

test('an erasure that was interrupted goes on; a legal hold keeps everything', async () => {
  await run(['organizations', 'create', 'Lender']);
  const { id } = await fill('Lender');
  const holdId = await withStore(async (store) => {
    const on = { kind: 'detection', recordId: 2 } as const;
    const hold = { organizationId: id, on, reason: 'case 9', createdAtMicros: 1 };
    return (await store.insertHold(hold)).holdId;
  });
  expect(await run(['organizations', 'erase', 'Lender', '--yes'])).toBe(4);
  expect(await withStore((store) => store.findOrganization('Lender'))).toBe(id);
  await withStore(async (store) => {
    await store.deleteHold(id, holdId);
    await store.closeOrganization(id, 1);
  });
  expect(await run(['keys', 'create', '--name', 'x', '--organization', 'Lender'])).toBe(4);
  expect(await run(['organizations', 'erase', 'Lender', '--yes'])).toBeUndefined();
  expect(await withStore((store) => store.findDetection(id, 2))).toBeUndefined();
});

test('records that were sent with test keys go alone, and the keys stay', async () => {
  expect(await run(['keys', 'create', '--test', '--name', 'trial'])).toBeUndefined();
  expect(printed.stdout).toMatch(/^assay_test_/);
  const { id, testId } = await fill('default');
  expect(await run(['organizations', 'erase', 'default', '--test-records', '--yes'])).toBeUndefined();
  await withStore(async (store) => {
    expect(await store.findDetection(testId, 3)).toBeUndefined();
    expect(await store.findDetection(id, 1)).toBeDefined();
    expect(await store.listApiKeys(id)).toMatchObject([{ name: 'trial', isTest: true }]);
  });
});
