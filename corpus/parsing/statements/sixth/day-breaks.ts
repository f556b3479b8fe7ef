import type { Row } from '../sheet.js';

const dayAt = (rows: readonly Row[], index: number): string => {
  const day = rows[index]?.movement.day;
  return day ? `${day.month}-${day.day}` : '';
};

/** Whether a row is the first of its day. */
export const startsDay = (rows: readonly Row[], index: number): boolean =>
  dayAt(rows, index) !== dayAt(rows, index - 1);

/** Whether a row is the last of its day. */
export const endsDay = (rows: readonly Row[], index: number): boolean =>
  dayAt(rows, index) !== dayAt(rows, index + 1);

/** What a movement says, its detail behind or beneath it. */
export const joined = (
  { description, detail }: { description: string; detail: string },
  between = ' ',
): string => [description, detail].filter(Boolean).join(between);

/** The same in lines of so many words, as a narrow column of a bank's own system breaks them. */
export const brokenAfter = (parts: { description: string; detail: string }, wordsALine: number): string => {
  const words = joined(parts).split(' ');
  const lines: string[] = [];
  for (let from = 0; from < words.length; from += wordsALine)
    lines.push(words.slice(from, from + wordsALine).join(' '));
  return lines.join('<br>');
};
