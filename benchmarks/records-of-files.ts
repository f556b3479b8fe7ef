import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sniff } from '@assay/media';
import { examinedRecord, readRecord } from '../packages/server/src/replay/records-of-file.js';
import { type Analyst, UndecodableError } from '../packages/server/src/workers/index.js';

/** Files by their paths; a folder stands for all files in it. */
export const filesAt = (paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path],
  );

/** Nothing that a day decides differs between two runs. */
const RECEIVED_ON = '2026-11-28';

/**
 * All that the bytes, the options and the version decide of a file: it is examined, and read.
 * @returns both records, or why it has none; undefined for a file of no known format
 */
export async function recordsOf(analyst: Analyst, path: string): Promise<unknown> {
  const bytes = readFileSync(path);
  const format = sniff(bytes);
  if (!format) return undefined;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { path, format, sizeBytes: bytes.length, sha256 };
  try {
    return {
      detection: await examinedRecord(analyst, file, {
        model: 'document',
        country: 'us',
        receivedOn: RECEIVED_ON,
      }),
      parse: await readRecord(analyst, file, {
        model: 'performance',
        country: 'us',
        receivedOn: RECEIVED_ON,
      }),
    };
  } catch (error) {
    if (error instanceof UndecodableError) return error.code;
    throw error;
  }
}
