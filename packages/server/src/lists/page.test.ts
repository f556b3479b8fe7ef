import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Paged, pageText } from './page.js';

const RECORDS = Array.from({ length: 9 }, (_, index) => index + 1);
const toWire = (id: number) => ({ id, text: 'é'.repeat(50) });
const RECORD_BYTES = Buffer.byteLength(JSON.stringify(toWire(1)));

/** A list whose store gives out at most `most` records at a time. */
function listOf(most: number, records = RECORDS): Paged<number> & { readonly reads: number[] } {
  const reads: number[] = [];
  return {
    reads,
    idOf: (id) => id,
    toWire,
    read: async ({ limit, offset }) => {
      reads.push(offset);
      return { totalCount: records.length, records: records.slice(offset, offset + Math.min(limit, most)) };
    },
  };
}

async function pageOf(list: Paged<number>, limit: number, offset = 0, maxBytes = 1e6): Promise<unknown> {
  const paged = { ...list, maxBytes };
  const first = await paged.read({ limit, offset });
  const pieces: Buffer[] = [];
  for await (const piece of pageText(first, { limit, offset }, paged)) pieces.push(Buffer.from(piece));
  const page = JSON.parse(Buffer.concat(pieces).toString('utf8')) as { data: { id: number }[] };
  return { ...page, data: page.data.map(({ id }) => id) };
}

test('a page that fits is whole, and read at once', async () => {
  const list = listOf(100);
  expect(await pageOf(list, 3)).toEqual({ totalCount: 9, count: 3, data: [1, 2, 3] });
  expect(await pageOf(list, 100, 7)).toEqual({ totalCount: 9, count: 2, data: [8, 9] });
  expect(list.reads).toEqual([0, 7]);
});

test('large records are read as they are written', async () => {
  const list = listOf(2);
  expect(await pageOf(list, 5, 1)).toEqual({ totalCount: 9, count: 5, data: [2, 3, 4, 5, 6] });
  expect(list.reads).toEqual([1, 3, 5]);
});

test('a page ends before the record that would make it too large, and reads no further', async () => {
  const list = listOf(1);
  expect(await pageOf(list, 9, 0, 2 * RECORD_BYTES)).toEqual({ totalCount: 9, count: 2, data: [1, 2] });
  expect(list.reads).toEqual([0, 1, 2]);
});

test('a record that is too large alone is written all the same', async () => {
  expect(await pageOf(listOf(9), 9, 0, 1)).toMatchObject({ count: 1, data: [1] });
});

test('records that are spelled already are written as they are', async () => {
  const spelled = { ...listOf(9), toWire: (id: number) => Buffer.from(JSON.stringify(toWire(id))) };
  expect(await pageOf(spelled, 9, 0, 2 * RECORD_BYTES)).toEqual({ totalCount: 9, count: 2, data: [1, 2] });
});

test('a list without records is empty', async () => {
  expect(await pageOf(listOf(9, []), 9)).toEqual({ totalCount: 0, count: 0, data: [] });
});

test('what a new record pushes down the list is written once', async () => {
  const records = [3, 2, 1];
  const list = listOf(2, records);
  const { read } = list;
  let isFirst = true;
  const meanwhile: Paged<number> = {
    ...list,
    read: async (wanted) => {
      if (!isFirst) records.unshift(4);
      isFirst = false;
      return read(wanted);
    },
  };
  expect(await pageOf(meanwhile, 3)).toMatchObject({ data: [3, 2] });
});

test('others are served between two records', async () => {
  const order: string[] = [];
  void soon().then(() => order.push('other'));
  await pageOf({ ...listOf(9), toWire: (id) => ({ id: order.push(`record ${id}`) }) }, 3);
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('record 2'));
});
