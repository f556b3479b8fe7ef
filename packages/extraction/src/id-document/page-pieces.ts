import { median, type ReadPage } from '@assay/media';
import { piecesOfLine } from './find-labels.js';
import { labelNumbers } from './labels/number-labels.js';
import type { Piece } from './pieces.js';

/** Cards and passports have under 60 lines; a page of print around them has more. */
const MAX_LINES = 250;
/** Higher lines, in heights of most, are watermarks and stamps across the card. */
const MAX_HEIGHT = 4;
/** A line of a machine-readable zone, however its fillers were read. */
const ZONE = /<.*<|^(?=.*<)[A-Z0-9<]{28,}$/u;

/** The labels and texts of a page. Lines of a machine-readable zone are left out: they are read apart. */
export function piecesOfPage(page: ReadPage, numbering: 'aamva' | 'european' | undefined): Piece[] {
  const usual = median(page.lines.map(({ box }) => box.y2 - box.y1)) ?? 0;
  const pieces = page.lines
    .slice(0, MAX_LINES)
    .filter(({ box }) => box.y2 - box.y1 < MAX_HEIGHT * usual)
    .filter((line) => !ZONE.test(line.words.map(({ text }) => text).join('')))
    .flatMap(piecesOfLine);
  return withFamilyOfNames(numbering ? labelNumbers(pieces, numbering) : pieces);
}

/** `NOME` is the whole name, unless the surname has a label of its own: then it is the given name. */
function withFamilyOfNames(pieces: readonly Piece[]): Piece[] {
  const split = pieces.some(({ meaning }) => meaning === 'lastName');
  const given = pieces.some(({ meaning }) => meaning === 'firstName');
  return pieces.map((piece) => (split && !given && piece.meaning === 'fullName' ? { ...piece, meaning: 'firstName' } : piece));
}
