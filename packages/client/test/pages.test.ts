import { expect, test } from 'vitest';
import { allRecords } from '../src/pages.js';

/** A list of records by id, newest first, that grows by one whenever a page is read. */
function growingList(length: number): (limit: number, offset: number) => Promise<{ data: { id: number }[] }> {
  let newest = length;
  return async (limit, offset) => {
    const rows = Array.from({ length: newest }, (_, index) => ({ id: newest - index }));
    newest += 1;
    return { data: rows.slice(offset, offset + limit) };
  };
}

test('a list longer than a page comes whole and once, though it grows meanwhile', async () => {
  const ids: number[] = [];
  for await (const { id } of allRecords(growingList(250), ({ id }) => id)) ids.push(id);
  expect(ids).toEqual(Array.from({ length: 250 }, (_, index) => 250 - index));
});

test('pages are read as they are needed', async () => {
  let pages = 0;
  const list = allRecords(
    async (limit) => {
      pages += 1;
      return { data: Array.from({ length: limit }, (_, id) => ({ id })) };
    },
    ({ id }) => id,
  );
  await list.next();
  expect(pages).toBe(1);
});
