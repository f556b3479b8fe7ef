import { expect, test } from 'vitest';
import { readLayout } from './read-layout.js';
import { printed, textOf } from './testing/printed.js';

const LETTER = `
Elm Plumbing LLC                 Statement date   01/31/2025

Ana Torres
14 Elm Street
Reno, NV 89501`;

test('an address comes with what stands over it, and every cell with its page', () => {
  const { cells, addresses } = readLayout(textOf(printed(LETTER)));
  expect(
    addresses.map(({ above, address }) => [above, address].map((some) => some.map(({ text }) => text))),
  ).toEqual([[['Ana Torres'], ['14 Elm Street', 'Reno, NV 89501']]]);
  expect(cells.map(({ text, page }) => `${page} ${text}`)).toContain('1 Elm Plumbing LLC');
  expect(cells).toEqual(
    expect.arrayContaining(addresses.flatMap(({ above, address }) => [...above, ...address])),
  );
});

test('on a page that lies upside down, cells stand where it is displayed', () => {
  const { pages, pagesUnread } = textOf(printed(LETTER), 'ocr');
  const turned = pages.map((page) => ({ ...page, upright: [-1, 0, 1, 0, -1, 1, 0, 0, 1] as const }));
  const [upright] = readLayout({ pages, pagesUnread }).cells;
  const [displayed] = readLayout({ pages: turned, pagesUnread }).cells;
  expect(displayed?.isRecognized).toBe(true);
  expect(displayed?.box.x1).toBeCloseTo(1 - (upright?.box.x2 ?? 0), 9);
  expect(displayed?.box.y1).toBeCloseTo(1 - (upright?.box.y2 ?? 0), 9);
});
