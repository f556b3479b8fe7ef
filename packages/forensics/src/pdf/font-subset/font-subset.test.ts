import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVIDENCE_CODES } from './finding.js';
import { examineBytes, findingOn, LINES, type Page, subsetDocument } from './testing/subset-document.js';

/** The statement with one text changed after its font was made. */
const changed = (from: string, to: string): readonly Page[] => [
  { lines: LINES, shown: LINES.map((line) => line.replace(from, to)) },
];
const inShort = (pages: readonly Page[]) => {
  const { measure, evidence } = findingOn(subsetDocument(pages));
  return [
    measure,
    ...evidence.map(({ code, before, after }) => `${code} ${before ?? '?'} -> ${after ?? '?'}`),
  ];
};

test('an untouched document keeps the order', () => {
  expect(inShort([{ lines: LINES }, { lines: ['A second page: 77,841.20'] }])).toEqual([0]);
});

test('digits exchanged where they were first shown: the order names the earlier ones', () => {
  expect(inShort(changed('2,590.60', '8,790.60'))).toEqual([3, 'GLYPHS_EXCHANGED 2,590.60 -> 8,790.60']);
});

test('the place is that of the value', () => {
  const [evidence] = findingOn(subsetDocument(changed('2,590.60', '8,790.60'))).evidence;
  // The third line; its value begins behind 21 characters of 5 points.
  expect(evidence?.page).toBe(1);
  expect(evidence?.boundingBox?.x1).toBeCloseTo((20 + 21 * 5) / 400);
  expect(evidence?.boundingBox?.y1).toBeCloseTo((340 - 268 - 7.8) / 340);
});

test('a digit shown before its turn in the place of one seen before: told without an earlier value', () => {
  expect(
    inShort(
      changed('03/14', '07/14').map((page) => ({
        ...page,
        lines: ['3', ...page.lines],
        shown: ['3', ...(page.shown ?? [])],
      })),
    ),
  ).toEqual([2, 'GLYPH_BEFORE_ITS_TURN ? -> 07/14']);
});

test('figures that nothing shows any more', () => {
  const lines = [...LINES.slice(0, 2), 'Paid 3814', ...'Period ending with fees and charges xqz'.split(' ')];
  const shown = lines.map((line) => line.replace(' 3814', ''));
  expect(inShort([{ lines, shown }])).toEqual([2, 'GLYPHS_NO_LONGER_SHOWN ? -> ?']);
});

test('a digit that the font was never made for', () => {
  const lines = LINES.map((line) => line.replace('14', '11').replace('841', '811'));
  const shown = lines.map((line) => line.replace('7,811.20', '47,811.20'));
  expect(inShort([{ lines, shown }])).toEqual([2, 'GLYPH_NOT_IN_SUBSET ? -> 47,811.20']);
});

describe('not told', () => {
  test('an exchange of glyphs that both were shown before leaves no trace', () => {
    expect(inShort(changed('7,841.20', '7,821.40').map((page) => ({ ...page })))[0]).toBeLessThan(3);
    expect(inShort(changed('balance with', 'with balance'))).not.toContain(3);
  });

  test('a page taken out of a longer document, with the same head on each page', () => {
    const head = ['Union Valley Bank', 'Account holder Tomas Novak'];
    const first = [...head, '01/02 Grocery market 47.15', '03/02 Utility bill 286.90', 'Page xqz'];
    const second = [...head, '14/02 Payroll deposit 3,082.61', '15/02 Utility bill 97.50', 'Page xqz'];
    // The font was numbered for both pages; only the second is left.
    const font = [{ lines: first, shown: [] }, { lines: second }];
    const examined = examineBytes(subsetDocument(font));
    const measure = examined.kind === 'examined' ? examined.finding.measure : 0;
    expect(measure).toBeLessThan(2);
  });

  test('a font numbered by its characters, as whole fonts are, has no order to break', () => {
    expect(examineBytes(subsetDocument(changed('2,590.60', '8,790.60'), 'by-character'))).toMatchObject({
      kind: 'not-applicable',
    });
  });

  test('whatever the text, numbering by first use alone accuses nobody', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9,.]{1,12}$/);
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 }),
        (pages) => {
          const examined = examineBytes(subsetDocument(pages.map((lines) => ({ lines }))));
          expect(examined.kind === 'examined' ? examined.finding.measure : 0).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('the README names every evidence code', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  for (const code of EVIDENCE_CODES) expect(readme).toContain(`\`${code}\``);
});
