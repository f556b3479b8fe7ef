import type { Analyst, Settings } from '@assay/server';
import {
  type DistinctFile,
  type DistinctFiles,
  type LookedAtFolder,
  lookAtFolder,
} from './look-at-folder.js';
import { startProgress } from './progress.js';
import { startPool } from './start-pool.js';

/**
 * Looks at the files of two folders, one after the other, in a pool of the command's own, and shows how far
 * it is.
 * @param look what {@link lookAtFolder} takes: a number, or why there is none
 */
export async function lookAtBoth<Kind extends string>(
  [first, second]: readonly [DistinctFiles<Kind>, DistinctFiles<Kind>],
  settings: Settings,
  workers: number,
  look: (analyst: Analyst, file: DistinctFile<Kind>) => Promise<number | string>,
): Promise<readonly [LookedAtFolder, LookedAtFolder]> {
  const analyst = await startPool(settings, workers);
  const progress = startProgress(first.files.length + second.files.length, process.stderr);
  const lookAt = (folder: DistinctFiles<Kind>): Promise<LookedAtFolder> =>
    lookAtFolder(
      folder,
      (file) => look(analyst, file),
      2 * workers,
      () => progress.done(() => {}),
    );
  try {
    return [await lookAt(first), await lookAt(second)];
  } finally {
    progress.stop();
    await analyst.close();
  }
}
