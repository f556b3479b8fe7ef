import type { Subject } from '@assay/forensics';
import { systemClock, utcDay } from '@assay/server';
import { requireInvoice } from '../batch/require-invoice.js';
import { workThrough } from '../batch/work-through.js';
import { CommandError, type ExitReason } from '../exit-codes.js';
import { assess, isAssessed } from './assess.js';
import { graver, reasonOf } from './exit-reason.js';
import { describe } from './human-output.js';
import { toJsonLine } from './json-output.js';
import { openMarkedFolder } from './marked-folder.js';

export interface ScanOptions {
  readonly model: Subject;
  readonly json?: boolean;
  /** The electronic invoice that the one file prints, an XML file. */
  readonly invoice?: string;
  /** Folder for the pages with marks. */
  readonly marked?: string;
  readonly workers?: number;
}

/** Examines files and folders, prints each file's result in order, and tells what the gravest of them was. */
export async function scan(
  paths: readonly string[],
  { model, json = false, workers, marked, invoice }: ScanOptions,
): Promise<ExitReason> {
  if (invoice !== undefined && paths.length > 1)
    throw new CommandError('USAGE', 'an electronic invoice is held against one file');
  await requireInvoice(invoice);
  const present = json ? toJsonLine : describe;
  const drawsMarks = marked !== undefined;
  const keep = drawsMarks ? await openMarkedFolder(marked) : undefined;
  let gravest: ExitReason = 'LOW';
  await workThrough(paths, workers, {
    async work(analyst, file, settings) {
      const receivedOn = utcDay(systemClock());
      const request = { model, policy: settings.bands, receivedOn, drawsMarks, invoicePath: invoice };
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
