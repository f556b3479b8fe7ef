import type { Word } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareText, textOf } from './text-difference.js';

const CHARACTER = 0.01;
const LINE = 0.02;

/** Lays out lines of words on a square page: a word per entry at its column, one character 0.01 wide. */
const layout = (lines: readonly Readonly<Record<number, string>>[], firstLine = 0): Word[] =>
  lines.flatMap((cells, index) =>
    Object.entries(cells).map(([column, text]) => {
      const x1 = Number(column) * CHARACTER;
      const y1 = (index + firstLine) * LINE;
      return {
        text,
        line: index + firstLine,
        box: { x1, y1, x2: x1 + text.length * CHARACTER, y2: y1 + 0.015 },
      };
    }),
  );

const changes = (before: Word[], after: Word[]): [string, string][] =>
  compareText(before, after, 1).differences.map((difference) => [
    textOf(difference.before),
    textOf(difference.after),
  ]);

const STATEMENT = [
  { 0: 'Rent', 40: '840.68' },
  { 0: 'Payroll', 8: 'deposit', 40: '1,240.00' },
  { 0: 'Balance', 40: '399.32' },
];

describe('compareText', () => {
  test('pairs the amount that went with the one that came, though it is wider and aligned to the right', () => {
    const after = [STATEMENT[0]!, { 0: 'Payroll', 8: 'deposit', 39: '11,240.00' }, STATEMENT[2]!];
    expect(changes(layout(STATEMENT), layout(after))).toEqual([['1,240.00', '11,240.00']]);
  });

  test('joins the words of a name, and leaves the next column alone', () => {
    const after = [STATEMENT[0]!, { 0: 'Salary', 7: 'June', 40: '1,240.00' }, STATEMENT[2]!];
    expect(changes(layout(STATEMENT), layout(after))).toEqual([['Payroll deposit', 'Salary June']]);
  });

  test('reports an inserted row only, not the rows that moved down for it', () => {
    const after = [STATEMENT[0]!, { 0: 'Gift', 40: '900.00' }, STATEMENT[1]!, STATEMENT[2]!];
    expect(changes(layout(STATEMENT), layout(after))).toEqual([
      ['', 'Gift'],
      ['', '900.00'],
    ]);
  });

  test('does not care where a writer cuts words', () => {
    expect(
      changes(layout([{ 0: 'Account', 8: 'number' }]), layout([{ 0: 'Ac', 2: 'count', 8: 'number' }])),
    ).toEqual([]);
  });

  test('a page moved as a whole shows no difference', () => {
    expect(changes(layout(STATEMENT), layout(STATEMENT, 5))).toEqual([]);
  });

  test('thousands of differing words are one difference', () => {
    const page = (letter: string) =>
      layout(
        Array.from({ length: 60 }, () =>
          Object.fromEntries(Array.from({ length: 50 }, (_, i) => [i * 2, letter])),
        ),
      );
    expect(compareText(page('a'), page('b'), 1).differences).toHaveLength(1);
  });

  const lines = fc.array(
    fc.dictionary(fc.constantFrom('0', '10', '20', '30'), fc.stringMatching(/^[a-z0-9]{1,8}$/)),
    { maxLength: 8 },
  );

  test('nothing differs from itself', () => {
    fc.assert(
      fc.property(lines, (page) => {
        expect(changes(layout(page), layout(page))).toEqual([]);
      }),
    );
  });

  test('no word is counted twice', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const [before, after] = [layout(one), layout(other)];
        const { kept, differences } = compareText(before, after, 1);
        const counted =
          kept.length + differences.reduce((sum, difference) => sum + difference.before.length, 0);
        expect(counted).toBeLessThanOrEqual(before.length);
        const words = differences.flatMap((difference) => [...difference.before, ...difference.after]);
        expect(new Set(words).size).toBe(words.length);
      }),
    );
  });
});
