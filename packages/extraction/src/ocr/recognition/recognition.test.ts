import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignedRuns } from './alignment.js';
import { modelCharacters, possibleClasses } from './alphabet.js';
import { MAX_CROPS_WIDTH, readableQuads } from './crop.js';
import { bestPathText, readCharacters } from './ctc.js';
import { inkOf, letterRows } from './ink.js';
import { likeliestText } from './prefix-search.js';
import { MAX_PIECE_WIDTH, piecesOf } from './read-quad.js';
import { chanceOfRight } from './read-surely.js';
import { wordsOf } from './words.js';

const CLASSES = [
  { index: 1, character: 'a' },
  { index: 2, character: 'b' },
];

/** One step's probabilities: blank, a, b, and a class that may not be chosen. */
const path = (...steps: readonly (readonly number[])[]) =>
  readCharacters(Float32Array.from(steps.flat()), steps.length, 4, CLASSES);

test('runs are joined, a blank parts two of the same, and the highest probability of a run is kept', () => {
  const read = path(
    [0.1, 0.8, 0.1, 0],
    [0.1, 0.9, 0, 0],
    [0.9, 0.1, 0, 0],
    [0.2, 0.75, 0.05, 0],
    [0.1, 0.1, 0.8, 0],
  );
  expect(read.map(({ character }) => character).join('')).toBe('aab');
  expect(read.map(({ step }) => step)).toEqual([0.5, 3, 4]);
  expect(read[0]?.probability).toBeCloseTo(0.9, 6);
});

const spelled = (text: readonly { character: string }[]) => text.map(({ character }) => character).join('');

test('a narrow letter between two steps is read, though the blank is likelier at each: all paths that spell it count', () => {
  const between = Float32Array.from([0.55, 0.45, 0, 0, 0.55, 0.45, 0, 0]);
  expect(spelled(bestPathText(between, 2, 4, CLASSES))).toBe('');
  expect(readCharacters(between, 2, 4, CLASSES)).toMatchObject([{ character: 'a' }]);
  expect(readCharacters(between, 2, 4, CLASSES)[0]?.probability).toBeCloseTo(0.45, 6);
});

