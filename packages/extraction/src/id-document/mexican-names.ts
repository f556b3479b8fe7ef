import type { ReadPage } from '@assay/media';
import type { Piece } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import { placesBelow } from './value-places.js';
import { nameGrammar } from './values/grammars.js';

/** Two surnames and at least one given name. */
const MIN_LINES = 3;
const SCORE = 0.93;
/** Three lines and the gaps between them, in heights of the label. */
const MAX_DROP = 11;

/**
 * The block under `NOMBRE` on Mexican voter credentials: first surname, second surname and given names, a line each (INE, model
 * of the credential since 1991). Nothing where another label announces the surnames, or fewer lines stand there.
 */
export function mexicanNames(page: ReadPage, pieces: readonly Piece[]): PrintedValue[] {
  if (pieces.some(({ meaning }) => meaning === 'lastName')) return [];
  const label = pieces.find(({ meaning }) => meaning === 'firstName' || meaning === 'fullName');
  const below = label ? placesBelow(label, pieces, page.aspect, MAX_DROP) : [];
  const lines = below.flatMap(({ words }) => nameGrammar(words) ?? []);
  if (lines.length < MIN_LINES) return [];
  const surnames = [...(lines[0]?.words ?? []), ...(lines[1]?.words ?? [])];
  return [valueAsPrinted('lastName', surnames, page, SCORE), valueAsPrinted('firstName', lines[2]?.words ?? [], page, SCORE)];
}
