import { mrzCheckDigit } from '@assay/identifiers';
import type { MrzCheckDigit, MrzReading } from '@assay/media';
import { lookAlikes, meantIn } from './characters.js';
import type { ColumnClass, FormatCheck, FormatLayout } from './formats.js';

const covered = (lines: readonly string[], { covers }: FormatCheck): string =>
  covers.map(({ line, from, to }) => (lines[line] ?? '').slice(from, to)).join('');

/**
 * Every check digit of a zone. A filler stands for the digit of an empty personal number (Doc 9303-4, 4.2.2),
 * and for that of a number longer than nine characters, whose rest and digit stand in the optional data (Doc
 * 9303-5, 4.2.2).
 */
export function checkDigitsOf({ checks, format }: FormatLayout, lines: readonly string[]): MrzCheckDigit[] {
  return checks.map((check) => {
    const text = covered(lines, check);
    const digit = lines[check.digit.line]?.charAt(check.digit.column) ?? '';
    if (digit === '<' && check.over === 'personalNumber')
      return { over: check.over, holds: /^<*$/u.test(text) };
    if (digit === '<' && check.over === 'documentNumber' && (format === 'TD1' || format === 'TD2')) {
      const long = longNumber(text, optionalAfterNumber(format, lines));
      // Whether the filler before the rest has a place among the weights is not said, issuers do both, and
      // the document's own example holds both ways.
      const ways = long ? [long.number, `${text}<${long.number.slice(text.length)}`] : [];
      return { over: check.over, holds: ways.some((number) => mrzCheckDigit(number) === long?.digit) };
    }
    return { over: check.over, holds: mrzCheckDigit(text) === digit };
  });
}

/** Where a long number goes on. */
export const optionalAfterNumber = (format: string, lines: readonly string[]): string =>
  format === 'TD1' ? (lines[0] ?? '').slice(15, 30) : (lines[1] ?? '').slice(28, 35);

/** A number of more than nine characters: its rest, then its digit, then a filler. */
export function longNumber(
  beginning: string,
  optional: string,
): { readonly number: string; readonly digit: string } | undefined {
  const match = /^([A-Z\d]+)(\d)(?:<|$)/u.exec(optional);
  return match ? { number: beginning + match[1], digit: match[2] ?? '' } : undefined;
}

export type Repair = MrzReading['repairs'][number];

/** Below this a character was not surely read. */
const UNSURE_READING = 0.9;

/**
 * The one change of a character to a look-alike, under a check digit, that makes every check digit right: the
 * only one among the characters that were not surely read, or else among all. None when they are right
 * already, when no change does it, or when more than one does. A zone repaired by its check digits proves
 * nothing by them.
 * @param readings by line and column
 */
export function repairOf(
  layout: FormatLayout,
  lines: readonly string[],
  readings: readonly (readonly number[])[],
): Repair | undefined {
  if (checkDigitsOf(layout, lines).every(({ holds }) => holds)) return undefined;
  const found: Repair[] = [];
  for (const { line, column } of coveredColumns(layout)) {
    const from = lines[line]!.charAt(column);
    const columnClass = layout.lines[line]!.charAt(column) as ColumnClass;
    for (const to of candidates(from, columnClass)) {
      const changed = lines.map((text, index) =>
        index === line ? text.slice(0, column) + to + text.slice(column + 1) : text,
      );
      if (checkDigitsOf(layout, changed).every(({ holds }) => holds)) found.push({ line, column, from, to });
    }
  }
  const unsure = found.filter(({ line, column }) => (readings[line]?.[column] ?? 0) < UNSURE_READING);
  const [only, ...others] = unsure.length > 0 ? unsure : found;
  return others.length === 0 ? only : undefined;
}

/** A column where nothing was read may hold any digit, if it must hold one. */
const candidates = (from: string, columnClass: ColumnClass): readonly string[] =>
  from === '<'
    ? columnClass === 'n'
      ? [...'0123456789']
      : []
    : lookAlikes(from).filter((to) => meantIn(columnClass, to) === to);

function coveredColumns({ checks }: FormatLayout): { readonly line: number; readonly column: number }[] {
  const all = checks.flatMap(({ covers, digit }) => [
    ...covers.flatMap(({ line, from, to }) =>
      Array.from({ length: to - from }, (_, index) => ({ line, column: from + index })),
    ),
    digit,
  ]);
  return [...new Map(all.map((place) => [`${place.line}:${place.column}`, place])).values()];
}
