import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '../../packages/server/src/store/sqlite/connection.js';
import { migrate } from '../../packages/server/src/store/sqlite/migrate.js';

/**
 * The path of a database that is kept for later runs, filled now where it is not there, and brought to
 * the present schema where it is. One that was not finished does not count.
 */
export function keptDatabase(fileName: string, fill: (connection: Connection) => void): string {
  const folder = join(tmpdir(), 'assay-store-benchmark');
  const path = join(folder, fileName);
  if (existsSync(path)) {
    const kept = new Connection(path);
    migrate(kept);
    kept.close();
    return path;
  }
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.unfinished`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true });
  const connection = new Connection(unfinished);
  migrate(connection);
  fill(connection);
  connection.close();
  renameSync(unfinished, path);
  return path;
}
