import { StoreError } from '../errors.js';
import type { SchemaVersion } from '../schema-version.js';
import type { Database, Queries } from './database.js';
import { MIGRATIONS, type Migration } from './migrations/index.js';

/** Names the lock that processes migrate under; any number that nothing else uses. */
const LOCK = 7_265_011_801;

interface Standing {
  readonly done: number;
  readonly worksFrom: number;
}

/**
 * The catalog itself is read: `to_regclass` answers from a connection's cache, which does not learn while it waits for
 * the lock that the table was made meanwhile.
 */
async function standingOf(queries: Queries): Promise<Standing> {
  const [tables] = (await queries.get<[number]>(
    `SELECT count(*) FROM pg_catalog.pg_class WHERE relname = 'assay_migration' AND pg_catalog.pg_table_is_visible(oid)`,
  ))!;
  if (tables === 0) return { done: 0, worksFrom: 0 };
  const [done, worksFrom] = (await queries.get<[number, number]>(
    'SELECT coalesce(max(number), 0), coalesce(max(works_from), 0) FROM assay_migration',
  ))!;
  return { done, worksFrom };
}

/** @throws StoreError DATABASE_TOO_NEW when this code does not work on the schema */
export async function schemaVersion(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<SchemaVersion> {
  const standing = await standingOf(database);
  const known = knownTo(migrations, standing);
  return { done: standing.done, known, missing: missingOf(migrations, standing) };
}

/** Brings the database to this code's schema: each step in its own transaction, one process at a time. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<SchemaVersion> {
  const { missing } = await schemaVersion(database, migrations);
  for (const number of missing) {
    await database.write(async (queries) => {
      await queries.run('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      // Read again under the lock: another process may have done this step meanwhile.
      const step = migrations.find((one) => one.number === number);
      if (!step || (await standingOf(queries)).done >= number) return;
      await queries.run(
        'CREATE TABLE IF NOT EXISTS assay_migration (number integer PRIMARY KEY, works_from integer NOT NULL)',
      );
      await queries.run(step.sql);
      await queries.run('INSERT INTO assay_migration VALUES ($1, $2)', [step.number, step.worksFrom]);
    });
  }
  return schemaVersion(database, migrations);
}

const missingOf = (migrations: readonly Migration[], { done }: Standing): number[] =>
  migrations.map(({ number }) => number).filter((number) => number > done);

function knownTo(migrations: readonly Migration[], { done, worksFrom }: Standing): number {
  const known = migrations[migrations.length - 1]?.number ?? 0;
  if (done > known && worksFrom > known) {
    throw new StoreError(
      'DATABASE_TOO_NEW',
      `the database has schema version ${done}, which works from version ${worksFrom} on, and this Assay knows versions up to ${known}: start the newer Assay again`,
    );
  }
  return known;
}
