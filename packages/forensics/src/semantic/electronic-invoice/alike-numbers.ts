import { differInOnePlace, placesThatDiffer } from '../printed-text/differing-places.js';
import { placeOfRange } from '../printed-text/places.js';
import type { TextLine } from '../printed-text/text-lines.js';
import type { Span } from './beside-label.js';
import { ABSENT, type ClaimResult, type Contradiction } from './claim.js';
import type { Print } from './print.js';

/** Letters and digits with marks between them, at least one digit. */
export const NUMBER = /(?<![\p{L}\d])(?=[\p{L}\d/._-]*\d)[\p{L}\d][\p{L}\d/._-]*/gu;

export const spansOf =
  (form: RegExp) =>
  (line: TextLine): Span[] =>
    [...line.text.matchAll(form)].map(({ index, 0: text }) => ({
      line,
      from: index,
      to: index + text.length,
    }));

export const spansOnPages = (print: Print, form: RegExp): Span[] =>
  print.pages.flatMap(({ lines }) => lines.flatMap(spansOf(form)));

export const textOf = ({ line, from, to }: Span): string => line.text.slice(from, to);

/** As long, not the same, and `share` of the characters agree at their places. */
export function isAlike(one: string, other: string, share: number): boolean {
  return (
    one !== other &&
    one.length === other.length &&
    placesThatDiffer(one, other).length <= (1 - share) * one.length
  );
}

/** Two characters have changed their places. */
export function hasTwoExchanged(one: string, other: string): boolean {
  const differ = placesThatDiffer(one, other);
  const [first = 0, second = 0] = differ;
  return (
    one.length === other.length &&
    differ.length === 2 &&
    one.charAt(first) === other.charAt(second) &&
    one.charAt(second) === other.charAt(first)
  );
}

/** One digit is another digit, and nothing else differs. */
export function hasOtherDigit(one: string, other: string): boolean {
  const [place = 0] = placesThatDiffer(one, other);
  const isDigit = (text: string): boolean => /\d/u.test(text.charAt(place));
  return differInOnePlace(one, other) && isDigit(one) && isDigit(other);
}

/** What stands in the place of a value of the file; where nothing does, it is absent. */
export function contradictedBy(
  other: Span | undefined,
  claim: Omit<Contradiction, 'kind' | 'printed'>,
): ClaimResult {
  const printed = other && placeOfRange(other.line, other.from, other.to);
  return printed ? { kind: 'contradicted', ...claim, printed } : ABSENT;
}
