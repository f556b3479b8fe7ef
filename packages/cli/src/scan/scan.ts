import type { Subject } from '@assay/forensics';
import { systemClock, utcDay } from '@assay/server';
import { workThrough } from '../batch/work-through.js';
import type { ExitReason } from '../exit-codes.js';
import { assess } from './assess.js';
import { graver, reasonOf } from './exit-reason.js';
import { describe } from './human-output.js';
import { toJsonLine } from './json-output.js';

export interface ScanOptions {
  readonly model: Subject;
  readonly json?: boolean;
  readonly workers?: number;
}

/** Examines files and folders, prints each file's result in order, and tells what the gravest of them was. */
export async function scan(
  paths: readonly string[],
  { model, json = false, workers }: ScanOptions,
): Promise<ExitReason> {
  const present = json ? toJsonLine : describe;
  let gravest: ExitReason = 'LOW';
  await workThrough(paths, workers, {
    work: (analyst, file, settings) =>
      assess(analyst, file, { model, policy: settings.bands, receivedOn: utcDay(systemClock()) }),
    print(result) {
      gravest = graver(gravest, reasonOf(result));
      process.stdout.write(present(result));
    },
  });
  return gravest;
}
