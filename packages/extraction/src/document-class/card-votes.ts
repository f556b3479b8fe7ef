import { type DocumentText, PhraseFinder, type TextLine } from '@assay/media';
import { digitsOf, textOf, withoutSpaces } from '../layout/characters.js';
import { phrasesOf } from '../vocabulary/pattern.js';
import WORDS from './card-words.json' with { type: 'json' };
import type { ClassVote } from './code-votes.js';

/** A card prints few lines; a form that asks for the number prints many. */
const MAX_CARD_LINES = 16;
const HEADING = new PhraseFinder(phrasesOf(WORDS.heading));
/**
 * Three, two and four digits as the Social Security Administration groups them (20 CFR 422.103), in letters
 * that recognizers take for digits.
 */
const DIGIT = String.raw`[\dOoIl|SBZ]`;
const DASH = String.raw`[-\s.\u2010-\u2015]{0,3}`;
const NUMBER = new RegExp(`^${DIGIT}{3}${DASH}${DIGIT}{2}${DASH}${DIGIT}{4}(?:\\s|$)`, 'u');
/** A person's name alone in its line: two to five words of letters. */
const NAME = /^\p{Lu}[\p{L}'.-]*(?:\s\p{Lu}[\p{L}'.-]*){1,4}$/u;
const CARD_WEIGHT = 6;

/** A line of a machine-readable zone, perhaps cut off at its end; fillers are misread as angle quotes. */
const ZONE_LINE = /^[A-Z0-9<]{14,}$/u;
const MIN_FILLERS = 3;
/** Second line of a card (TD1, TD2 behind its number): birth, check digit, sex, expiry, check digit. */
const CARD_DATES = /^[\dO]{7}[MFX<][\dO]{7}/u;

/** Both sides of a card print fewer lines; forms that ask for the same print more. */
export const MAX_LINES_OF_TWO_SIDES = 45;

/**
 * What a card says without codes that could be read: a social security number under its heading, lines of a
 * zone.
 */
export function votesOfCards({ pages }: DocumentText): ClassVote[] {
  const lines = pages[0]?.lines ?? [];
  return [
    ...votesOfSocialSecurity(lines),
    ...votesOfZone(pages.flatMap((page) => page.lines.slice(-MAX_CARD_LINES))),
  ];
}

function votesOfSocialSecurity(lines: readonly TextLine[]): ClassVote[] {
  if (lines.length > MAX_CARD_LINES) return [];
  const heading = lines.find(({ words }) => HEADING.find(words.map(({ text }) => text)).matches.length > 0);
  const hasNumber = lines.some(
    (line) => NUMBER.test(textOf(line.words)) && digitsOf(textOf(line.words)).length > 4,
  );
  const hasName = lines.some((line) => line !== heading && NAME.test(textOf(line.words)));
  if (!heading || !hasNumber || !hasName) return [];
  return [
    {
      name: 'identity/social_security_card',
      weight: CARD_WEIGHT,
      because: 'a social security number and a name under its heading',
    },
  ];
}

/**
 * A zone that could not be read as one still tells by its first letter what it belongs to (ICAO Doc 9303,
 * parts 4 to 6).
 */
function votesOfZone(lines: readonly TextLine[]): ClassVote[] {
  const zone = lines
    .map((line) =>
      withoutSpaces(textOf(line.words))
        .toUpperCase()
        .replace(/[>\u00ab\u00bb\u2039\u203a]/gu, '<'),
    )
    .filter((text) => ZONE_LINE.test(text) && text.split('<').length > MIN_FILLERS);
  const because = 'lines of a machine-readable zone';
  const isPassport = (text: string): boolean => /^[PV][A-Z<][A-Z0]{3}/u.test(text);
  const isCard = zone.some((text) => /^[IAC][A-Z<]/u.test(text) || CARD_DATES.test(text));
  // The last line of a card is its holder's name, which may begin with P or V; a passport's name stands in
  // the first of two.
  const named = isCard ? zone.slice(0, 1) : zone.slice(0, Math.max(1, zone.length - 1));
  if (named.some(isPassport)) return [{ name: 'identity/passport', weight: 6, because }];
  return isCard ? [{ name: 'identity/national_id', weight: 5, because }] : [];
}
