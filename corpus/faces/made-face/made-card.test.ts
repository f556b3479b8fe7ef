import { expect, test } from 'vitest';
import { madeCard, onTable } from './made-card.js';
import { type NonFace, nonFace } from './non-faces.js';

const pixelAt = ({ rgb, width }: { rgb: Uint8Array; width: number }, x: number, y: number) => [
  ...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

test('a card has its portrait, and a pale gray one more where asked for', async () => {
  const plain = await madeCard({ seed: 5, ghost: false });
  const ghosted = await madeCard({ seed: 5, ghost: true });
  expect(pixelAt(ghosted, 150, 300)).toEqual(pixelAt(plain, 150, 300));
  expect(pixelAt(ghosted, 912, 470)).not.toEqual(pixelAt(plain, 912, 470));
});

test('a table lies around a card on all sides', async () => {
  const card = await madeCard({ seed: 5, ghost: false });
  const table = onTable(card, 20);
  expect([table.width, table.height]).toEqual([card.width + 40, card.height + 40]);
  expect(pixelAt(table, 20 + 500, 20 + 50)).toEqual(pixelAt(card, 500, 50));
  expect(
    Math.max(...pixelAt(table, 5, 5), ...pixelAt(table, table.width - 5, table.height - 5)),
  ).toBeLessThan(110);
});

test.each<NonFace>(['cartoon', 'animal', 'blank', 'text'])(
  '%s is a picture of 480 x 640 pixels',
  async (kind) => {
    const { width, height, rgb } = await nonFace(kind);
    expect([width, height, rgb.length]).toEqual([480, 640, 480 * 640 * 3]);
  },
);
