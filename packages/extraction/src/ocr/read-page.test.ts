import { displayedBox, QUARTER_TURNS, type ReadPage, type RgbImage, turned } from '@assay/media';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRecognizer } from './load-recognizer.js';
import { preparedModels } from './prepared-models.js';
import { recognizerModels } from './testing/recognizer-models.js';
import type { RecognizedPage, TextRecognizer } from './types.js';

let recognizer: TextRecognizer;
beforeAll(async () => {
  recognizer = await loadRecognizer(preparedModels(recognizerModels()));
});

/** A page drawn from SVG; text in whatever plain face this machine has. */
async function drawn(width: number, height: number, content: string): Promise<RgbImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${content}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, rgb: new Uint8Array(data) };
}

const text = (x: number, y: number, size: number, value: string): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="#222">${value}</text>`;

const linesOf = ({ lines }: Pick<RecognizedPage, 'lines'>): string[] =>
  lines.map(({ words }) => words.map((word) => word.text).join(' '));

const TABLE = [
  text(40, 60, 30, 'Account summary'),
  text(40, 130, 22, '03/14'),
  text(150, 130, 22, 'Card purchase'),
  text(470, 130, 22, '-1,911.45'),
  text(40, 180, 22, '03/15'),
  text(150, 180, 22, 'Direct deposit'),
  text(470, 180, 22, '2,040.00'),
].join('');
const TABLE_LINES = ['Account summary', '03/14 Card purchase -1,911.45', '03/15 Direct deposit 2,040.00'];

test('the cells of a row are the words of one line, boxes on their ink', async () => {
  const page = await recognizer.readPage(await drawn(640, 240, TABLE));
  expect(linesOf(page)).toEqual(TABLE_LINES);
  expect(page.upright).toBeUndefined();
  const amount = page.lines[2]?.words.at(-1);
  expect(amount?.reading).toBeGreaterThan(0.8);
  expect(amount?.box.x1).toBeCloseTo(470 / 640, 1);
  expect(amount?.box.y2).toBeCloseTo(180 / 240, 1);
});

test.each([1, 2, 3])(
  'a page lying by %i quarter turns is set upright, and its boxes are found where it is displayed',
  async (turns) => {
    const upright = await drawn(640, 240, TABLE);
    const displayed = turned(upright, QUARTER_TURNS[(4 - turns) % 4]!);
    const page = await recognizer.readPage(displayed);
    expect(linesOf(page)).toEqual(TABLE_LINES);
    expect(page.aspect).toBeCloseTo(640 / 240, 1);
    const title = page.lines[0]!;
    const shown = displayedBox(page as Pick<ReadPage, 'upright'>, title.box);
    // The title stands at the upper left of the upright page: where that corner went.
    const corner = [undefined, { x: 0, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 0 }][turns]!;
    expect(Math.abs((shown.x1 + shown.x2) / 2 - corner.x)).toBeLessThan(0.35);
    expect(Math.abs((shown.y1 + shown.y2) / 2 - corner.y)).toBeLessThan(0.35);
  },
);

test('a slanted page reads like a straight one', async () => {
  const slanted = await drawn(700, 330, `<g transform="translate(10 40) rotate(4)">${TABLE}</g>`);
  const page = await recognizer.readPage(slanted);
  expect(linesOf(page)).toEqual(TABLE_LINES);
  expect(page.upright).toBeDefined();
});

test('accents that the model lacks are read on a Spanish page', async () => {
  const page = await recognizer.readPage(
    await drawn(
      640,
      200,
      text(30, 60, 30, 'Nombre del titular: Iñaki Muñoz') + text(30, 130, 30, 'Fecha de nacimiento'),
    ),
  );
  expect(linesOf(page)[0]).toContain('Muñoz');
});

describe('what holds no text gives none, and breaks nothing', () => {
  const even = (width: number, height: number): RgbImage => ({
    width,
    height,
    rgb: new Uint8Array(width * height * 3).fill(255),
  });
  const noise: RgbImage = {
    width: 300,
    height: 200,
    rgb: Uint8Array.from(
      { length: 300 * 200 * 3 },
      (_, index) => (index * 7919 + (index >> 3) * 104729) % 256,
    ),
  };

  test.each([
    ['a blank page', even(400, 300)],
    ['one pixel', even(1, 1)],
    ['a very wide strip', even(5000, 2)],
    ['a very high strip', even(2, 5000)],
    ['noise', noise],
  ])('%s', async (_, image) => {
    const page = await recognizer.readPage(image);
    expect(page.lines.flatMap(({ words }) => words.filter(({ reading }) => reading > 0.9))).toEqual([]);
    expect(page.aspect).toBeCloseTo(image.width / image.height, 6);
  });

  test('a page cut through its letters gives what is left, unsure or sure, in its bounds', async () => {
    const page = await recognizer.readPage(await drawn(300, 40, text(-20, 30, 40, 'Account summary')));
    for (const { box } of page.lines)
      expect([box.x1 >= 0, box.y1 >= 0, box.x2 <= 1, box.y2 <= 1]).toEqual([true, true, true, true]);
  });
});

test('only characters of a given alphabet are read', async () => {
  const image = await drawn(240, 60, text(20, 42, 30, '1O0I5S'));
  const quad = [
    { x: 10, y: 8 },
    { x: 150, y: 8 },
    { x: 150, y: 52 },
    { x: 10, y: 52 },
  ] as const;
  const line = await recognizer.readLine(image, quad, '0123456789');
  expect(line.text).toMatch(/^\d{6}$/u);
  expect(line.characters).toHaveLength(6);
  const positions = line.characters.map(({ position }) => position);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test('the same pixels give the same words', async () => {
  const image = await drawn(640, 240, TABLE);
  expect(await recognizer.readPage(image)).toEqual(await recognizer.readPage(image));
});
