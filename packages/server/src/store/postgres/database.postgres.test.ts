import { expect, test } from 'vitest';
import { withPostgresDatabase } from '../testing/postgres-database.js';
import { Database } from './database.js';

test('a transaction that fails leaves nothing behind, and one that others got in the way of is done again', () =>
  withPostgresDatabase(async (database) => {
    await database.run('CREATE TABLE account (id integer PRIMARY KEY, balance integer NOT NULL)');
    await database.run('INSERT INTO account VALUES (1, 0), (2, 0)');
    const failing = database.write(async (queries) => {
      await queries.run('UPDATE account SET balance = 5');
      await queries.run('INSERT INTO account VALUES (1, 0)');
    });
    await expect(failing).rejects.toMatchObject({ name: 'StoreError', code: 'CONSTRAINT' });

    // Each locks the two rows in another order: PostgreSQL ends one of every pair that wait for each other.
    const tries: number[] = [];
    const transfers = Array.from({ length: 12 }, (_, index) =>
      database.write(async (queries) => {
        tries.push(index);
        for (const id of index % 2 === 0 ? [1, 2] : [2, 1])
          await queries.run('UPDATE account SET balance = balance + 1 WHERE id = $1', [id]);
      }),
    );
    await Promise.all(transfers);
    expect(new Set(tries).size).toBe(12);
    expect(await database.all('SELECT balance FROM account')).toEqual([[12], [12]]);
  }));

test('a single statement that others got in the way of is done again, too', () =>
  withPostgresDatabase(async (database) => {
    // A sequence keeps its count when a transaction is undone. Which of two that wait for each other PostgreSQL
    // ends depends on how busy the machine is, so it is told to end this one.
    await database.run('CREATE SEQUENCE tries');
    await database.run('CREATE TABLE account (id integer PRIMARY KEY)');
    await database.run(`CREATE FUNCTION end_first_try() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('tries') = 1 THEN RAISE deadlock_detected; END IF;
        RETURN OLD;
      END $$`);
    await database.run(
      'CREATE TRIGGER deadlock BEFORE DELETE ON account FOR EACH ROW EXECUTE FUNCTION end_first_try()',
    );
    await database.run('INSERT INTO account VALUES (1)');
    expect(await database.run('DELETE FROM account')).toBe(1);
    expect(await database.get('SELECT last_value::integer FROM tries')).toEqual([2]);
  }));

test('a read sees one moment, whole numbers up to 2^53, bytes and arrays as they were sent', () =>
  withPostgresDatabase(async (database) => {
    await database.run('CREATE TABLE kept (number bigint, bytes bytea, numbers bigint[])');
    const bytes = Uint8Array.of(0, 255);
    await database.read(async (queries) => {
      expect(await queries.get('SELECT count(*) FROM kept')).toEqual([0]);
      await database.run('INSERT INTO kept VALUES ($1, $2, $3)', [2 ** 53, bytes, [1, 2 ** 47]]);
      expect(await queries.get('SELECT count(*) FROM kept')).toEqual([0]);
    });
    const row = await database.get<[number, Uint8Array, number]>(
      'SELECT number, bytes, (numbers = ARRAY[1, 140737488355328])::integer FROM kept',
    );
    expect([row?.[0], Uint8Array.from(row![1]), row?.[2]]).toEqual([2 ** 53, bytes, 1]);
  }));

test('a server that is not there is told apart from a fault, and a closed database answers nothing', async () => {
  const nowhere = new Database({ url: 'postgres://nobody@localhost/none?host=%2Fnot-there', connections: 1 });
  await expect(nowhere.run('SELECT 1')).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  await expect(nowhere.read(async () => undefined)).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  await Promise.all([nowhere.close(), nowhere.close()]);
  await expect(nowhere.run('SELECT 1')).rejects.toMatchObject({ code: 'STORE_STOPPED' });
});

test('a statement that runs into its limit is told apart from a database that is gone', () =>
  withPostgresDatabase(async (database) => {
    const long = database.read(async (queries) => {
      await queries.run("SET LOCAL statement_timeout = '5ms'");
      await queries.run('SELECT pg_sleep(60)');
    });
    await expect(long).rejects.toMatchObject({ code: 'QUERY_TOO_LONG' });
    expect(await database.get('SELECT 1')).toEqual([1]);
  }));

test('connections that the server ends are replaced', () =>
  withPostgresDatabase(async (database) => {
    const cut = database.run('SELECT pg_terminate_backend(pg_backend_pid())');
    await expect(cut).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
    expect(await database.get('SELECT 1')).toEqual([1]);
  }));

test('a connection that the server ends within a transaction costs that transaction alone', () =>
  withPostgresDatabase(async (database) => {
    const cut = database.write(async (queries) => {
      const [processId] = (await queries.get<[number]>('SELECT pg_backend_pid()'))!;
      await database.run('SELECT pg_terminate_backend($1, 5000)', [processId]);
      await queries.run('SELECT 1');
    });
    await expect(cut).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
    expect(await database.get('SELECT 1')).toEqual([1]);
  }));
