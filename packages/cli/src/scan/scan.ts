import type { Subject } from '@assay/forensics';
import { systemClock, utcDay } from '@assay/server';
import { workThrough } from '../batch/work-through.js';
import type { ExitReason } from '../exit-codes.js';
import { assess, isAssessed } from './assess.js';
import { graver, reasonOf } from './exit-reason.js';
import { describe } from './human-output.js';
import { toJsonLine } from './json-output.js';
import { openMarkedFolder } from './marked-folder.js';

export interface ScanOptions {
  readonly model: Subject;
  readonly json?: boolean;
  /** Folder for the pages with marks. */
  readonly marked?: string;
  readonly workers?: number;
}

/** Examines files and folders, prints each file's result in order, and tells what the gravest of them was. */
export async function scan(
  paths: readonly string[],
  { model, json = false, workers, marked }: ScanOptions,
): Promise<ExitReason> {
  const present = json ? toJsonLine : describe;
  const drawsMarks = marked !== undefined;
  const keep = drawsMarks ? await openMarkedFolder(marked) : undefined;
  let gravest: ExitReason = 'LOW';
  await workThrough(paths, workers, {
    async work(analyst, file, settings) {
      const request = { model, policy: settings.bands, receivedOn: utcDay(systemClock()), drawsMarks };
      const scanned = await assess(analyst, file, request);
      return keep && isAssessed(scanned) ? { ...scanned, marked: await keep(scanned) } : scanned;
    },
    print(result) {
      gravest = graver(gravest, reasonOf(result));
      process.stdout.write(present(result));
    },
  });
  return gravest;
}
