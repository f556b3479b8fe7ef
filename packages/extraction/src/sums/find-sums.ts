import type { LabeledFigure, PrintedSum } from '@assay/media';
import type { FoundFigure } from '../amounts/find-figures.js';
import { SHARED_WIDTH, sharedWidth } from '../layout/columns.js';
import type { Entry, Row } from '../layout/rows.js';
import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './total-labels.json' with { type: 'json' };

/**
 * What a line that adds up others is called in English, Spanish and Portuguese; folded text
 * (layout/characters.ts). Labels only propose: the sums themselves are the proof.
 */
const TOTAL = patternOf(PATTERNS.total, 'u');

const isTotalLabel = (folded: string): boolean => TOTAL.test(folded);

/**
 * Rows looked at above a total: bounds the cost, and longer tables of money are account activity, read
 * elsewhere.
 */
const MAX_ROWS_ABOVE = 80;

interface Reach {
  /** Row index of the topmost term. */
  readonly top: number;
  readonly terms: readonly LabeledFigure[];
  /** The layout ends the list here. */
  readonly natural: boolean;
}

/** Every line called a total with the figures above it that it adds up, column by column. */
export function findSums(rows: readonly Row[]): PrintedSum[] {
  return rows.flatMap((row) =>
    row.entries.flatMap((entry, place) =>
      isTotalLabel(entry.folded) && row.date === undefined
        ? sumsOf(rows, row, entry, row.index * MAX_ENTRIES_PER_ROW + place)
        : [],
    ),
  );
}

/** Makes a number of a row and a place in it that no other has. */
const MAX_ENTRIES_PER_ROW = 1000;

/** Lists under one total that begin at different heights are lists of different rows. */
const nameOfRows = (total: number, row: Row, { top }: Reach): number =>
  total * (MAX_ROWS_ABOVE + 1) + row.index - top;

function sumsOf(rows: readonly Row[], row: Row, entry: Entry, id: number): PrintedSum[] {
  const columns = entry.figures
    .filter(({ isMoney }) => isMoney)
    .map((figure) => ({
      total: { label: entry.label, figure: figure.figure },
      reaches: [...reachesAbove(rows, row, figure)],
    }));
  // A sum that holds in one column shows where the list begins for all.
  const holding = columns.flatMap(({ total, reaches }) => reaches.filter((reach) => addsUp(reach, total)))[0];
  return columns.flatMap(({ total, reaches }) => {
    const own = reaches.find((reach) => addsUp(reach, total));
    const shared = holding && reaches.findLast((reach) => reach.top >= holding.top);
    const reach = own ?? shared ?? reaches.find(({ natural }) => natural);
    return reach ? [{ total, terms: [...reach.terms].reverse(), rows: nameOfRows(id, row, reach) }] : [];
  });
}

/** Signs aside: deductions may be printed above zero or below. */
function addsUp({ terms }: Reach, { figure }: LabeledFigure): boolean {
  const sum = terms.reduce((all, term) => all + term.figure.units, 0);
  return sum !== 0 && Math.abs(sum) === Math.abs(figure.units);
}

/** The lists that end right above a total, ever longer. */
function* reachesAbove(rows: readonly Row[], row: Row, total: FoundFigure): Generator<Reach> {
  const terms: LabeledFigure[] = [];
  let ended = false;
  for (let index = row.index - 1; index >= Math.max(0, row.index - MAX_ROWS_ABOVE); index--) {
    const above = rows[index];
    if (!above || above.line.page !== row.line.page) break;
    const found = inColumn(above, total);
    if (!found) {
      const heads = above.line.words.some(({ box }) => sharedWidth(box, total.figure.box) > 0);
      if (heads && terms.length > 0) break;
      continue;
    }
    if (isTotalLabel(found.entry.folded)) break;
    terms.push({ label: found.entry.label, figure: found.figure.figure });
    const next = rows[index - 1];
    const endsHere = !next || next.line.page !== row.line.page || !continues(next, total);
    yield { top: index, terms: [...terms], natural: endsHere && !ended };
    ended ||= endsHere;
  }
}

function inColumn(row: Row, total: FoundFigure): { entry: Entry; figure: FoundFigure } | undefined {
  for (const entry of row.entries) {
    const figure = entry.figures.find(
      (one) => one.isMoney && sharedWidth(one.figure.box, total.figure.box) > SHARED_WIDTH,
    );
    if (figure) return { entry, figure };
  }
  return undefined;
}

const continues = (row: Row, total: FoundFigure): boolean => {
  const found = inColumn(row, total);
  return found !== undefined && !isTotalLabel(found.entry.folded);
};
