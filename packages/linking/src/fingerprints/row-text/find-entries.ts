import type { DocumentText, TextWord } from '@assay/media';
import { folded } from '../../folded.js';
import { MAX_LINES_PER_PAGE, MAX_WORDS_PER_LINE } from '../text-bounds.js';
import { type LineOfText, readLine } from './printed-dates.js';
import { wholeLines } from './whole-lines.js';

/** Pages looked at: what follows the third adds rows, not certainty. */
const MAX_PAGES = 3;
/** Characters of a word that count. */
const MAX_WORD_LENGTH = 40;

/** A description shorter than this names nothing: `cr`, `us`. */
const MIN_LETTERS = 4;
/**
 * Days that stand between amounts without a date: fewer, or a smaller part of all, are rows with totals below
 * them.
 */
const MIN_DAYS_BETWEEN = 5;
const MIN_DAYS_BETWEEN_SHARE = 0.5;
/** How far from such a day an entry may stand: most days have few entries, of three lines at most. */
const MAX_LINES_FROM_DAY = 12;

/**
 * The descriptions of a document's dated entries (lines with an amount, and with a date in them or above them
 * as a heading), in the order printed: letters alone, folded, without spaces, since recognition tears words
 * apart and joins them.
 * @param names words not to count, folded: the holder's
 */
export function findEntries({ pages }: DocumentText, names: ReadonlySet<string> = new Set()): string[] {
  const lines = pages
    .slice(0, MAX_PAGES)
    .flatMap((page) =>
      wholeLines(page.lines.slice(0, MAX_LINES_PER_PAGE)).map((words) => readLine(textOf(words))),
    );
  const dayAbove = nearestDays(lines);
  const dayBelow = nearestDays([...lines].reverse()).reverse();
  const underDays = daysHeadEntries(lines);
  const entries: string[] = [];
  let underMonth = false;
  for (const [index, line] of lines.entries()) {
    if (line.isMonthHeading) underMonth = true;
    const isAmongDays =
      dayAbove[index]! <= MAX_LINES_FROM_DAY && (underDays || dayBelow[index]! <= MAX_LINES_FROM_DAY);
    const isDated = line.dates.length > 0 || (underMonth && line.startsWithDay) || isAmongDays;
    if (line.amounts === 0 || !isDated) continue;
    const description = descriptionOf(line, names);
    if (description.length >= MIN_LETTERS) entries.push(description);
  }
  return entries;
}

/** For each line, how many lines before it the last one stands that begins with a day. */
function nearestDays(lines: readonly LineOfText[]): number[] {
  let distance = Number.POSITIVE_INFINITY;
  return lines.map((line) => {
    distance = isDay(line) ? 0 : distance + 1;
    return distance;
  });
}

/** Whether days stand over their entries, or under them, rather than in front of them. */
function daysHeadEntries(lines: readonly LineOfText[]): boolean {
  const telling = lines.filter((line) => line.amounts > 0 || isDay(line));
  const days = telling.filter(isDay).length;
  const between = telling.filter(
    (line, index) => isDay(line) && telling[index + 1]?.dates.length === 0,
  ).length;
  return between >= MIN_DAYS_BETWEEN && between >= MIN_DAYS_BETWEEN_SHARE * days;
}

const textOf = (words: readonly TextWord[]): string =>
  folded(
    words
      .slice(0, MAX_WORDS_PER_LINE)
      .map(({ text }) => text.slice(0, MAX_WORD_LENGTH))
      .join(' '),
  );

/** A period has two dates, a form's date a label before it. */
const isDay = ({ dates, startsWithDate }: LineOfText): boolean => dates.length === 1 && startsWithDate;

/** What recognition takes for these letters inside of words. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's' };

/** Words with more than a third of digits are numbers: cards, references, codes. */
function descriptionOf({ rest }: LineOfText, names: ReadonlySet<string>): string {
  let letters = '';
  for (const word of rest.split(' ')) {
    const ofWord = word.replace(/[^\p{L}]/gu, '');
    const digits = word.replace(/\D/gu, '').length;
    if (ofWord === '' || names.has(ofWord) || digits * 2 > ofWord.length) continue;
    letters +=
      digits === 0
        ? ofWord
        : word.replace(/[015]/gu, (digit) => LOOK_ALIKE[digit] ?? '').replace(/[^\p{L}]/gu, '');
  }
  return letters;
}
