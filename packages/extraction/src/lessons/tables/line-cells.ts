import { figureValue, type TextWord } from '@assay/media';
import { dayNumberOfIso, isCalendarDay, isoOf, withYear } from '../../dates/calendar.js';
import { type DateInText, datesIn } from '../../dates/printed-dates.js';
import { dayOf } from '../../dates/read-dates.js';
import { wordsOfSpan } from '../../layout/cells.js';
import { foldText, hasDigit, isDigits } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import type { KeyedDocument } from '../keyed-page.js';
import type { KeyOf } from '../types.js';

/** A number or a day of a printed line. */
export interface PrintedCell {
  readonly value: string | number;
  readonly words: readonly TextWord[];
  /** What stands close beside a number and has no digits, by its key: `D`, `+`. */
  readonly mark?: number | undefined;
}

/** A mark stands so close to its number, in heights. */
const MARK_GAP = 1.5;

/** The numbers of a line, by their digits: a mark beside them moves no edge. */
export function numberCells({ line, numbers }: Row, keyOf: KeyOf): PrintedCell[] {
  return numbers.flatMap(({ figure, from, to }): PrintedCell[] => {
    const own = line.words.slice(from, to);
    const words = own.filter(({ text }) => hasDigit(text));
    const last = words.at(-1);
    const behind = line.words[from + own.findLastIndex(({ text }) => hasDigit(text)) + 1];
    const isMark =
      last !== undefined &&
      behind !== undefined &&
      !hasDigit(behind.text) &&
      behind.box.x1 - last.box.x2 <= MARK_GAP * line.emWidth;
    return last
      ? [{ value: figureValue(figure), words, mark: isMark ? keyOf(markText(behind)) : undefined }]
      : [];
  });
}

const markText = ({ text }: TextWord): string => `mark ${foldText(text) || text}`;

/** The days of a line; one without a year is of the year that brings it nearest. */
export function dayCells(row: Row, { view }: KeyedDocument, near: number | undefined): PrintedCell[] {
  const isoIn = (found: DateInText): string | undefined => {
    const day = dayOf(found, view.order);
    const dated = day?.year === undefined && near === undefined ? undefined : day && withYear(day, near ?? 0);
    return dated && isoOf(dated);
  };
  const { words } = row.line;
  const inText = datesIn(row.text).flatMap((found): PrintedCell[] => {
    const [value, span] = [isoIn(found), wordsOfSpan(words, found.start, found.end)];
    return value && span ? [{ value, words: words.slice(span.from, span.to) }] : [];
  });
  const taken = new Set(inText.flatMap((day) => day.words));
  // `07-01` in a column of days; within a sentence it may be anything.
  const alone = words.flatMap((word): PrintedCell[] => {
    const [found] = taken.has(word) || !hasDigit(word.text) ? [] : datesIn(`${word.text} `);
    const value = found && isoIn(found);
    return value ? [{ value, words: [word] }] : [];
  });
  return [...inText, ...alone];
}

/** A day number that the days of a document's lists lie near: the middle of the days that it states, or of those in a list. */
export function nearDay(
  fields: readonly { readonly name: string; readonly value?: string | number | undefined }[],
  document: KeyedDocument,
): number | undefined {
  const stated = fields.flatMap(({ name, value }) =>
    /Date$/u.test(name) && typeof value === 'string' ? [dayNumberOfIso(value)] : [],
  );
  const listed = fields.flatMap(({ name, value }) =>
    /\.date$/u.test(name) && typeof value === 'string' ? [dayNumberOfIso(value)] : [],
  );
  const known =
    [stated, listed].find((days) => days.length > 0) ??
    document.view.rows.flatMap((row) =>
      document.daysOf(row).map(({ value }) => dayNumberOfIso(String(value))),
    );
  const days = known.filter(Number.isFinite).sort((one, other) => one - other);
  return days[Math.floor(days.length / 2)] ?? onlyYear(document);
}

/** The middle of the only year that a document prints. */
function onlyYear({ view }: KeyedDocument): number | undefined {
  const years = new Set(
    view.rows.flatMap(({ line }) =>
      line.words.flatMap(({ text }) => {
        const bare = foldText(text);
        return isDigits(bare) && isCalendarDay({ year: Number(bare), month: 7, day: 1 }) ? [bare] : [];
      }),
    ),
  );
  const [year] = years.size === 1 ? years : [];
  return year === undefined ? undefined : dayNumberOfIso(`${year}-07-01`);
}
