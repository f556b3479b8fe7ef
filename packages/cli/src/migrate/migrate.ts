import { readSettings, schemaVersionOf } from '@assay/server';
import { withStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';

export interface MigrateOptions {
  readonly check?: true;
}

/** Brings the database's schema up to date, or says whether it is. */
export async function migrate({ check }: MigrateOptions): Promise<void> {
  const settings = readSettings(process.env);
  const { done, known, missing } = await schemaVersionOf(settings);
  if (check) {
    if (missing.length > 0)
      throw new CommandError(
        'FAILED',
        `the schema has version ${done}: ${known} needs ${missing.length} steps`,
      );
    process.stdout.write(`the schema has version ${done}, and nothing is to be done\n`);
    return;
  }
  await withStore(async () => undefined);
  process.stdout.write(
    `the schema has version ${Math.max(done, known)}; ${missing.length} steps were done\n`,
  );
}
