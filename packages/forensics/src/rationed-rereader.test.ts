import { fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { rationedRereader } from './rationed-rereader.js';

const place = (row: number) => ({ x1: 0, y1: row / 100, x2: 1, y2: (row + 1) / 100 });

test('a check has 24 places read again, each as often as it asks, and leaves the rest to the others', async () => {
  let reads = 0;
  const rereader = {
    reread: async () => {
      reads += 1;
      return { text: '12.00', reading: fraction(0.9) };
    },
  };
  const one = rationedRereader(rereader);
  for (let row = 0; row < 30; row++) await one.reread(1, place(row));
  expect(reads).toBe(24);
  expect(await one.reread(1, place(29))).toBeUndefined();
  expect(await one.reread(1, place(3))).toBeDefined();
  expect(await rationedRereader(rereader).reread(1, place(29))).toBeDefined();
});
