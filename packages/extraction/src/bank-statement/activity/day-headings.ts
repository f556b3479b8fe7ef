import { editDistance } from '@assay/media';
import { foldText } from '../../layout/fold-text.js';
import type { StatementRow } from '../page/statement-rows.js';
import { rowDate } from './row-date.js';

/** Days of a list by days. */
export const MIN_DAYS = 2;
const MAX_LABEL_WORDS = 4;

/**
 * A date and nothing else, or nothing but the day's figure and what that is called: what follows is of this
 * day.
 * @param label what stands beside every day of the document, as {@link labelOfDays} tells
 */
export function isDayHeading(row: StatementRow, label = ''): boolean {
  const parts = partsOfHeading(row);
  return parts !== undefined && (parts.rest === '' || isLike(parts.rest, label));
}

/** The figure of a day in a line of its own beside its heading, as a slanting picture parts them. */
export const isFigureOfDay = (row: StatementRow, label: string): boolean =>
  label !== '' && row.date === undefined && isLike(lettersOf(row.folded), label);

/** Letters that may be misread or lost of a label, as a share of them. */
const MAX_MISREAD = 0.4;
const lettersOf = (folded: string): string => folded.replace(/[^\p{L} ]/gu, '').trim();

/** The same label, misread or cut short at its beginning by a picture. */
function isLike(rest: string, label: string): boolean {
  const [one, other] = [lettersOf(rest), lettersOf(label)];
  return rest === label || (other !== '' && editDistance(one, other) <= MAX_MISREAD * other.length);
}

/**
 * What all days of a list call their figure: `Net`, `Total do dia`; lines with words and amounts, but no
 * dates, stand between them.
 */
export function labelOfDays(rows: readonly StatementRow[]): string {
  const dated = rows.flatMap((row) => partsOfHeading(row) ?? []).filter(({ hasFigure }) => hasFigure);
  const counts = new Map<string, number>();
  for (const { rest } of dated) counts.set(rest, (counts.get(rest) ?? 0) + 1);
  const [label = ''] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const named = dated.filter(({ rest }) => rest !== '');
  // `Total de entradas` on one day and `Total de saídas` on another are of one kind.
  const isOfAll = label !== '' && named.length >= MIN_DAYS && named.every(({ rest }) => isLike(rest, label));
  return isOfAll && rows.filter(isAmount).length >= dated.length ? label : '';
}

function partsOfHeading(row: StatementRow): { rest: string; hasFigure: boolean } | undefined {
  const dated = row.date && rowDate(row, []);
  const money = row.numbers.filter(({ isMoney }) => isMoney);
  if (!dated?.words.has(0) || money.length > 1) return undefined;
  const [figure] = money;
  const rest = row.line.words.flatMap(({ text }, index) => {
    const isFigure = figure && index >= figure.from && index < figure.to;
    return dated.words.has(index) || isFigure || /^[+\u2212\u2013-]$/u.test(text) ? [] : [text];
  });
  if (rest.length > MAX_LABEL_WORDS || rest.slice(0, -1).some((text) => /\d/u.test(text))) return undefined;
  return { rest: foldText(rest.join(' ')), hasFigure: figure !== undefined };
}

/**
 * The first day of a list by days: the heading stands nearer to the amount below it than to one above, which
 * would make it that one's date.
 */
export function beginsDays(rows: readonly StatementRow[], index: number, label: string): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row || !below || below.line.page !== row.line.page || !isDayHeading(row, label) || !isAmount(below))
    return false;
  if (!above || above.line.page !== row.line.page || !isAmount(above)) return true;
  return row.line.box.y1 - above.line.box.y1 > below.line.box.y1 - row.line.box.y1;
}

/** Words and money without a date. */
const isAmount = (row: StatementRow): boolean =>
  row.date === undefined && /\p{L}{2}/u.test(row.text) && row.numbers.some(({ isMoney }) => isMoney);
