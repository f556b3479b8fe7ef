import { join } from 'node:path';
import { DATABASE_FILE } from '../../data-folder.js';
import { Database } from '../postgres/database.js';
import type { SqlRow } from '../rows/columns.js';
import { Connection } from '../sqlite/connection.js';

/** Statements that both databases understand, with `?` for their parameters. */
export interface StoredRows {
  all<Row extends SqlRow>(sql: string, parameters?: SqlRow): Promise<Row[]>;
  run(sql: string, parameters?: SqlRow): Promise<number>;
}

/** Runs `work` on the database behind a test's server, whichever it is, beside the server. */
export async function withStoredRows<Result>(
  {
    dataDirectory,
    databaseUrl,
  }: { readonly dataDirectory: string; readonly databaseUrl: string | undefined },
  work: (rows: StoredRows) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) {
    const connection = new Connection(join(dataDirectory, DATABASE_FILE));
    const rows: StoredRows = {
      all: async (sql, parameters) => connection.all(sql, parameters),
      run: async (sql, parameters) => connection.run(sql, parameters),
    };
    return work(rows).finally(() => connection.close());
  }
  const database = new Database({ url: databaseUrl, connections: 1 });
  const numbered = (sql: string): string => {
    let count = 0;
    return sql.replaceAll('?', () => `$${++count}`);
  };
  const rows: StoredRows = {
    all: (sql, parameters) => database.all(numbered(sql), parameters),
    run: (sql, parameters) => database.run(numbered(sql), parameters),
  };
  return work(rows).finally(() => database.close());
}
