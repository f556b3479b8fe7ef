import { type Box, type DocumentField, type DocumentText, fraction, type TextLine } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldInput } from '../fields/types.js';
import { printed, textOf } from '../testing/printed.js';
import { applyLessons } from './apply-lessons.js';
import { takeLesson } from './take-lesson.js';
import type { Correction, Lesson, StoredLesson } from './types.js';

/** In place of an organization's keyed hash: as many letters, and none that can be read back. */
const keyOf = (word: string): number =>
  [...word].reduce((key, letter) => (key * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 40, 7);

const input = (text: DocumentText): FieldInput => ({
  text,
  codes: { barcodes: [], mrz: undefined },
  documentClass: undefined,
  country: 'us',
});
const page = (text: string): FieldInput => input(textOf(printed(text)));

/** An invoice in words that no reader knows; lines of the table may be more or fewer. */
const invoice = (of: { id: string; day: string; who: string; total: string; rows?: number }): string => `
  Zumbrel Quastern                          Vorlix Numerat     ${of.id}
  Framble Street Office                     Drenfold Ablix     ${of.day}

  Pransk Howe
  ${of.who}

  Skell           Bratsen          Umworth
${Array.from({ length: of.rows ?? 2 }, (_, row) => `  Thing ${row}         ${row + 1}                10.00`).join('\n')}

                                   Ganz Fadrel          ${of.total}
  Wendle hupt brask krotz ambrel dorn`;

const TEACHER = { id: 'AB-1207', day: '03/17/2026', who: 'Marisol Quintero', total: '420.50' };
const OTHER = { id: 'AB-9931', day: '04/02/2026', who: 'Hugo Duarte', total: '17.25', rows: 5 };
const CORRECTIONS: Correction[] = [
  { path: 'invoiceId', is: 'AB-1207' },
  { path: 'invoiceDate', is: '2026-03-17' },
  { path: 'customerName', is: 'Marisol Quintero' },
  { path: 'invoiceTotal', is: 420.5 },
];

const taught = (corrections = CORRECTIONS, fields: readonly DocumentField[] = []): Lesson => {
  const { lesson, unlearned } = takeLesson(page(invoice(TEACHER)), fields, corrections, keyOf);
  expect(unlearned).toEqual([]);
  return lesson!;
};
const stored = (lesson: Lesson, parseId = 7): StoredLesson => ({ parseId, lesson });
const valuesOf = (fields: readonly DocumentField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const read = (text: FieldInput, lesson = taught(), fields: readonly DocumentField[] = []) =>
  applyLessons(text, fields, [stored(lesson)], keyOf);

const field = (name: string, value: string | number, box?: Box): DocumentField => ({
  name,
  value,
  raw: String(value),
  confidence: fraction(0.9),
  source: 'text',
  page: 1,
  box,
  others: [],
});

test('the next document of the layout is read where the values stood, also below a longer table', () => {
  const { fields, learnedFrom } = read(page(invoice(OTHER)));
  expect(valuesOf(fields)).toEqual({
    invoiceId: 'AB-9931',
    invoiceDate: '2026-04-02',
    customerName: 'Hugo Duarte',
    invoiceTotal: 17.25,
  });
  expect(learnedFrom).toEqual([7]);
  expect(fields.map((one) => one.learnedFrom)).toEqual([7, 7, 7, 7]);
});

test('a field that was read otherwise is replaced in its place, with the box of what it is read from', () => {
  const before = [field('invoiceId', '4711'), field('vendorName', 'Zumbrel')];
  const { fields } = read(page(invoice(OTHER)), taught(), before);
  expect(fields.slice(0, 2).map(({ name, value }) => [name, value])).toEqual([
    ['invoiceId', 'AB-9931'],
    ['vendorName', 'Zumbrel'],
  ]);
  const { box } = fields[0]!;
  expect(box?.x1).toBeCloseTo(0.63, 1);
});

test('what was read as it is taught stays as it was read', () => {
  const before = [field('invoiceId', 'AB-9931')];
  expect(read(page(invoice(OTHER)), taught(CORRECTIONS.slice(0, 1)), before)).toEqual({
    fields: before,
    learnedFrom: [],
  });
});

test('what is coded stays', () => {
  const before = [{ ...field('invoiceId', '4711'), source: 'qr' as const }];
  expect(read(page(invoice(OTHER)), taught(CORRECTIONS.slice(0, 1)), before).fields).toEqual(before);
});

test('what is no value of its field is not taken', () => {
  const before = [field('invoiceTotal', 3)];
  const without = page(invoice({ ...OTHER, total: 'on demand', day: 'tomorrow' }));
  const { fields } = read(without, taught(CORRECTIONS.slice(1)), before);
  expect(valuesOf(fields)).toEqual({ invoiceTotal: 3, customerName: 'Hugo Duarte' });
});

test('a field that a lesson says is not there is left out where it was read at the same place', () => {
  const box = { x1: 0.42, y1: 1 / 60, x2: 0.75, y2: 1.7 / 60 };
  const wrong = (value: string, at: Box) => field('dueDate', value, at);
  const lesson = taught([{ path: 'dueDate', is: undefined }], [wrong('2026-03-17', box)]);
  expect(read(page(invoice(OTHER)), lesson, [wrong('2026-04-02', box)])).toEqual({
    fields: [],
    learnedFrom: [7],
  });
  const elsewhere = [wrong('2026-04-02', { ...box, y1: 12 / 60, y2: 12.7 / 60 })];
  expect(read(page(invoice(OTHER)), lesson, elsewhere).fields).toEqual(elsewhere);
});

test('a figure with which the sums came out is not replaced by one with which they do not', () => {
  const before = [field('subTotal', 10), field('totalTax', 2), field('invoiceTotal', 12)];
  const { fields } = read(page(invoice(OTHER)), taught(CORRECTIONS.slice(3)), before);
  expect(fields).toEqual(before);
});

test('of two lessons the newer counts', () => {
  const newer = taught([{ path: 'invoiceId', is: 'AB-1207' }]);
  const { fields } = applyLessons(page(invoice(OTHER)), [], [stored(newer, 9), stored(taught())], keyOf);
  expect(fields.map(({ name, learnedFrom }) => [name, learnedFrom])).toEqual([
    ['invoiceId', 9],
    ['invoiceDate', 7],
    ['customerName', 7],
    ['invoiceTotal', 7],
  ]);
});

test.each([
  ['not printed', { path: 'invoiceId', is: 'ZZ-1' }],
  ['in a list', { path: 'accounts[0].transactions[1].description', is: 'Thing' }],
  ['no field of documents', { path: 'shoeSize', is: 44 }],
  [
    'not printed',
    { path: 'invoiceId', is: 'AB-1207', place: { page: 1, box: { x1: 0, y1: 0.5, x2: 1, y2: 1 } } },
  ],
] satisfies [string, Correction][])('nothing is learned of what is %s', (why, correction) => {
  const { lesson, unlearned } = takeLesson(page(invoice(TEACHER)), [], [correction], keyOf);
  expect(lesson).toBeUndefined();
  expect(unlearned).toEqual([{ path: correction.path, why }]);
});

test('nothing is learned from a line of a list, whose words are others in the next document', () => {
  const line = (name: string): DocumentField =>
    field(`items[0].${name}`, 10, { x1: 0.34, y1: 7 / 60, x2: 0.41, y2: 8 / 60 });
  const total: Correction = { path: 'totalTax', is: 10 };
  const text = page(invoice({ ...TEACHER, rows: 1 }));
  expect(takeLesson(text, [line('lineTotal')], [total], keyOf)).toEqual({
    lesson: undefined,
    unlearned: [{ path: 'totalTax', why: 'in a list' }],
  });
  const gone: Correction = { path: 'items[0].lineTotal', is: undefined };
  expect(takeLesson(text, [line('lineTotal')], [total, gone], keyOf).lesson?.fields[0]?.name).toBe(
    'totalTax',
  );
});

test('a value at many places says nothing, but for the one that was pointed at', () => {
  const rows = 8;
  const text = page(invoice({ ...TEACHER, total: '10.00', rows }));
  const total: Correction = { path: 'invoiceTotal', is: 10 };
  const place = { page: 1, box: { x1: 0.5, y1: 0.26, x2: 0.7, y2: 0.29 } };
  expect(takeLesson(text, [], [total], keyOf).lesson?.fields[0]?.places.length).not.toBe(rows + 1);
  const { lesson } = takeLesson(text, [], [{ ...total, place }], keyOf);
  expect(valuesOf(read(page(invoice(OTHER)), lesson).fields)).toEqual({ invoiceTotal: 17.25 });
});

test('a lesson holds neither a value nor a word of the document', () => {
  const text = JSON.stringify(taught());
  for (const word of invoice(TEACHER).match(/\p{L}{4,}/gu) ?? []) expect(text).not.toContain(word);
  expect(text).not.toMatch(/420|1207|2026/u);
});

/** Every place of a page moved and made larger or smaller. */
function moved(
  lines: readonly TextLine[],
  [scale, right, down]: readonly [number, number, number],
): TextLine[] {
  const at = ({ x1, y1, x2, y2 }: Box): Box => ({
    x1: scale * x1 + right,
    y1: scale * y1 + down,
    x2: scale * x2 + right,
    y2: scale * y2 + down,
  });
  return lines.map((line) => ({
    ...line,
    box: at(line.box),
    emWidth: scale * line.emWidth,
    words: line.words.map((word) => ({ ...word, box: at(word.box) })),
  }));
}

test('shift and scale do not matter', () =>
  fc.assert(
    fc.property(
      fc.tuple(
        fc.double({ min: 0.6, max: 1.1, noNaN: true }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
      ),
      (by) => {
        const text = textOf(moved(printed(invoice(OTHER)), by));
        expect(valuesOf(read(input(text)).fields)).toMatchObject({
          invoiceId: 'AB-9931',
          invoiceTotal: 17.25,
        });
      },
    ),
  ));

test('a document of another layout keeps its fields, whatever words it has', () =>
  fc.assert(
    fc.property(fc.shuffledSubarray(invoice(TEACHER).match(/\S+/gu) ?? [], { minLength: 12 }), (words) => {
      const lines = words.map((word, index) => `${' '.repeat((index * 17) % 60)}${word}`).join('\n');
      const before = [field('invoiceTotal', 3)];
      expect(read(page(lines), taught(), before).fields).toEqual(before);
    }),
  ));
