import { type Analyst, readSettings, type Settings } from '@assay/server';
import { type FoundFile, findFiles } from './find-files.js';
import { inOrder } from './in-order.js';
import { startProgress } from './progress.js';
import { startPool } from './start-pool.js';

/** What is done with each file, and with what came of it. */
export interface BatchWork<Result> {
  readonly work: (analyst: Analyst, file: FoundFile, settings: Settings) => Promise<Result>;
  /** Told of the results in the order of the files. */
  readonly print: (result: Result) => void;
}

/**
 * Finds the files that are named, works on several at a time in a pool of its own, and prints each result in
 * its turn.
 * @param workers documents at the same time; as many as the settings say when undefined
 */
export async function workThrough<Result>(
  paths: readonly string[],
  workers: number | undefined,
  { work, print }: BatchWork<Result>,
): Promise<void> {
  const settings = readSettings(process.env);
  const files: FoundFile[] = [];
  for await (const file of findFiles(paths)) files.push(file);
  const examinable = files.filter((file) => 'format' in file).length;

  const workerCount = Math.max(1, Math.min(workers ?? settings.workers, examinable));
  const analyst = await startPool(settings, workerCount);
  const progress = startProgress(files.length, process.stderr);
  try {
    for await (const result of inOrder(files, 2 * workerCount, (file) => work(analyst, file, settings))) {
      progress.done(() => print(result));
    }
  } finally {
    progress.stop();
    await analyst.close();
  }
}
