import { editDistance } from '@assay/media';
import { foldText, hasDigit, hasLettersInARow } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { rowDate } from './row-date.js';

/** Days of a list by days. */
export const MIN_DAYS = 2;
const MAX_LABEL_WORDS = 4;
/** Letters that may be misread or lost of a label, as a share of them. */
const MAX_MISREAD = 0.4;
const SIGN_ALONE = /^[+\u2212\u2013-]$/u;

/**
 * A date and nothing else, or nothing but the day's figure and what that is called: what follows is of this
 * day.
 * @param label what stands beside every day of the document, as {@link labelOfDays} tells
 */
export function isDayHeading(row: Row, label = ''): boolean {
  const rest = besideDay(row);
  return rest !== undefined && (rest === '' || isLike(rest, label));
}

/** The figure of a day in a line of its own beside or behind its heading. */
export const isFigureOfDay = (row: Row, label: string): boolean =>
  label !== '' && row.date === undefined && isLike(row.folded, label);

/** The same label, misread or cut short at its beginning by a picture. */
function isLike(rest: string, label: string): boolean {
  const [one, other] = [rest, label].map((text) => text.replace(/[^\p{L} ]/gu, '').trim());
  return rest === label || (!!other && editDistance(one ?? '', other) <= MAX_MISREAD * other.length);
}

/**
 * What all days of a list call their figure: `Net`, `Total do dia`; amounts without dates stand between them.
 */
export function labelOfDays(rows: readonly Row[]): string {
  const beside = rows.flatMap((row) => (row.money.length === 1 ? (besideDay(row) ?? []) : []));
  const named = beside.filter((rest) => rest !== '');
  const count = (label: string): number => named.filter((rest) => rest === label).length;
  const label = named.reduce((best, one) => (count(one) > count(best) ? one : best), '');
  const isOfAll = named.length >= MIN_DAYS && named.every((rest) => isLike(rest, label));
  return isOfAll && rows.filter(isUndatedAmount).length >= beside.length ? label : '';
}

/**
 * What stands beside a date that begins a row with one figure at most, folded; undefined for any other row.
 */
function besideDay(row: Row): string | undefined {
  const dated = row.date && rowDate(row, []);
  const [figure, second] = row.money;
  if (!dated?.words.has(0) || second) return undefined;
  const rest = row.line.words.flatMap(({ text }, index) => {
    const isFigure = figure && index >= figure.from && index < figure.to;
    return dated.words.has(index) || isFigure || SIGN_ALONE.test(text) ? [] : [text];
  });
  if (rest.length > MAX_LABEL_WORDS || rest.slice(0, -1).some((text) => hasDigit(text))) return undefined;
  return foldText(rest.join(' '));
}

/**
 * The first day of a list by days: the heading stands nearer to the amount below it than to one above, which
 * would make it that one's date.
 */
export function beginsDays(rows: readonly Row[], index: number, label: string): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row || !below || below.line.page !== row.line.page) return false;
  if (!isDayHeading(row, label) || !isUndatedAmount(below)) return false;
  if (!above || above.line.page !== row.line.page || !isUndatedAmount(above)) return true;
  return middleOf(row) - middleOf(above) > middleOf(below) - middleOf(row);
}

/** Words and money without a date. */
export const isUndatedAmount = (row: Row): boolean =>
  row.date === undefined && hasLettersInARow(row.text, 2) && row.money.length > 0;

const middleOf = ({ line }: Row): number => (line.box.y1 + line.box.y2) / 2;
