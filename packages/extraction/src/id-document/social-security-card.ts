import type { ReadPage } from '@assay/media';
import { patternOf } from '../vocabulary/pattern.js';
import type { LabelMeaning } from './labels/meaning.js';
import { type Piece, textOf } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import PATTERNS from './social-security-card.json' with { type: 'json' };
import type { Grammar, ReadValue } from './values/grammar.js';
import { dateGrammar, nameGrammar } from './values/grammars.js';

const SOCIAL_SECURITY_NUMBER = /^\d{3}[ \-–]?\d{2}[ \-–]?\d{4}$/u;

/** Lines of a social security card that are no name, by words that each of them has. */
const NO_HOLDER = patternOf(PATTERNS.noHolder, 'u');
const HOLDER_SCORE = 0.8;
/**
 * A further line of the name follows within so many heights; lines are centred, so that they do not begin
 * under each other.
 */
const MAX_LEADING = 1.2;

const DAY_SCORE = 0.8;

/**
 * The card prints its number alone, without a label, the name of the holder in one line, or the given names
 * over the surname, above the number or below it, and since 2007 the day it was issued (SSA, POMS RM
 * 10201.060).
 */
export function socialSecurityValues(
  page: ReadPage,
  pieces: readonly Piece[],
  found: readonly PrintedValue[],
): PrintedValue[] {
  const has = (meaning: LabelMeaning): boolean => found.some((value) => value.meaning === meaning);
  const number = pieces.find(({ words }) => SOCIAL_SECURITY_NUMBER.test(textOf(words)));
  if (!number) return [];
  const numbers = has('licenseNumber') ? [] : [valueAsPrinted('licenseNumber', number.words, page, 0.95)];
  const [day, ...otherDays] = pieces.flatMap((piece) => filledBy(piece, dateGrammar) ?? []);
  const known: PrintedValue[] =
    day && otherDays.length === 0 && !has('dateOfIssue')
      ? [...numbers, { meaning: 'dateOfIssue', read: day, page, score: DAY_SCORE }]
      : numbers;
  if (has('fullName') || has('lastName') || has('firstName')) return known;
  const isName = (piece: Piece): boolean =>
    filledBy(piece, nameGrammar)?.fit === 1 && !NO_HOLDER.test(textOf(piece.words));
  const distance = ({ box }: Piece): number => Math.abs(box.y1 - number.box.y1);
  const names = pieces.filter(isName).sort((a, b) => distance(a) - distance(b));
  const lineUnder = ({ box }: Piece): Piece | undefined =>
    names.find(
      (name) =>
        name.box.y1 >= box.y2 - (box.y2 - box.y1) / 2 &&
        name.box.y1 - box.y2 < MAX_LEADING * (box.y2 - box.y1),
    );
  const upper = names.find(lineUnder);
  const lower = upper && lineUnder(upper);
  if (upper && lower)
    return [...known, inTwoLines('firstName', upper, page), inTwoLines('lastName', lower, page)];
  const whole = names.find(({ words }) => words.length > 1);
  return whole ? [...known, valueAsPrinted('fullName', whole.words, page, HOLDER_SCORE)] : known;
}

/** What a text reads as, all of it. */
function filledBy({ kind, words }: Piece, grammar: Grammar): ReadValue | undefined {
  const read = kind === 'text' ? grammar(words) : undefined;
  return read?.words.length === words.length ? read : undefined;
}

const inTwoLines = (meaning: LabelMeaning, { words }: Piece, page: ReadPage): PrintedValue =>
  valueAsPrinted(meaning, words, page, HOLDER_SCORE);
