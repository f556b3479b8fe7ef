import { defineCheck } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { readPages, splitDocuments } from '../labeled-values/read-pages.js';
import type { TextLine } from '../printed-text/text-lines.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { observeGap, observeSkip } from './observe.js';
import { rowGaps } from './row-gaps.js';
import { skippedNumbers } from './row-numbers.js';
import { addsUp, amountsOn, tablesOf } from './table-rows.js';

/** Fewer rows are no table of which one could be gone. */
const MIN_ROWS = 3;

/**
 * Finds tables of amounts from which a row is gone: a number of the sequence, or room for a row between
 * others.
 */
export const missingRow = defineCheck({
  id: 'semantic.missing-row',
  version: '1.0.1',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-rows',
  weight: 'fact',
  needs: ['text'],
  optional: ['pages'],
  calibration: CALIBRATION,
  examine(views) {
    const documents = splitDocuments(readPages(views)).map((pages) => pages.map(({ lines }) => lines));
    if (!documents.some((pages) => rowsOf(pages) >= MIN_ROWS))
      return { kind: 'not-applicable', because: 'The document prints no table of amounts.' };
    const found = documents.flatMap(goneFrom);
    const summary = 'No row of a table is missing from its numbers or its lines.';
    return {
      kind: 'examined',
      finding: findingOfStrongest(found, pageSizesOf(views), {
        nothing: MEASURE.nothing,
        highest: MEASURE.skippedAtGap,
        summary,
      }),
    };
  },
});

/** Rows of the tables of a document; a lone line that ends in an amount is none. */
const rowsOf = (pages: readonly (readonly TextLine[])[]): number =>
  pages
    .flatMap(tablesOf)
    .filter(({ length }) => length > 1)
    .reduce((sum, { length }) => sum + length, 0);

/** @param pages lines of each page of one document */
function goneFrom(pages: readonly (readonly TextLine[])[]) {
  const printed = amountsOn(pages.flat());
  const gaps = pages.flatMap(rowGaps);
  const belowGap = new Set(gaps.map(({ rows, below }) => rows[below]?.line));
  const skips = skippedNumbers(pages.flat());
  const belowSkip = new Set(skips.map(({ rows, below }) => rows[below]?.line));
  return [
    ...skips.map((skip) => {
      const explained = addsUp(skip.rows, skip.below, printed);
      return observeSkip(skip, explained, belowGap.has(skip.rows[skip.below]?.line));
    }),
    ...gaps
      .filter(({ rows, below }) => !belowSkip.has(rows[below]?.line))
      .map((gap) => observeGap(gap, addsUp(gap.rows, gap.below, printed))),
  ];
}
