import { readFileSync } from 'node:fs';
import { parsePdf, readContent } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../check.js';
import {
  type Cell,
  cells,
  ROW_COUNT,
  statement,
  widthOf,
  written,
} from '../style-break/testing/statement.js';
import { advanceBreak } from './advance-break.js';
import { MEASURE } from './measure.js';

const examine = (content: string, stopWidth = 250) => {
  const pdf = parsePdf(statement({ contents: [content], stopWidth }));
  return advanceBreak.examine({ pdf, content: readContent(pdf) });
};

async function findingOn(content: string): Promise<Finding> {
  const examined = await examine(content);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

/**
 * The table with one amount (column 2 or 3) replaced where it started, as an editor does that anchors text at
 * its left end.
 */
const retyped = (row: number, text: string): string =>
  written(cells((cell, at, column) => (at === row && column === 2 ? { ...cell, text } : cell)));

/**
 * The table with each row shown by one operator; in one, another text as its amount, or its figures moved
 * left by thousandths of the size.
 */
function shownAtOnce(
  changed: { readonly row: number; readonly text?: string; readonly nudge?: number } = { row: -1 },
): string {
  const all = cells();
  return Array.from({ length: ROW_COUNT }, (_, row) => {
    const { text, nudge = 0 } = changed.row === row ? changed : {};
    const [date, what, amount, balance] = all.slice(4 * row, 4 * row + 4) as [Cell, Cell, Cell, Cell];
    const gap = (left: Cell, right: Cell): number => -100 * (right.x - left.x - widthOf(left.text));
    const shown = `(${date.text}) ${gap(date, what)} (${what.text}) ${gap(what, amount) + nudge} (${text ?? amount.text}) ${gap(amount, balance)} (${balance.text})`;
    return `BT 0.1 g /F1 10 Tf 1 0 0 1 ${date.x} ${date.y} Tm [${shown}] TJ ET`;
  }).join('\n');
}

describe('pdf.advance-break', () => {
  test('an amount made longer where it started is told, with the length it had', async () => {
    const finding = await findingOn(retyped(5, '11433.50'));
    expect(finding.measure).toBe(MEASURE.lengthChanged);
    expect(finding.evidence).toMatchObject([{ code: 'LENGTH_CHANGED', page: 1, after: '11433.50' }]);
    expect(finding.evidence[0]!.summary).toContain('5.0 points beyond');
    expect(finding.heat[0]!.boxes[0]!.box).toEqual(finding.evidence[0]!.boundingBox);
  });

  test('an amount made shorter is told, too', async () => {
    expect(await findingOn(retyped(5, '33.50'))).toMatchObject({ measure: MEASURE.lengthChanged });
  });

  test('an amount of the same length leaves no trace here', async () => {
    expect(await findingOn(retyped(5, '9433.50'))).toMatchObject({
      measure: MEASURE.aligned,
      evidence: [],
      heat: [],
    });
  });

  test('an amount off its edge that no other length explains counts less', async () => {
    const shifted = written(
      cells((cell, row, column) => (row === 5 && column === 2 ? { ...cell, x: cell.x + 2 } : cell)),
    );
    expect(await findingOn(shifted)).toMatchObject({
      measure: MEASURE.offEdge,
      evidence: [{ code: 'OFF_EDGE' }],
    });
  });

  test('a digit put into a row that is shown at once pushes what comes behind it', async () => {
    expect(await findingOn(shownAtOnce())).toMatchObject({ measure: MEASURE.aligned });
    const finding = await findingOn(shownAtOnce({ row: 5, text: '71433.50' }));
    expect(finding.measure).toBe(MEASURE.rowPushed);
    expect(finding.evidence[0]).toMatchObject({ code: 'ROW_PUSHED', after: '71433.50' });
  });

  test('a row that a printer set a little off, by its spaces and kerning, is not pushed', async () => {
    expect(await findingOn(shownAtOnce({ row: 5, nudge: 170 }))).toMatchObject({ measure: MEASURE.offEdge });
  });

  test.each([
    [
      'a column aligned at its left edge',
      written(cells((cell, _, column) => (column > 1 ? { ...cell, x: 100 * column } : cell))),
    ],
    ['no amounts', written(cells((cell, _, column) => (column > 1 ? null : cell)))],
  ])('has nothing to examine: %s', async (_, content) => {
    expect(await examine(content)).toMatchObject({ kind: 'not-applicable' });
  });

  test('a fixed-pitch report, whose fields run over, has nothing to examine', async () => {
    expect(await examine(retyped(5, '11433.50'), 500)).toMatchObject({ kind: 'not-applicable' });
  });

  test('a table moved as a whole or rounded stays aligned', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -10, max: 10, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 0.3, noNaN: true }), { minLength: 40, maxLength: 40 }),
        async (by, jitter) => {
          let index = 0;
          const moved = cells((cell) => ({ ...cell, x: cell.x + by + jitter[index++]! }));
          expect((await findingOn(written(moved))).measure).toBe(MEASURE.aligned);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('the README explains every evidence code', () => {
    const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
    for (const code of ['OFF_EDGE', 'LENGTH_CHANGED', 'ROW_PUSHED']) expect(readme).toContain(`\`${code}\``);
  });
});
