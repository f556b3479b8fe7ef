import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withPostgresDatabase } from '../testing/postgres-database.js';
import { Database } from './database.js';
import { migrate, schemaVersion } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';

const known = MIGRATIONS[MIGRATIONS.length - 1]!.number;

test('an empty database gets the schema once, from however many processes at the same time', () =>
  withPostgresDatabase(async (database, url) => {
    const missing = MIGRATIONS.map(({ number }) => number);
    expect(await schemaVersion(database)).toEqual({ done: 0, known, missing });
    const others = [1, 2, 3].map(() => new Database({ url, connections: 1 }));
    await Promise.all([database, ...others].map((one) => migrate(one)));
    await Promise.all(others.map((other) => other.close()));
    expect(await schemaVersion(database)).toEqual({ done: known, known, missing: [] });
    expect(await database.all('SELECT organization_id, name, length(link_salt) FROM organization')).toEqual([
      [1, 'default', 32],
    ]);
  }));

test('who waited for the lock sees what was done meanwhile, though it looked before', () =>
  withPostgresDatabase(async (database, url) => {
    const steps = [{ number: 1, sql: 'CREATE TABLE one (id integer); SELECT pg_sleep(1)', worksFrom: 1 }];
    const late = new Database({ url, connections: 1 });
    const first = migrate(database, steps);
    await setTimeout(300);
    await expect(migrate(late, steps)).resolves.toMatchObject({ done: 1 });
    await Promise.all([first, late.close()]);
  }));

test('a step that fails leaves the schema as it was before it', () =>
  withPostgresDatabase(async (database) => {
    const steps = [
      { number: 1, sql: 'CREATE TABLE one (id integer)', worksFrom: 1 },
      { number: 2, sql: 'CREATE TABLE two (id integer); SELECT 1/0', worksFrom: 1 },
    ];
    await expect(migrate(database, steps)).rejects.toMatchObject({ code: 'DATABASE_FAILED' });
    expect(await schemaVersion(database, steps)).toEqual({ done: 1, known: 2, missing: [2] });
    expect(await database.get(`SELECT count(to_regclass('two'))`)).toEqual([0]);
  }));

test('code works on a later schema that only added to its own, and on none that took something away', () =>
  withPostgresDatabase(async (database) => {
    const one = { number: 1, sql: 'CREATE TABLE one (id integer)', worksFrom: 1 };
    const added = { number: 2, sql: 'ALTER TABLE one ADD COLUMN more integer', worksFrom: 1 };
    const removed = { number: 3, sql: 'ALTER TABLE one DROP COLUMN id', worksFrom: 2 };
    await migrate(database, [one, added]);
    expect(await schemaVersion(database, [one])).toEqual({ done: 2, known: 1, missing: [] });
    await migrate(database, [one, added, removed]);
    expect(await schemaVersion(database, [one, added])).toMatchObject({ done: 3 });
    await expect(schemaVersion(database, [one])).rejects.toMatchObject({ code: 'DATABASE_TOO_NEW' });
  }));
