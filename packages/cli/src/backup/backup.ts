import { isAbsolute, relative, resolve } from 'node:path';
import {
  BackupError,
  type BackupSummary,
  backUp,
  readSettings,
  restore,
  systemClock,
  verifyBackup,
} from '@assay/server';
import { requireData } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';

/** Copies the data folder of ASSAY_DATA_DIR, while it is served. */
export async function makeBackup(folder: string): Promise<void> {
  const dataDirectory = wholeDataFolder();
  requireData({ dataDirectory, databaseUrl: undefined });
  const inside = relative(resolve(dataDirectory), resolve(folder));
  if (!inside.startsWith('..') && !isAbsolute(inside))
    throw new CommandError('USAGE', 'the backup would lie within the data folder that it copies');
  tell('kept', await explained(() => backUp(dataDirectory, folder, systemClock())));
}

export async function restoreBackup(folder: string): Promise<void> {
  const dataDirectory = wholeDataFolder();
  tell('restored', await explained(() => restore(folder, dataDirectory)));
}

export async function checkBackup(folder: string): Promise<void> {
  const { summary, problems } = await explained(() => verifyBackup(folder));
  if (problems.length > 0) throw new CommandError('FAILED', problems.slice(0, 20).join('\n'));
  tell('whole', summary);
}

/** @throws CommandError where records or stored files lie elsewhere: a copy would be of the half */
function wholeDataFolder(): string {
  const { dataDirectory, databaseUrl, s3 } = readSettings(process.env);
  if (databaseUrl !== undefined)
    throw new CommandError(
      'USAGE',
      'the records lie in PostgreSQL (ASSAY_DATABASE_URL), which this does not copy; see "PostgreSQL" in docs/operations.md',
    );
  if (s3)
    throw new CommandError(
      'USAGE',
      'the stored files lie in a bucket (ASSAY_S3_ENDPOINT), which this does not copy; see "Backup" in docs/operations.md',
    );
  return dataDirectory;
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError)
      throw new CommandError(error.isOfFolder ? 'USAGE' : 'FAILED', error.message, { cause: error });
    throw error;
  }
}

const tell = (done: string, { fileCount, totalBytes, madeAt }: BackupSummary): void =>
  void process.stdout.write(`${done}: ${fileCount} files, ${totalBytes} bytes, as of ${madeAt}\n`);
