import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { Database } from '../postgres/database.js';

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

export async function on(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = new Database({ url, connections: 1 });
  await work(database).finally(() => database.close());
}

/** A database of its own, without any table, on the server that the tests share. */
export async function createEmptyDatabase(): Promise<PostgresDatabase> {
  const name = `assay_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('databaseUrl'));
  await on(url.href, (server) => server.run(`CREATE DATABASE ${name}`));
  const remove = () =>
    on(inject('databaseUrl'), (server) => server.run(`DROP DATABASE ${name} WITH (FORCE)`));
  url.pathname = `/${name}`;
  return { url: url.href, remove };
}

const ofFolders = new Map<string, Promise<PostgresDatabase>>();

/**
 * The database that goes with a data folder, for tests of the whole server; the same one whenever it is asked for.
 * @returns undefined where the tests are not run on PostgreSQL
 */
export const databaseOfFolder = (dataDirectory: string): Promise<PostgresDatabase> | undefined => {
  if (inject('databaseUrl') === undefined) return undefined;
  const database = ofFolders.get(dataDirectory) ?? createEmptyDatabase();
  ofFolders.set(dataDirectory, database);
  return database;
};