test('the likeliest text is that of most probability over all paths, each tried', () => {
  const letters = ['', 'a', 'b'];
  const sumsOfTexts = (rows: readonly (readonly number[])[]): Map<string, number> => {
    const sums = new Map<string, number>();
    for (let number = 0; number < 3 ** rows.length; number++) {
      const steps = rows.map((_, step) => Math.floor(number / 3 ** step) % 3);
      const text = steps.map((step, at) => (step === steps[at - 1] ? '' : letters[step])).join('');
      sums.set(
        text,
        (sums.get(text) ?? 0) + steps.reduce((product, step, at) => product * rows[at]![step]!, 1),
      );
    }
    return sums;
  };
  const row = fc.tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 9 }),
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (counts) => {
      const rows = counts.map((parts) =>
        parts.map((part) => part / parts.reduce((sum, other) => sum + other, 0)),
      );
      const read = spelled(likeliestText(Float32Array.from(rows.flat()), rows.length, 3, CLASSES));
      const sums = sumsOfTexts(rows);
      expect(sums.get(read)).toBeCloseTo(Math.max(...sums.values()), 5);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('a text is laid onto the steps that it is likeliest on; one with more letters than steps onto none', () => {
  const shares = Float32Array.from([0.9, 0.1, 0, 0.1, 0.9, 0, 0.2, 0.8, 0, 0.7, 0.2, 0.1, 0.1, 0.1, 0.8]);
  expect(
    alignedRuns(shares, 5, 3, CLASSES).map(({ chosen, from, to }) => [chosen.character, from, to]),
  ).toEqual([
    ['a', 1, 2],
    ['b', 4, 4],
  ]);
  expect(alignedRuns(shares, 1, 3, CLASSES)).toEqual([]);
});

test('what its likeliest step holds likelier than not is likelier right than that, what it holds less likely less', () => {
  expect([0, 0.4, 0.5, 0.6, 1].map(chanceOfRight)).toEqual([
    0,
    expect.closeTo(0.116, 3),
    0.5,
    expect.closeTo(0.884, 3),
    1,
  ]);
});

test('a class that cannot stand in a document is passed over, and its share with it', () => {
  const [only] = path([0.1, 0.3, 0, 0.6]);
  expect(only?.character).toBe('a');
  expect(only?.probability).toBeCloseTo(0.75, 6);
});

test('a step at which nothing possible stands takes nothing from the others', () => {
  expect(spelled(path([0, 0.9, 0, 0.1], [0, 0, 0, 1], [0.1, 0, 0.9, 0]))).toBe('ab');
});

test('Latin letters, digits and signs are possible, the space last, Chinese letters not', () => {
  expect(
    possibleClasses(modelCharacters('A\n\u7eed\n7\n\u00e9\n\u20ac\n')).map(
      ({ index, character }) => `${index}${character}`,
    ),
  ).toEqual(['1A', '37', '4\u00e9', '5\u20ac', '6 ']);
});

/** A crop typed out by columns of ink, each character so many columns wide. */
function typedCrop(line: string, columnsPerCharacter: number) {
  const width = line.length * columnsPerCharacter;
  const rgb = new Uint8Array(width * 48 * 3).fill(230);
  for (let x = 0; x < width; x++) {
    const character = line[Math.floor(x / columnsPerCharacter)];
    if (character === ' ' || x % columnsPerCharacter === 0) continue;
    for (let y = 12; y < 36; y++) rgb.fill(20, (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  const characters = [...line].flatMap((character, index) =>
    character === ' '
      ? []
      : [{ character, probability: 0.9, spaceBefore: 0, x: (index + 0.5) * columnsPerCharacter }],
  );
  return { ink: inkOf({ width, height: 48, rgb }), characters };
}

test('a gap in the ink parts words though no space was read; each word lies on its ink', () => {
  const { ink, characters } = typedCrop('PAY  TO', 12);
  const words = wordsOf(ink, characters);
  expect(words.map(({ text }) => text)).toEqual(['PAY', 'TO']);
  expect(words[1]).toMatchObject({ x1: 61, x2: 84, y1: 12, y2: 36 });
});

/**
 * Letters as bars of 10 columns and 24 rows, so many columns apart, the network so sure of a space before
 * each.
 */
function bars(letters: string, gaps: readonly number[], spaces: readonly number[] = []) {
  const width = letters.length * 10 + gaps.reduce((sum, gap) => sum + gap, 0);
  const mask = new Uint8Array(width * 48);
  const columns = new Uint8Array(width);
  let from = 0;
  const characters = [...letters].map((character, index) => {
    from += gaps[index - 1] ?? 0;
    const x = from + 5;
    for (const end = from + 10; from < end; from++) {
      columns[from] = 24;
      for (let y = 12; y < 36; y++) mask[y * width + from] = 1;
    }
    return { character, probability: 0.9, spaceBefore: spaces[index] ?? 0, x };
  });
  return wordsOf({ width, height: 48, mask, columns }, characters).map(({ text }) => text);
}

test('less room parts words where the network holds a space possible; more is wanted where it sees none', () => {
  expect(bars('mesno', [2, 2, 5, 2], [0, 0, 0, 0.06])).toEqual(['mes', 'no']);
  expect(bars('mesno', [2, 2, 5, 2], [0, 0, 0, 0.01])).toEqual(['mesno']);
  expect(bars('mesno', [2, 2, 2, 2], [0, 0, 0, 0.35])).toEqual(['mes', 'no']);
  expect(bars('bimos', [2, 2, 8, 2])).toEqual(['bimos']);
  expect(bars('bimos', [2, 2, 10, 2])).toEqual(['bim', 'os']);
});

test('a day and a time are parted however close they stand', () => {
  const close = (letters: string) => bars(letters, new Array(letters.length - 1).fill(2));
  expect(close('05/0313:08')).toEqual(['05/03', '13:08']);
  expect(close('05/03/202413:08')).toEqual(['05/03/2024', '13:08']);
  expect(close('05/03/24')).toEqual(['05/03/24']);
  expect(close('12:05/03')).toEqual(['12:05/03']);
});

test('thin strokes have room beside them', () => {
  expect(bars('bills', [2, 2, 10, 2])).toEqual(['bills']);
  expect(bars('bills', [2, 2, 10, 2], [0, 0, 0, 0.2])).toEqual(['bil', 'ls']);
});

test('between letters with slanting sides any room is a space', () => {
  expect(bars('LAAVE', [2, 6, 2, 2])).toEqual(['LA', 'AVE']);
  expect(bars('LONME', [2, 6, 2, 2])).toEqual(['LONME']);
});

test('the room beside a 1 parts no number, and letters set wide no word', () => {
  expect(bars('6,411.44', [2, 4, 6, 12, 2, 5, 2])).toEqual(['6,411.44']);
  expect(bars('6,422.44', [2, 4, 6, 12, 2, 5, 2])).toEqual(['6,42', '2.44']);
  const wide = typedCrop('B A N K A', 12);
  expect(wordsOf(wide.ink, wide.characters).map(({ text }) => text)).toEqual(['BANKA']);
});

/** A line in which each sign takes 20 columns and marks have thin ink in the middle of theirs. */
function typewritten(line: string) {
  const mask = new Uint8Array(line.length * 20 * 48);
  const columns = new Uint8Array(line.length * 20);
  const characters = [...line].flatMap((character, index) => {
    if (character === ' ') return [];
    const half = /[.,:]/u.test(character) ? 2 : 8;
    const x = index * 20 + 10;
    for (let column = x - half; column < x + half; column++) {
      columns[column] = 24;
      for (let y = 12; y < 36; y++) mask[y * columns.length + column] = 1;
    }
    return [{ character, probability: 0.9, spaceBefore: half === 2 ? 0.4 : 0, x }];
  });
  return wordsOf({ width: columns.length, height: 48, mask, columns }, characters).map(({ text }) => text);
}

test('where each sign takes the same room, the room beside marks is no space', () => {
  expect(typewritten('13.053,81C')).toEqual(['13.053,81C']);
  expect(typewritten('FAV.: DOC 10629179')).toEqual(['FAV.:', 'DOC', '10629179']);
  expect(typewritten('CLAVES 30.28 DOCTO')).toEqual(['CLAVES', '30.28', 'DOCTO']);
});

test('light letters on dark ground are ink as well', () => {
  const { ink } = typedCrop('AB AB', 12);
  const inverse = new Uint8Array(60 * 48 * 3).map((_, sample) =>
    ink.mask[Math.floor(sample / 3)] ? 240 : 30,
  );
  expect(inkOf({ width: 60, height: 48, rgb: inverse }).columns).toEqual(ink.columns);
  expect(letterRows(ink, 0, 60)).toEqual([12, 36]);
});

test('a long line is cut in the widest gap of the last half of a piece', () => {
  const columns = new Uint8Array(1500).fill(9);
  columns.fill(0, 700, 712);
  columns.fill(0, 900, 904);
  expect(MAX_PIECE_WIDTH).toBe(960);
  expect(piecesOf({ width: 1500, columns })).toEqual([
    [0, 706],
    [706, 1500],
  ]);
});

test('a line without any gap is cut all the same', () => {
  const pieces = piecesOf({ width: 5000, columns: new Uint8Array(5000).fill(1) });
  expect(pieces.at(-1)?.[1]).toBe(5000);
  expect(pieces.every(([from, to]) => to - from <= MAX_PIECE_WIDTH && to > from)).toBe(true);
});

test('of a page made to take long, only so much is read', () => {
  const wide = [
    { x: 0, y: 0 },
    { x: 6000, y: 0 },
    { x: 6000, y: 10 },
    { x: 0, y: 10 },
  ] as const;
  expect(readableQuads(Array.from({ length: 2000 }, () => wide))).toHaveLength(
    Math.floor(MAX_CROPS_WIDTH / 9600),
  );
  expect(readableQuads([])).toEqual([]);
});
