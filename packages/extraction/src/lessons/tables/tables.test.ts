import { type DocumentField, type DocumentText, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import type { FieldInput } from '../../fields/types.js';
import { printed, textOf } from '../../testing/printed.js';
import { applyLessons } from '../apply-lessons.js';
import { readLesson } from '../read-lesson.js';
import { takeLesson } from '../take-lesson.js';
import type { Correction, Lesson } from '../types.js';

const keyOf = (word: string): number =>
  [...word].reduce((key, letter) => (key * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 40, 7);
const input = (text: DocumentText): FieldInput => ({
  text,
  codes: { barcodes: [], mrz: undefined },
  documentClass: undefined,
  country: 'us',
});

const COLUMNS = { date: 2, text: 14, out: 52, in: 66, balance: 80 } as const;
const LIST = 'accounts[0].transactions';
type Line = readonly [date: string, text: string, out: string, into: string, balance: string];

/** Of a line of a statement: its cells under their headings, amounts at the right. */
function typed([date, text, ...amounts]: Line): string {
  const right = (line: string, cell: string, end: number): string =>
    cell === '' ? line : line.padEnd(end - cell.length) + cell;
  const begun = `${' '.repeat(COLUMNS.date)}${date}`.padEnd(COLUMNS.text) + text;
  return [COLUMNS.out, COLUMNS.in, COLUMNS.balance].reduce(
    (line, end, index) => right(line, amounts[index] ?? '', end),
    begun,
  );
}

/** A statement in words that no reader knows. */
const statement = (lines: readonly Line[], above = ''): FieldInput =>
  input(
    textOf(
      printed(`
  Zumbrel Quastern                          Vorlix Numerat
  Framble Street Office                     Drenfold Ablix
${above}
  Pransk Howe Skell
${typed(['Dorn', 'Umworth', 'Bratsen', 'Krotz', 'Hupt'])}
${lines.map(typed).join('\n')}

                                   Ganz Fadrel Wendle Ambrel`),
    ),
  );

const TEACHER: Line[] = [
  ['2026-03-02', 'GROCER 17', '20.00', '', '80.00'],
  ['2026-03-05', 'PAY FROM ACME', '', '500.00', '580.00'],
  ['2026-03-09', 'RENT', '300.00', '', '280.00'],
  ['2026-03-11', 'BAKER', '8.25', '', '271.75'],
];
const OTHER: Line[] = [
  ['2026-04-01', 'PAY FROM ACME', '', '900.00', '1,000.00'],
  ['2026-04-03', 'RENT', '300.00', '', '700.00'],
  ['2026-04-04', 'MILLER AND SONS', '12.00', '', '688.00'],
  ['2026-04-04', 'GROCER 17', '44.10', '', '643.90'],
  ['2026-04-09', 'GIFT', '', '6.10', '650.00'],
  ['2026-04-12', 'BAKER', '3.00', '', '647.00'],
];
const amountOf = (text: string): number => Number(text.replace(',', ''));

/** What a reader makes of it that takes the columns of amounts for one another, and a part of texts. */
function misread(text: FieldInput, lines: readonly Line[]): DocumentField[] {
  const rows = text.text.pages[0]?.lines ?? [];
  return lines.flatMap((line, index) => {
    const words = rows.find(({ words: [first] }) => first?.text === line[0])?.words ?? [];
    const row = rows.filter(({ words: [first] }) => first?.text === line[0]);
    const own = row.find(({ words: of }) => of.at(-1)?.text === line[4])?.words ?? words;
    const field = (name: string, value: string | number, printedAs: string): DocumentField => ({
      name: `${LIST}[${index}].${name}`,
      value,
      raw: String(value),
      confidence: fraction(0.9),
      source: 'text',
      page: 1,
      box: own.find(({ text: of }) => of === printedAs)?.box,
      others: [],
    });
    const [date, said, out, into, balance] = line;
    return [
      field('date', date, date),
      field('description', said.split(' ')[0] ?? '', said.split(' ')[0] ?? ''),
      field(out ? 'depositAmount' : 'withdrawalAmount', amountOf(out || into), out || into),
      field('balance', amountOf(balance), balance),
    ];
  });
}

/** What a person says of some lines, by their place. */
const corrections = (lines: readonly Line[], of: readonly number[]): Correction[] =>
  of.flatMap((index) => {
    const [, said, out, into] = lines[index] as Line;
    const path = `${LIST}[${index}]`;
    return [
      ...(said.includes(' ') ? [{ path: `${path}.description`, is: said }] : []),
      { path: `${path}.withdrawalAmount`, is: out ? amountOf(out) : undefined },
      { path: `${path}.depositAmount`, is: into ? amountOf(into) : undefined },
    ];
  });

const taught = (of: readonly number[] = [0, 1, 2, 3], text = statement(TEACHER)): Lesson => {
  const { lesson, unlearned } = takeLesson(text, misread(text, TEACHER), corrections(TEACHER, of), keyOf);
  expect(unlearned).toEqual([]);
  return lesson as Lesson;
};
const read = (text: FieldInput, fields: readonly DocumentField[], lesson = taught()) =>
  applyLessons(text, fields, [{ parseId: 7, lesson }], keyOf);
const rowsIn = (fields: readonly DocumentField[]): Record<string, unknown>[] => {
  const rows: Record<string, unknown>[] = [];
  for (const { name, value } of fields) {
    const [, index, column] = /\[(\d+)\]\.(\w+)$/u.exec(name) ?? [];
    rows[Number(index)] = { ...rows[Number(index)], [column ?? '']: value };
  }
  return rows;
};
const right = (lines: readonly Line[]) =>
  lines.map(([date, description, out, into, balance]) => ({
    date,
    description,
    balance: amountOf(balance),
    ...(out ? { withdrawalAmount: amountOf(out) } : { depositAmount: amountOf(into) }),
  }));

test('the columns of a corrected list are read in the next document, whose list is longer', () => {
  const text = statement(OTHER);
  const { fields, learnedFrom } = read(text, misread(text, OTHER));
  expect(rowsIn(fields)).toEqual(right(OTHER));
  expect(learnedFrom).toEqual([7]);
});

test('some corrected lines teach the whole of their columns', () => {
  const text = statement(OTHER);
  expect(rowsIn(read(text, misread(text, OTHER), taught([0, 1])).fields)).toEqual(right(OTHER));
});

test('lines that were added are added to the next document, between those that were read', () => {
  const text = statement(TEACHER);
  const one = misread(text, TEACHER).filter(({ name }) => name.startsWith(`${LIST}[0]`));
  const said = right(TEACHER).flatMap((row, index) =>
    Object.entries({ depositAmount: undefined, withdrawalAmount: undefined, ...row }).map(([name, is]) => ({
      path: `${LIST}[${index}].${name}`,
      is,
    })),
  );
  const { lesson } = takeLesson(text, one, said, keyOf);
  const next = statement(OTHER);
  const second = misread(next, OTHER)
    .filter(({ name }) => name.startsWith(`${LIST}[3]`))
    .map((field) => ({ ...field, name: field.name.replace('[3]', '[0]') }));
  expect(rowsIn(read(next, second, lesson).fields)).toEqual(right(OTHER));
});

test('a list whose heading stands once is found below others that grew, though its words stand elsewhere, too', () => {
  const others = (count: number): string =>
    [
      '  Pransk Howe Skell',
      '  Gnarl Street',
      typed(['Dorn', 'Umworth', 'Bratsen', 'Krotz', 'Hupt']),
      ...Array.from({ length: count }, (_, row) => `        Ablix ${row} Howe`),
      '',
    ].join('\n');
  const lesson = taught([0, 1, 2, 3], statement(TEACHER, others(2)));
  const text = statement(OTHER, others(9));
  expect(rowsIn(read(text, misread(text, OTHER), lesson).fields)).toEqual(right(OTHER));
});

test('days without a year are of the only year that the document prints', () => {
  const inShort = (lines: readonly Line[]): Line[] =>
    lines.map(([date, ...rest]) => [date.slice(5).replace('-', '/'), ...rest]);
  const dated = (lines: readonly Line[]): DocumentField[] =>
    misread(statement(inShort(lines), '  Vorlix 2026'), inShort(lines)).filter(
      ({ name }) => !name.endsWith('date'),
    );
  const said = TEACHER.flatMap(([is], index) => ({ path: `${LIST}[${index}].date`, is }));
  const { lesson } = takeLesson(statement(inShort(TEACHER), '  Vorlix 2026'), dated(TEACHER), said, keyOf);
  const { fields } = read(statement(inShort(OTHER), '  Vorlix 2026'), dated(OTHER), lesson);
  expect(rowsIn(fields).map(({ date }) => date)).toEqual(OTHER.map(([date]) => date));
});

test('what was read as it is taught stays as it is', () => {
  const text = statement(OTHER);
  const { fields } = read(text, misread(text, OTHER));
  expect(read(text, fields).fields).toEqual(fields);
});

test('amounts with which the balances followed each other stay; texts change', () => {
  const text = statement(OTHER);
  // As if the columns changed their meaning: what was read comes out.
  const fields = misread(text, OTHER).map((field) => {
    const before = [-900, -600, -588, -543.9, -550];
    const index = Number(/\[(\d+)\]\.balance$/u.exec(field.name)?.[1] ?? -1);
    return index < 0 ? field : { ...field, value: before[index] ?? 0 };
  });
  const flipped = fields.filter(({ name }) => !name.includes('[5]'));
  const { fields: after } = read(text, flipped);
  const money = (of: readonly DocumentField[]) => of.filter(({ value }) => typeof value === 'number');
  expect(money(after)).toEqual(money(flipped));
  expect(rowsIn(after)[0]?.description).toBe('PAY FROM ACME');
});

test('a lesson of a list holds neither a value nor a word, and comes back from JSON', () => {
  const lesson = taught();
  const text = JSON.stringify(lesson);
  expect(lesson.tables).toHaveLength(1);
  expect(text).not.toMatch(/GROCER|ACME|RENT|Bratsen|Umworth|271\.75/u);
  expect(readLesson(text)).toEqual(lesson);
});

test.each([
  ['a column of no kind', { kind: 'shoe' }],
  ['an edge that is none', { edge: 'top' }],
  ['a place that is no number', { x1: '0.1' }],
  ['too many keys', { when: Array.from({ length: 99 }, () => 1) }],
])('a lesson with %s is none', (_, wrong) => {
  const lesson = taught();
  const [table] = lesson.tables ?? [];
  const tables = [{ ...table, columns: [{ ...table?.columns[0], ...wrong }] }];
  expect(readLesson(JSON.stringify({ ...lesson, tables }))).toBeUndefined();
});

test('a document without the heading of the list keeps its lines', () => {
  const text = statement(OTHER);
  const page = text.text.pages[0]!;
  const lines = page.lines.filter(({ words: [first] }) => first?.text !== 'Dorn');
  const fields = misread(text, OTHER);
  const without = { ...text, text: { ...text.text, pages: [{ ...page, lines }] } };
  expect(read(without, fields).fields).toEqual(fields);
});
