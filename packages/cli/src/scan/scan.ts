import { readSettings, startAnalyst } from '@assay/server';
import type { ExitReason } from '../exit-codes.js';
import { assess } from './assess.js';
import { graver, reasonOf } from './exit-reason.js';
import { type FoundFile, findFiles } from './find-files.js';
import { describe } from './human-output.js';
import { inOrder } from './in-order.js';
import { toJsonLine } from './json-output.js';
import { startProgress } from './progress.js';

export interface ScanOptions {
  readonly json?: boolean;
  readonly workers?: number;
}

/** Examines files and folders, prints each file's result in order, and tells what the gravest of them was. */
export async function scan(paths: readonly string[], { json = false, workers }: ScanOptions): Promise<ExitReason> {
  const settings = readSettings(process.env);
  const files: FoundFile[] = [];
  for await (const file of findFiles(paths)) files.push(file);
  const examinable = files.filter((file) => 'format' in file).length;
  const present = json ? toJsonLine : describe;

  const workerCount = Math.max(1, Math.min(workers ?? settings.workers, examinable));
  const analyst = await startAnalyst({
    workers: workerCount,
    queueLimit: workerCount,
    timeLimitMs: settings.analysisTimeLimitMs,
    memoryLimitMb: settings.workerMemoryMb,
    recycleAfter: settings.workerDocuments,
  });
  const progress = startProgress(files.length, process.stderr);
  let gravest: ExitReason = 'LOW';
  try {
    for await (const result of inOrder(files, 2 * workerCount, (file) => assess(analyst, file, settings.bands))) {
      gravest = graver(gravest, reasonOf(result));
      progress.done(() => process.stdout.write(present(result)));
    }
  } finally {
    progress.stop();
    await analyst.close();
  }
  return gravest;
}
