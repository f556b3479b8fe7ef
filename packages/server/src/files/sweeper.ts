import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../blobs/types.js';
import { startHourly } from '../hourly.js';
import type { AnalysisQueue } from '../jobs/types.js';
import type { RecordStore } from '../store/types.js';

/**
 * Files are written before their row; the younger ones may belong to a submission that is still on its way.
 */
export const SWEEP_GRACE_MS = 60 * 60 * 1000;
/** Listing a bucket is paid for. */
const SHARED_SWEEP_INTERVAL_MICROS = 24 * 3600 * 1_000_000;

export interface SweepDeps {
  readonly store: Pick<RecordStore, 'existingFileNames'>;
  /** Undefined: not to be swept here, or now. */
  readonly blobs: BlobStore | undefined;
  /** Where uploads lie while they arrive. */
  readonly temporaryDirectory: string;
}

/**
 * Removes stored files that no record names, and uploads that were never finished: what a crash between the
 * two steps of a submission leaves.
 * @returns how many files were removed
 */
export async function sweep({ store, blobs, temporaryDirectory }: SweepDeps, now: Date): Promise<number> {
  const before = new Date(now.getTime() - SWEEP_GRACE_MS);
  const swept = blobs ? await sweepBlobs({ store, blobs }, before) : 0;
  return swept + (await sweepTemporary(temporaryDirectory, before));
}

async function sweepBlobs(
  { store, blobs }: Pick<SweepDeps, 'store'> & { readonly blobs: BlobStore },
  before: Date,
): Promise<number> {
  let removed = 0;
  for await (const storedNames of blobs.writtenBefore(before)) {
    const named = await store.existingFileNames(storedNames);
    const orphans = storedNames.filter((storedName) => !named.has(storedName));
    // Once more: what is named meanwhile, and what is written again under its name, stays.
    const namedSince = orphans.length > 0 ? await store.existingFileNames(orphans) : named;
    for (const orphan of orphans)
      if (!namedSince.has(orphan) && (await blobs.removeWrittenBefore(orphan, before))) removed += 1;
  }
  return removed;
}

async function sweepTemporary(temporaryDirectory: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(temporaryDirectory)) {
    const path = join(temporaryDirectory, name);
    const written = await stat(path).catch(() => undefined);
    if (written && written.mtimeMs < before.getTime()) {
      // A folder is what a process that was killed had fetched a document into.
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}

/**
 * Sweeps now and then every hour, one sweep at a time.
 * @param duties other processes may sweep the same blobs: one of them does, once a day
 * @returns a function that stops it
 */
export const startSweeping = (
  deps: SweepDeps,
  duties: Pick<AnalysisQueue, 'takeDuty'>,
  onEnd: (result: { removed: number } | { error: unknown }) => void,
): (() => void) =>
  startHourly(async () => {
    try {
      const isDue = deps.blobs && (await duties.takeDuty('sweep files', SHARED_SWEEP_INTERVAL_MICROS));
      const blobs = isDue ? deps.blobs : undefined;
      onEnd({ removed: await sweep({ ...deps, blobs }, new Date()) });
    } catch (error) {
      onEnd({ error });
    }
  });
