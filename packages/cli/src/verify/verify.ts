import { readSettings } from '@assay/server';
import { startPool } from '../batch/start-pool.js';
import type { ExitReason } from '../exit-codes.js';
import { compareFiles, isCompared } from './compare-files.js';
import { describe } from './human-output.js';
import { toJsonLine } from './json-output.js';

export interface VerifyOptions {
  readonly json?: boolean;
  /** A file of the ID's other side. */
  readonly idBack?: string;
}

/** Compares an ID with a selfie, prints the result, and tells whether the person is verified. */
export async function verify(
  id: string,
  selfie: string,
  { json = false, idBack }: VerifyOptions,
): Promise<ExitReason> {
  const settings = readSettings(process.env);
  const analyst = await startPool(settings, 1);
  try {
    const pair = await compareFiles(analyst, { id, selfie, idBack }, settings);
    process.stdout.write(json ? toJsonLine(pair) : describe(pair));
    if (!isCompared(pair)) return 'NOT_EXAMINED';
    return pair.verdict.verified ? 'LOW' : 'HIGH';
  } finally {
    await analyst.close();
  }
}
