import { mrzCheckDigit } from '@assay/identifiers';
import type { MrzCheckDigit } from '@assay/media';
import type { FormatCheck, FormatLayout } from './formats.js';

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
      // Whether the filler before the rest has a place among the weights is not said, issuers do both, and the
      // document's own example holds both ways.
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
