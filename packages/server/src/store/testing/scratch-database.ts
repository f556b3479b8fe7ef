import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '../sqlite/connection.js';
import { migrate } from '../sqlite/migrate.js';

/** Runs `work` on an empty, migrated database file that is gone afterwards. */
export function withScratchDatabase(
  work: (connection: Connection, path: string) => void | Promise<void>,
): Promise<void> {
  return withScratchFile((connection, path) => {
    migrate(connection);
    return work(connection, path);
  });
}

/** The same on a file without any table. */
export async function withScratchFile(
  work: (connection: Connection, path: string) => void | Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-store-'));
  const path = join(folder, 'assay.db');
  const connection = new Connection(path);
  try {
    await work(connection, path);
  } finally {
    connection.close();
    rmSync(folder, { recursive: true });
  }
}
