import { expect, test } from 'vitest';
import { withScratchDatabase } from '../testing/scratch-database.js';

test('a statement that failed once works the next time', async () => {
  await withScratchDatabase((connection) => {
    const insert = (name: string) => connection.get('INSERT INTO organization (name) VALUES (?) RETURNING name', [name]);
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
