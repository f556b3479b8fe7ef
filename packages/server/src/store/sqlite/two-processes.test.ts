import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { sampleDetection } from '../testing/sample-detection.js';
import { openSqliteStore } from './open.js';

const INDEX = new URL('../index.ts', import.meta.url).href;

/**
 * Does in another process what the operator's command line does: makes a key, prints its id, and deletes it
 * when told.
 */
const OTHER_PROCESS = `
  const { openSqliteStore } = await import(${JSON.stringify(INDEX)});
  const store = await openSqliteStore({ path: process.argv[1] });
  const key = await store.insertApiKey({ organizationId: 1, name: 'n', permissions: [], keySha256: new Uint8Array(32), prefix: 'p' });
  console.log(key.id);
  await new Promise((resolve) => process.stdin.once('data', resolve));
  console.log(await store.deleteApiKey(1, key.id), (await store.listDetections(1, {
    limit: 1, offset: 0, sortBy: 'likelihood', direction: 'asc', tags: [],
  })).totalCount);
  await store.close();
  process.exit();
`;

test('what another process commits is seen at once, while this one inserts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-store-'));
  const path = join(folder, 'assay.db');
  const store = await openSqliteStore({ path });
  const options = ['--import', 'tsx', '--input-type=module', '--eval', OTHER_PROCESS, path];
  const other = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(other.stdout)[Symbol.asyncIterator]();
  let inserting = true;
  try {
    let inserted = 0;
    const insertAll = (async () => {
      while (inserting) await store.insertDetection(sampleDetection({ detectionId: ++inserted }));
    })();
    const keyId = Number((await lines.next()).value);
    expect(await store.findApiKey(new Uint8Array(32))).toMatchObject({ id: keyId, name: 'n' });
    inserting = false;
    await insertAll;
    other.stdin.write('\n');
    expect((await lines.next()).value).toBe(`true ${inserted}`);
    expect(await store.findApiKey(new Uint8Array(32))).toBeUndefined();
    await once(other, 'exit');
  } finally {
    inserting = false;
    other.kill();
    await store.close();
    await rm(folder, { recursive: true });
  }
});
