import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { Database } from '../postgres/database.js';
import { migrate } from '../postgres/migrate.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a PostgreSQL server on which tests may make databases. */
    databaseUrl: string;
  }
}

export interface PostgresDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

async function on(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = new Database({ url, connections: 1 });
  await work(database).finally(() => database.close());
}

/** A database of its own, without any table, on the server that the tests share. */
async function createEmptyDatabase(): Promise<PostgresDatabase> {
  const name = `assay_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('databaseUrl'));
  await on(url.href, (server) => server.run(`CREATE DATABASE ${name}`));
  const remove = () =>
    on(inject('databaseUrl'), (server) => server.run(`DROP DATABASE ${name} WITH (FORCE)`));
  url.pathname = `/${name}`;
  return { url: url.href, remove };
}

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
