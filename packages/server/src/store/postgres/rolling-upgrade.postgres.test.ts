import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillStore } from '../../copy/testing/whole-installation.js';
import { RECORD_KINDS } from '../record-types.js';
import { withPostgresDatabase } from '../testing/postgres-database.js';
import { migrate } from './migrate.js';
import { MIGRATIONS, type Migration } from './migrations/index.js';
import { openPostgresStore } from './open.js';

/** A column more in every table, and a table more: what a next version may add while this one runs beside it. */
const ADDED_EVERYWHERE = `
DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT tablename FROM pg_tables
    WHERE schemaname = current_schema() AND tablename <> 'assay_migration' LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN of_the_next_version text NOT NULL DEFAULT %L', one.tablename, 'new');
  END LOOP;
END $$;
CREATE TABLE next_version (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY);
`;

test('while versions are exchanged this one works on the schema of the next, which only added to its own', () =>
  withPostgresDatabase(async (database, url) => {
    const { number } = MIGRATIONS.at(-1)!;
    const next: Migration = { number: number + 1, sql: ADDED_EVERYWHERE, worksFrom: number };
    await migrate(database, [...MIGRATIONS, next]);
    const folder = await mkdtemp(join(tmpdir(), 'assay-upgrade-'));
    const store = await openPostgresStore({ url });
    try {
      await fillStore(store, folder);
      const page = { limit: 25, offset: 0, direction: 'asc', tags: [] } as const;
      for (const sortBy of ['likelihood', 'fileName', 'country'] as const)
        expect((await store.listDetections(1, { ...page, sortBy })).totalCount).toBeGreaterThan(1);
      const { records } = await store.listDetections(1, { ...page, sortBy: 'detectionId' });
      const last = records.at(-1)!;
      expect(await store.deleteRecord(1, 'detection', last.detectionId)).toHaveLength(last.files.length);
      expect((await store.listSubmissions(1, { limit: 25, offset: 0 })).totalCount).toBeGreaterThan(1);
      for (const kind of RECORD_KINDS) expect(await store.reserveId(kind)).toBeGreaterThan(0);
    } finally {
      await store.close();
      await rm(folder, { recursive: true });
    }
  }));
