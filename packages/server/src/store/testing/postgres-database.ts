import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { Database } from '../postgres/database.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a PostgreSQL server on which tests may make databases. */
    databaseUrl: string;
  }
}

/** An empty database of its own on the server that the tests share. */
export async function createPostgresDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `assay_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('databaseUrl'));
  const onServer = async (sql: string): Promise<void> => {
    const server = new Database({ url: inject('databaseUrl'), connections: 1 });
    await server.run(sql).finally(() => server.close());
  };
  await onServer(`CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Runs `work` on a database without any table, which is gone afterwards. */
export async function withPostgresDatabase(
  work: (database: Database, url: string) => Promise<void>,
): Promise<void> {
  const { url, remove } = await createPostgresDatabase();
  const database = new Database({ url, connections: 5 });
  try {
    await work(database, url);
  } finally {
    await database.close();
    await remove();
  }
}
