import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { certificateFile, type ReportCheck, ReportError, verifyReport } from '@assay/server';
import { problemOf } from '../batch/find-files.js';
import { CommandError, type ExitReason } from '../exit-codes.js';
import { printable } from '../terminal-text.js';

export interface ReportVerifyOptions {
  readonly certificate?: string;
  readonly json?: boolean;
}

/** Room for the longest name of a check. */
const NAME_WIDTH = 12;

/** Prints what was checked of a report; the end says whether all of it holds. */
export async function verify(
  path: string,
  { certificate, json = false }: ReportVerifyOptions,
): Promise<ExitReason> {
  const trusted = certificate === undefined ? [] : certificatesIn(certificate);
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unusable(path, problemOf(path, error).message);
  });
  const checks = await checksOf(path, bytes, trusted);
  const holds = checks.every((check) => check.holds !== false);
  process.stdout.write(
    json ? `${JSON.stringify({ path, holds, checks })}\n` : checks.map((check) => lineOf(check)).join(''),
  );
  return holds ? 'LOW' : 'HIGH';
}

const WORDS = { true: 'holds', false: 'DOES NOT', undefined: 'not told' } as const;

const lineOf = ({ what, holds, sentence }: ReportCheck): string =>
  `${what.padEnd(NAME_WIDTH)}${WORDS[`${holds}`].padEnd(10)}${printable(sentence)}\n`;

function certificatesIn(path: string): X509Certificate[] {
  try {
    return certificateFile(path).map((der) => new X509Certificate(der));
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError('USAGE', `--certificate: ${error.message}`);
    throw error;
  }
}

async function checksOf(
  path: string,
  bytes: Uint8Array,
  trusted: readonly X509Certificate[],
): Promise<readonly ReportCheck[]> {
  try {
    return await verifyReport(bytes, trusted);
  } catch (error) {
    if (error instanceof ReportError) throw unusable(path, error.message);
    throw error;
  }
}

const unusable = (path: string, because: string): CommandError =>
  new CommandError('NOT_EXAMINED', `${path}: ${because}`);
