/**
 * The process that kill.ts kills: stores files and then their records without pause, and prints each id once
 * it is acknowledged.
 */
import { writeSync } from 'node:fs';
import { DiskBlobStore } from '../../packages/server/src/blobs/disk/disk-blob-store.js';
import { openSqliteStore } from '../../packages/server/src/store/index.js';
import { randomFractions, sampleRecord } from './sample-records.js';

const IN_FLIGHT = 16;

const [databasePath, blobFolder, temporaryFolder] = process.argv.slice(2) as [string, string, string];
const store = await openSqliteStore({ path: databasePath });
const blobs = await DiskBlobStore.open(blobFolder, temporaryFolder);
const random = randomFractions(process.pid);

async function submitForever(): Promise<never> {
  for (;;) {
    const record = sampleRecord((await store.reserveId('detection')) - 1, 1_000_000, random);
    for (const file of record.files)
      await blobs.put(file.storedName, Buffer.from(`bytes of ${file.storedName}`));
    await store.insertDetection(record);
    // Synchronous: what was printed is what a caller was told before the kill.
    writeSync(1, `${record.detectionId}\n`);
  }
}

await Promise.all(Array.from({ length: IN_FLIGHT }, submitForever));
