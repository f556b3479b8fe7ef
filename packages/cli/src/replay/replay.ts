import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { sniff } from '@assay/media';
import {
  NO_INVOICE_SENTENCE,
  RecordError,
  type Recorded,
  type Replay,
  readRecorded,
  readSettings,
  replay as replayFile,
  UNDECODABLE_SENTENCES,
  UndecodableError,
} from '@assay/server';
import { problemOf } from '../batch/find-files.js';
import { readHead } from '../batch/read-head.js';
import { requireInvoice } from '../batch/require-invoice.js';
import { startPool } from '../batch/start-pool.js';
import { CommandError, type ExitReason } from '../exit-codes.js';
import { describe, toJsonLine } from './output.js';

export interface ReplayOptions {
  readonly json?: boolean;
  /** The electronic invoice that was sent with the file. */
  readonly invoice?: string;
}

/** Does again what a record says was done with a file, and prints whether that gives the same record. */
export async function replay(
  path: string,
  recordPath: string,
  { json = false, invoice }: ReplayOptions,
): Promise<ExitReason> {
  await requireInvoice(invoice);
  const settings = readSettings(process.env);
  const recorded = await recordIn(recordPath);
  const file = { ...(await fileAt(path)), invoicePath: invoice };
  const analyst = await startPool(settings, 1);
  try {
    const replayed = await orCommandError(path, replayFile(analyst, file, recorded));
    process.stdout.write((json ? toJsonLine : describe)({ path, recordPath, ...replayed }));
    return replayed.differences.length === 0 ? 'LOW' : 'HIGH';
  } finally {
    await analyst.close();
  }
}

/** @throws CommandError where there is no record that can be replayed */
async function recordIn(path: string): Promise<Recorded> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw unusable(path, problemOf(path, error).message);
  });
  try {
    return readRecorded(JSON.parse(text));
  } catch (error) {
    if (error instanceof RecordError) throw unusable(path, error.message);
    if (error instanceof SyntaxError) throw unusable(path, 'it is not JSON');
    throw error;
  }
}

/** @throws CommandError where there is no file of a format that is examined */
async function fileAt(path: string): Promise<Parameters<typeof replayFile>[1]> {
  try {
    const format = sniff(await readHead(path));
    if (!format) throw unusable(path, 'not a PDF, JPEG, PNG or WebP file');
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
    return { path, format, sizeBytes: (await stat(path)).size, sha256: hash.digest('hex') };
  } catch (error) {
    throw error instanceof CommandError ? error : unusable(path, problemOf(path, error).message);
  }
}

async function orCommandError(path: string, replaying: Promise<Replay>): Promise<Replay> {
  try {
    return await replaying;
  } catch (error) {
    if (error instanceof UndecodableError)
      throw unusable(
        path,
        error.file === 'invoice' ? NO_INVOICE_SENTENCE : UNDECODABLE_SENTENCES[error.code],
      );
    throw error;
  }
}

const unusable = (path: string, because: string): CommandError =>
  new CommandError('NOT_EXAMINED', `${path}: ${because}`);
