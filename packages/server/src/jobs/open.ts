import { join } from 'node:path';
import { Bucket } from '../blobs/s3/bucket.js';
import { systemClock } from '../clock.js';
import { JOBS_FOLDER, TEMPORARY_FOLDER } from '../data-folder.js';
import type { Settings } from '../settings.js';
import type { JobStore } from '../store/job-types.js';
import { openWorkQueue } from '../store/open.js';
import type { Analyst } from '../workers/types.js';
import { EmbeddedQueue } from './embedded-queue.js';
import { FleetQueue } from './fleet-queue.js';
import type { AnalysisQueue, Conclusions } from './types.js';
import { BucketUploads } from './uploads/bucket-uploads.js';
import { FolderUploads } from './uploads/folder-uploads.js';

export interface QueueDeps {
  readonly store: JobStore;
  /** How jobs are run; undefined: others run them. */
  readonly running: { readonly conclusions: Conclusions; readonly analyst: Analyst } | undefined;
  readonly onFault: (error: unknown, jobId: string) => void;
}

/** The queue that the settings make necessary, and how it is started. */
export async function openQueue(
  settings: Settings,
  { store, running, onFault }: QueueDeps,
): Promise<AnalysisQueue> {
  const { dataDirectory, databaseUrl, s3, workers, queueLimit, leaseMs } = settings;
  const inFolder = () => FolderUploads.open(join(dataDirectory, JOBS_FOLDER));
  if (databaseUrl !== undefined) {
    const work = openWorkQueue(databaseUrl, running ? workers : 0, (error) => onFault(error, ''));
    const uploads = s3
      ? new BucketUploads(new Bucket(s3), join(dataDirectory, TEMPORARY_FOLDER))
      : await inFolder();
    const queue = new FleetQueue({
      store,
      work,
      uploads,
      running: running && { conclusions: running.conclusions, workers },
      queueLimit,
      leaseMs,
      clock: systemClock,
      onFault,
    });
    await queue.start();
    return queue;
  }
  if (!running) throw new Error('jobs of the embedded database are run by the process that accepts them');
  const { conclusions, analyst } = running;
  const queue = new EmbeddedQueue({
    store,
    uploads: await inFolder(),
    conclusions,
    workers,
    isFull: () => analyst.isFull,
    clock: systemClock,
    onFault,
  });
  await queue.start();
  return queue;
}
