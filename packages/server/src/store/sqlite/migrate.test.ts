import { expect, test } from 'vitest';
import { withScratchDatabase } from '../testing/scratch-database.js';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { openSqliteStore } from './open.js';

test('migrations run once, in order, and later ones go on from where the file stands', async () => {
  await withScratchDatabase((connection) => {
    const steps = [...MIGRATIONS, 'CREATE TABLE later (n INTEGER); INSERT INTO later VALUES (1)', 'UPDATE later SET n = n + 1'];
    migrate(connection, steps.slice(0, -1));
    migrate(connection, steps);
    migrate(connection, steps);
    expect(connection.all('SELECT n FROM later')).toEqual([[2]]);
    expect(connection.get('PRAGMA user_version')).toEqual([steps.length]);
  });
});

test('a migration that fails leaves the schema as it was', async () => {
  await withScratchDatabase((connection) => {
    const steps = [...MIGRATIONS, 'CREATE TABLE later (n INTEGER); INSERT INTO nowhere VALUES (1)'];
    expect(() => migrate(connection, steps)).toThrow(/nowhere/);
    expect(connection.get('PRAGMA user_version')).toEqual([MIGRATIONS.length]);
    expect(connection.all("SELECT name FROM sqlite_schema WHERE name = 'later'")).toEqual([]);
  });
});

test('a database of a newer Assay is refused in words', async () => {
  await withScratchDatabase(async (connection, path) => {
    connection.execute('PRAGMA user_version = 999');
    await expect(openSqliteStore({ path })).rejects.toMatchObject({
      name: 'StoreError',
      code: 'DATABASE_TOO_NEW',
      message: expect.stringMatching(/schema version 999 .* newer Assay/),
    });
  });
});

test('a file that is no database is refused', async () => {
  await expect(openSqliteStore({ path: import.meta.filename })).rejects.toMatchObject({ code: 'DATABASE_FAILED' });
});
