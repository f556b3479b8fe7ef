import { afterAll } from 'vitest';
import { Database } from '../postgres/database.js';
import { migrate } from '../postgres/migrate.js';
import { createEmptyDatabase, on, type PostgresDatabase } from './postgres-server.js';

/** Runs `work` on a database without any table, which is gone afterwards. */
export async function withPostgresDatabase(
  work: (database: Database, url: string) => Promise<void>,
): Promise<void> {
  const { url, remove } = await createEmptyDatabase();
  const database = new Database({ url, connections: 5 });
  try {
    await work(database, url);
  } finally {
    await database.close();
    await remove();
  }
}

/** Migrated databases without records that no test has at the moment: making one takes ten times as long as emptying it. */
const free: PostgresDatabase[] = [];
afterAll(async () => {
  for (const { remove } of free.splice(0)) await remove();
});

/** A migrated database for one test at a time. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  const database = free.pop() ?? (await createEmptyDatabase());
  await on(database.url, migrate);
  return {
    url: database.url,
    remove: async () => {
      await on(database.url, empty);
      free.push(database);
    },
  };
}

/** As it was after its migration. */
async function empty(database: Database): Promise<void> {
  const tables = await database.all<[string]>(
    `SELECT quote_ident(tablename) FROM pg_tables
     WHERE schemaname = current_schema() AND tablename <> 'assay_migration'`,
  );
  const sequences = await database.all<[string]>(
    `SELECT quote_ident(sequencename) FROM pg_sequences WHERE schemaname = current_schema()`,
  );
  const first = await database.get<[Uint8Array]>(
    'SELECT link_salt FROM organization ORDER BY organization_id LIMIT 1',
  );
  await database.run(`TRUNCATE ${tables.map(([name]) => name).join(', ')}`);
  await database.run(sequences.map(([name]) => `ALTER SEQUENCE ${name} RESTART`).join(';'));
  await database.run(`INSERT INTO organization (name, link_salt) VALUES ('default', $1)`, [first![0]]);
}
