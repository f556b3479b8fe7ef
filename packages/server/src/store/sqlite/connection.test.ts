import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withScratchDatabase } from '../testing/scratch-database.js';

test('a statement that failed once works the next time', async () => {
  await withScratchDatabase((connection) => {
    const insert = (name: string) =>
      connection.get('INSERT INTO organization (name) VALUES (?) RETURNING name', [name]);
    expect(insert('a')).toEqual(['a']);
    expect(() => insert('a')).toThrow(/UNIQUE/);
    expect(insert('b')).toEqual(['b']);
  });
});

test('a lone buffer is a parameter and not a set of named ones', async () => {
  await withScratchDatabase((connection) => {
    expect(connection.get('SELECT length(?)', [new Uint8Array(3)])).toEqual([3]);
  });
});

test('a text is bound whole where it holds NUL, with numbered parameters too', async () => {
  await withScratchDatabase((connection) => {
    const lengthOf = (expression: string) => `length(CAST(${expression} AS BLOB))`;
    expect(connection.get(`SELECT ?, ${lengthOf('?')}`, ['plain', 'a\0b'])).toEqual(['plain', 3]);
    expect(
      connection.get(`SELECT ${lengthOf('?2')}, ?1, ${lengthOf('?2')}, ?3`, [7, 'a\0bc', 'plain']),
    ).toEqual([4, 7, 4, 'plain']);
  });
});

test('what is erased is not left in the pages of the file', async () => {
  await withScratchDatabase((connection, path) => {
    const leftOver = (name: string): number => {
      connection.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      return readFileSync(path).toString('latin1').split(name).length - 1;
    };
    connection.execute('CREATE TABLE letter (text TEXT)');
    for (const text of ['first', 'plainly deleted', 'third', 'wiped out', 'last'])
      connection.run('INSERT INTO letter VALUES (?)', [text]);
    connection.run('DELETE FROM letter WHERE text = ?', ['plainly deleted']);
    expect(leftOver('ly deleted')).toBe(1);
    connection.writeTransaction(() =>
      connection.erasing(() => connection.run('DELETE FROM letter WHERE text = ?', ['wiped out'])),
    );
    expect([leftOver('wiped out'), leftOver('third')]).toEqual([0, 1]);
  });
});
