import type { TextLine } from '../printed-text/text-lines.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { MEASURE } from './measure.js';
import { observed, outliersOf, valuesOf, type Written } from './outliers.js';

type DecimalMark = 'point' | 'comma';

/**
 * Amounts of two decimals, with their groups of thousands; no rates, and nothing that goes on, as versions
 * and numbers of sections do.
 */
const AMOUNT = /(?<![\d.,/:-])(?:\d{1,3}(?:[.,]\d{3})+|\d{1,6})[.,]\d{2}(?![\d%/:]|[.,]\d| ?%)/gu;
/** Amounts of one mark for each of the other. */
const LEAST = 8;

/**
 * Amounts whose decimal mark is not that of the document's other amounts. Points and commas of pictures are
 * read wrongly too often.
 */
export function decimalMarks(lines: readonly TextLine[]): RestingObservation[] {
  const amounts = valuesOf(lines, AMOUNT, ([text], line) => (line.recognizedOn ? undefined : markOf(text)));
  const outliers = outliersOf(amounts, LEAST);
  if (!outliers) return [];
  const shows = outliers.convention === 'point' ? '1,234.56' : '1.234,56';
  const grouped = amounts.filter(({ convention }) => convention === outliers.convention).some(isGrouped);
  return outliers.values.map((value) => {
    const why = `has a decimal ${value.convention}; ${outliers.count} other amounts of the document have a decimal ${outliers.convention}.`;
    const measure = grouped && isGrouped(value) ? MEASURE.mixed : MEASURE.odd;
    return observed({ code: 'DECIMAL_MARK_DIFFERS', measure }, value.place, shows, why);
  });
}

/** Undefined for groups and decimals parted by the same mark. */
function markOf(text: string): DecimalMark | undefined {
  const marks = text.replace(/\d/gu, '');
  const last = marks.at(-1);
  if (last === undefined || marks.slice(0, -1).includes(last)) return undefined;
  return last === '.' ? 'point' : 'comma';
}

/** Thousands are parted, so that no quantity, and no list of whole numbers, is meant. */
const isGrouped = ({ place }: Written<DecimalMark>): boolean => /[.,]\d{3}[.,]/u.test(place.text);
