import { resolve } from 'node:path';
import { CopyError, type CopyTarget, copyInstallation, readSettings } from '@assay/server';
import { CommandError } from '../exit-codes.js';
import { printable } from '../terminal-text.js';

export interface CopyOptions {
  readonly to?: string;
  readonly blobs?: string;
}

const BUCKET = /^s3:\/\/([^/]+)\/?$/;

/** Moves an embedded installation to PostgreSQL, and its files to a bucket or another folder. */
export async function copy(options: CopyOptions): Promise<void> {
  const { dataDirectory, target } = placesOf(options);
  try {
    const { tables, fileCount } = await copyInstallation(dataDirectory, target, (part) => {
      process.stderr.write(`copying ${part}\n`);
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `copied and held against the original: ${rows} rows of ${tables.length} tables, ${fileCount} files\n`,
    );
  } catch (error) {
    if (error instanceof CopyError) throw new CommandError('FAILED', error.message, { cause: error });
    throw error;
  }
}

/** What is copied where: as the settings say, but for what is named. */
function placesOf({ to, blobs }: CopyOptions): { dataDirectory: string; target: CopyTarget } {
  const environment = { ...process.env };
  if (to !== undefined) {
    environment.ASSAY_DATABASE_URL = to;
    delete environment.ASSAY_DATABASE_URL_FILE;
  }
  const bucket = blobs === undefined ? undefined : BUCKET.exec(blobs)?.[1];
  if (blobs?.startsWith('s3:') && bucket === undefined)
    throw new CommandError('USAGE', `"${printable(blobs)}" is no bucket: expected s3://NAME`);
  if (bucket !== undefined) environment.ASSAY_S3_BUCKET = bucket;
  const { dataDirectory, databaseUrl, s3 } = readSettings(environment);
  if (databaseUrl === undefined)
    throw new CommandError(
      'USAGE',
      'there is no database to copy to: name it with --to or ASSAY_DATABASE_URL',
    );
  const folder = blobs !== undefined && bucket === undefined ? resolve(blobs) : undefined;
  const place = folder === undefined && s3 ? { s3 } : { dataDirectory: folder ?? dataDirectory };
  return { dataDirectory, target: { databaseUrl, blobs: place } };
}
