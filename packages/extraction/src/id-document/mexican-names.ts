import type { ReadPage, TextWord } from '@assay/media';
import { beginsGivenNames, beginsSurnames, hasInitialsOf } from './name-of-curp.js';
import { type Piece, textOf } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import { placesBelow } from './value-places.js';
import { nameGrammar } from './values/grammars.js';

/** Two surnames and at least one given name. */
const MIN_LINES = 3;
const SCORE = 0.93;
/** Three lines and the gaps between them, in heights of the label. */
const MAX_DROP = 11;

/** Two lines and their gaps. */
const MAX_DROP_OF_TWO = 7;

/**
 * Given names and surnames in a line each under `NOMBRE`, whichever stands first, where letters of the CURP
 * begin them; as licences of some states have them.
 */
export function namesOfTwoLines(
  page: ReadPage,
  pieces: readonly Piece[],
  curp: string | undefined,
): PrintedValue[] {
  const label = pieces.find(({ meaning }) => meaning === 'firstName' || meaning === 'fullName');
  if (curp === undefined || !label || pieces.some(({ meaning }) => meaning === 'lastName')) return [];
  const lines = placesBelow(label, pieces, page.aspect, MAX_DROP_OF_TWO).flatMap(
    ({ words }) => nameGrammar(words) ?? [],
  );
  const [upper, lower] = lines.map((line) => line.words);
  if (!upper || !lower || lines.length > 2) return [];
  const isFamily = (family: readonly TextWord[], given: readonly TextWord[]): boolean =>
    beginsSurnames(curp, textOf(family)) && beginsGivenNames(curp, textOf(given));
  const [isUpper, isLower] = [isFamily(upper, lower), isFamily(lower, upper)];
  if (isUpper !== isLower) {
    const [family, given] = isUpper ? [upper, lower] : [lower, upper];
    return [valueAsPrinted('lastName', family, page, SCORE), valueAsPrinted('firstName', given, page, SCORE)];
  }
  const words = [...upper, ...lower];
  return hasInitialsOf(curp, textOf(words)) ? [valueAsPrinted('fullName', words, page, SCORE)] : [];
}

/**
 * The block under `NOMBRE` on Mexican voter credentials: first surname, second surname and given names, a
 * line each (INE, model of the credential since 1991). Nothing where another label announces the surnames, or
 * fewer lines stand there.
 */
export function mexicanNames(page: ReadPage, pieces: readonly Piece[]): PrintedValue[] {
  if (pieces.some(({ meaning }) => meaning === 'lastName')) return [];
  const label = pieces.find(({ meaning }) => meaning === 'firstName' || meaning === 'fullName');
  const below = label ? placesBelow(label, pieces, page.aspect, MAX_DROP) : [];
  const lines = below.flatMap(({ words }) => nameGrammar(words) ?? []);
  if (lines.length < MIN_LINES) return [];
  const surnames = [...(lines[0]?.words ?? []), ...(lines[1]?.words ?? [])];
  return [
    valueAsPrinted('lastName', surnames, page, SCORE),
    valueAsPrinted('firstName', lines[2]?.words ?? [], page, SCORE),
  ];
}
