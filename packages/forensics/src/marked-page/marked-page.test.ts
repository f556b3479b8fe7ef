import type { Box } from '@assay/media';
import { expect, test } from 'vitest';
import type { Evidence } from '../check.js';
import type { CheckReport } from '../examine.js';
import type { AnyCheck } from '../run-check.js';
import { drawMarks, type PagePicture } from './draw-marks.js';
import { numberPlaces } from './number-places.js';

/** A check whose measure is the log-likelihood ratio. */
const check = (id: string, weight: 'fact' | 'context' = 'fact'): AnyCheck => ({
  id,
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: id,
  weight,
  needs: [],
  calibration: {
    points: [-5, 5].map((ratio) => ({ measure: ratio, logLikelihoodRatio: ratio })),
    source: 'typed out for this test',
  },
  examine: () => ({ kind: 'not-applicable', because: 'never run' }),
});
const found = (of: AnyCheck, measure: number, ...evidence: Evidence[]): CheckReport => ({
  check: of,
  outcome: { kind: 'examined', finding: { measure, summary: '', evidence, heat: [] } },
});
const at = (x1: number, y1: number, x2 = x1 + 0.1, y2 = y1 + 0.02): Box => ({ x1, y1, x2, y2 });
const amount = (boundingBox: Box | undefined, page = 1, after = '9,240.00'): Evidence => ({
  code: 'TEXT_REPLACED',
  kind: 'history',
  summary: '',
  page,
  ...(boundingBox && { boundingBox }),
  before: '1,240.00',
  after,
});
const holder = (boundingBox: Box): Evidence => ({
  ...amount(boundingBox),
  before: 'MARISOL QUINTERO',
  after: 'DOMINIC ASHDOWN',
  field: 'accountHolderName',
});
const marksIn = ({ outcome }: CheckReport): (number | undefined)[] =>
  outcome.kind === 'examined' ? outcome.finding.evidence.map(({ mark }) => mark) : [];

test('places are numbered as reasons tell of them, and the evidence carries the number', () => {
  const { marks, reports } = numberPlaces(
    [
      found(check('a'), 3, amount(at(0.1, 0.5)), holder(at(0.1, 0.1))),
      found(check('b'), 3, amount(at(0.11, 0.5))),
    ],
    1,
  );
  expect(marks).toEqual([
    { number: 1, page: 1, box: at(0.1, 0.1), intensity: 1 },
    { number: 2, page: 1, box: at(0.1, 0.5), intensity: 1 },
  ]);
  expect(reports.map(marksIn)).toEqual([[2, 1], [2]]);
});

test('two places of which the same is told share a number', () => {
  const { marks } = numberPlaces([found(check('a'), 3, amount(at(0.1, 0.5)), amount(at(0.1, 0.8)))], 1);
  expect(marks.map(({ number, box }) => [number, box.y1])).toEqual([
    [1, 0.5],
    [1, 0.8],
  ]);
});

test('what speaks for no manipulation, or has no place, has no number; context is told apart', () => {
  const { marks, reports } = numberPlaces(
    [
      found(check('clean'), -2, amount(at(0.1, 0.5))),
      found(check('a'), 3, amount(undefined)),
      found(check('c', 'context'), 1, amount(at(0.1, 0.8), 2, '7.00')),
    ],
    2,
  );
  expect(marks).toEqual([{ number: 1, page: 2, box: at(0.1, 0.8), intensity: 0 }]);
  expect(reports.map(marksIn)).toEqual([[undefined], [undefined], [1]]);
});

test('ninety-nine numbers are given out at most', () => {
  const many = Array.from({ length: 150 }, (_, index) =>
    amount(at(0.1, 0.006 * index, 0.2, 0.006 * index + 0.005), 1, `${index}.00`),
  );
  const { marks } = numberPlaces([found(check('a'), 3, ...many)], 1);
  expect(Math.max(...marks.map(({ number }) => number))).toBe(99);
});

const white = (width: number, height: number): PagePicture => ({
  width,
  height,
  rgba: new Uint8Array(width * height * 4).fill(255),
});
const pixel = ({ width, rgba }: PagePicture, x: number, y: number) => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

test('a place is outlined in red, what stands there can still be read, and the rest of the page is untouched', () => {
  const page = white(530, 400);
  const drawn = drawMarks(page, [{ number: 7, box: at(0.2, 0.5, 0.6, 0.6), intensity: 1 }]);
  expect(pixel(drawn, 105, 220)).toEqual([216, 13, 51, 255]);
  const [red = 0, green = 0, blue = 0] = pixel(drawn, 200, 220);
  expect(red).toBeGreaterThan(230);
  expect(Math.min(green, blue)).toBeGreaterThan(170);
  expect(pixel(drawn, 500, 20)).toEqual([255, 255, 255, 255]);
  expect(page.rgba.every((value) => value === 255)).toBe(true);
});

/** The dots of a label whose upper left corner is at a pixel, as text. */
function digitsAt(picture: PagePicture, count: number, left: number, top: number): string[] {
  const columns = count * 6 - 1;
  return Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      pixel(picture, left + 2 + column, top + 2 + row)[1] === 255 ? '#' : '.',
    ).join(''),
  );
}

const FOURTEEN = [
  '..#......#.',
  '.##.....##.',
  '..#....#.#.',
  '..#...#..#.',
  '..#...#####',
  '..#......#.',
  '.###.....#.',
];

test('the number is written right of its place, half way down', () => {
  const drawn = drawMarks(white(500, 400), [{ number: 14, box: at(0.2, 0.5, 0.6, 0.6), intensity: 1 }]);
  expect(digitsAt(drawn, 2, 303, 200 + Math.round((40 - 11) / 2))).toEqual(FOURTEEN);
});

test('where something stands right of its place, the number goes left, so that neither is hidden', () => {
  const drawn = drawMarks(white(500, 400), [
    { number: 14, box: at(0.2, 0.5, 0.6, 0.6), intensity: 1 },
    { number: 15, box: at(0.61, 0.5, 0.9, 0.6), intensity: 1 },
  ]);
  expect(digitsAt(drawn, 2, 100 - 15 - 3, 200 + Math.round((40 - 11) / 2))).toEqual(FOURTEEN);
});

test('at the edges of a page numbers stay on it, and no number is hidden by another', () => {
  const top = { box: at(0, 0, 1, 0.05), intensity: 1 };
  const drawn = drawMarks(white(500, 400), [
    { number: 14, ...top },
    { number: 14, ...top },
  ]);
  // Below the place: the first at its left, the second at its right.
  expect(digitsAt(drawn, 2, 0, 23)).toEqual(FOURTEEN);
  expect(digitsAt(drawn, 2, 485, 23)).toEqual(FOURTEEN);
  const tiny = drawMarks(white(10, 5), [{ number: 99, box: at(0, 0, 1, 1), intensity: 1 }]);
  expect(tiny.rgba).toHaveLength(10 * 5 * 4);
});
