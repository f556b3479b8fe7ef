/**
 * Kills a process that stores records under load, again and again, and then looks for what it had
 * acknowledged. `node scripts/run-source.mjs benchmarks/store/kill.ts [rounds=100]`; ends with 1 when
 * anything is missing. A kill takes the process and not the machine: that a power cut loses nothing rests on
 * synchronous=FULL and fsync.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DiskBlobStore } from '../../packages/server/src/blobs/disk/disk-blob-store.js';
import { type Detection, openSqliteStore, type RecordStore } from '../../packages/server/src/store/index.js';

const LONGEST_LIFE_MS = 500;
const PAGE = 100;

const rounds = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'assay-kill-'));
const paths = [join(folder, 'assay.db'), join(folder, 'blobs'), join(folder, 'temporary')] as const;
const writer = fileURLToPath(new URL('./kill-writer.ts', import.meta.url));

/**
 * Starts a writer, kills it a random while after its first acknowledgement. @returns the ids it acknowledged
 */
async function runAndKill(): Promise<number[]> {
  const child = spawn(process.execPath, ['--conditions=assay-source', '--import', 'tsx', writer, ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: number[] = [];
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (acknowledged.length === 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_LIFE_MS);
    acknowledged.push(Number(line));
  }
  const [, signal] = await exited;
  if (signal !== 'SIGKILL') throw new Error('the writer ended by itself');
  return acknowledged;
}

async function* everyRecord(store: RecordStore): AsyncGenerator<Detection> {
  for (let offset = 0; ; offset += PAGE) {
    const { records } = await store.listDetections(1, {
      limit: PAGE,
      offset,
      sortBy: 'detectionId',
      direction: 'asc',
      tags: [],
    });
    yield* records;
    if (records.length < PAGE) return;
  }
}

/** Whether every file of the record holds the bytes that were written for it. */
async function filesAreThere(blobs: DiskBlobStore, record: Detection): Promise<boolean> {
  for (const { storedName } of record.files) {
    const bytes = await blobs.read(storedName).then(buffer, () => undefined);
    if (bytes?.toString() !== `bytes of ${storedName}`) return false;
  }
  return true;
}

const acknowledged = new Set<number>();
for (let round = 1; round <= rounds; round++) {
  for (const id of await runAndKill()) {
    if (acknowledged.has(id)) throw new Error(`id ${id} was given out twice`);
    acknowledged.add(id);
  }
  if (round % 10 === 0) console.error(`${round} kills, ${acknowledged.size} records acknowledged`);
}

const store = await openSqliteStore({ path: paths[0] });
const blobs = await DiskBlobStore.open(paths[1], paths[2]);
const found = new Set<number>();
let withoutFile = 0;
for await (const record of everyRecord(store)) {
  found.add(record.detectionId);
  if (!(await filesAreThere(blobs, record))) withoutFile++;
}
const byLikelihood = await store.listDetections(1, {
  limit: 1,
  offset: 0,
  sortBy: 'likelihood',
  direction: 'asc',
  tags: [],
  minLikelihood: 0,
});
await store.close();
rmSync(folder, { recursive: true });

const lost = [...acknowledged].filter((id) => !found.has(id)).length;
const indexDiffers = byLikelihood.totalCount !== found.size;
console.log(`${rounds} kills; ${acknowledged.size} records acknowledged, ${found.size} found`);
console.log(
  `acknowledged and lost: ${lost}; rows without their file: ${withoutFile}; list index differs from rows: ${indexDiffers ? 'yes' : 'no'}`,
);
process.exitCode = lost + withoutFile > 0 || indexDiffers ? 1 : 0;
