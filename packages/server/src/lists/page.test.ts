import { expect, test } from 'vitest';
import { writePage } from './page.js';

const page = { totalCount: 9, records: [1, 2, 3] };
const toWire = (id: number) => ({ id, text: 'é'.repeat(50) });

test('a page that fits is whole', async () => {
  const { data, ...counts } = JSON.parse(await writePage(page, toWire));
  expect(counts).toEqual({ totalCount: 9, count: 3 });
  expect(data).toEqual(page.records.map(toWire));
});

test('a page ends before the record that would be too much, counted in bytes', async () => {
  const recordBytes = Buffer.byteLength(JSON.stringify(toWire(1)));
  expect(JSON.parse(await writePage(page, toWire, 2 * recordBytes))).toMatchObject({
    totalCount: 9,
    count: 2,
    data: [{ id: 1 }, { id: 2 }],
  });
});

test('one record is shown, however large', async () => {
  expect(JSON.parse(await writePage(page, toWire, 1))).toMatchObject({ count: 1 });
});

test('others are served between two records', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  await writePage(page, (id) => {
    order.push(`record ${id}`);
    return toWire(id);
  });
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('record 3'));
});
