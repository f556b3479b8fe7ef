import { join } from 'node:path';
import { Bucket } from '../blobs/s3/bucket.js';
import { systemClock } from '../clock.js';
import { FOLDER_ID_FILE, folderIdOf, JOBS_FOLDER, TEMPORARY_FOLDER } from '../data-folder.js';
import type { Settings } from '../settings.js';
import { SettingsError } from '../settings-error.js';
import type { JobStore } from '../store/job-types.js';
import { openWorkQueue } from '../store/open.js';
import type { WorkQueue } from '../store/work-types.js';
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
    if (!s3) await requireOwnFolder(work, dataDirectory);
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

/**
 * Without a bucket, uploads and files are on the disk of one machine: who has another folder would take jobs whose
 * uploads it cannot reach.
 * @throws SettingsError when the files of the database lie in another folder
 */
async function requireOwnFolder(work: WorkQueue, dataDirectory: string): Promise<void> {
  const folderId = await folderIdOf(dataDirectory);
  const known = await work.claimFolder(folderId);
  if (known === folderId) return;
  await work.close();
  throw new SettingsError(
    `ASSAY_DATA_DIR: the files of this database lie in the data folder whose "${FOLDER_ID_FILE}" is ${known}, not in "${dataDirectory}". ${REMEDY}`,
  );
}

const REMEDY =
  'Several processes on one database need a bucket (ASSAY_S3_ENDPOINT). Where that folder is lost for good, `DELETE FROM data_folder` in the database lets the next start take its own.';
