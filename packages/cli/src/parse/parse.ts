import { workThrough } from '../batch/work-through.js';
import type { ExitReason } from '../exit-codes.js';
import { describe } from './human-output.js';
import { toJsonLine } from './json-output.js';
import { isRead, type ParseRequest, readFile } from './read-file.js';

export interface ParseOptions extends ParseRequest {
  readonly json?: boolean;
  readonly workers?: number;
}

/**
 * Reads the fields of files and folders of them, prints each file's result in order, and tells whether all
 * could be read.
 */
export async function parse(
  paths: readonly string[],
  { json = false, workers, ...request }: ParseOptions,
): Promise<ExitReason> {
  const present = json ? toJsonLine : describe;
  let reason: ExitReason = 'LOW';
  await workThrough(paths, workers, {
    work: (analyst, file) => readFile(analyst, file, request),
    print(result) {
      if (!isRead(result)) reason = 'NOT_EXAMINED';
      process.stdout.write(present(result));
    },
  });
  return reason;
}
