import type { TextWord } from '@assay/media';
import { hasDigit, lettersOf, textOf } from '../../../layout/characters.js';
import { CITY } from '../labels/number-labels.js';
import { heightOf, isText, type Piece, textsUnder } from '../pieces.js';
import { type ReadValue, withLetters } from '../values/grammars.js';
import type { ValuePlace } from './value-places.js';

const MAX_LINES = 4;
/** Lines of one address stand closer than this many of their heights, names of parents further apart. */
const MAX_LINE_GAP = 1.3;
const MAX_GAP_OF_PARENTS = 2.4;
/** Lines begin under each other, give or take so many of their heights. */
const MAX_INDENT = 1.6;

/** Reads a value over several lines, at a place of its label. */
export type BlockReader = (
  place: ValuePlace,
  label: Piece,
  pieces: readonly Piece[],
) => ReadValue | undefined;

/** An address over several lines, joined by spaces: from its first words down to the next label or a gap. */
export const readAddress: BlockReader = ({ words, piece, where }, label, pieces) => {
  const first = where === 'above' ? firstLineOver(piece, pieces) : piece;
  const all = blockFrom(first === piece ? words : first.words, first, label, pieces, MAX_LINE_GAP);
  const address = addressText(all).replace(/^[\s:;,.-]+|[\s:;,-]+$/gu, '');
  const hasLetters = lettersOf(address).length >= 4;
  return hasLetters ? { value: address, words: all, fit: hasDigit(address) ? 1 : 0.7 } : undefined;
};

/** Names of the parents, a line each; what has a figure further down is something else. */
export const readParents: BlockReader = ({ words, piece }, label, pieces) => {
  const blocks = [MAX_GAP_OF_PARENTS, MAX_LINE_GAP].map((gap) => blockFrom(words, piece, label, pieces, gap));
  const all = blocks.find((block) => !hasDigit(withLetters(textOf(block)))) ?? [];
  const names = withLetters(textOf(all));
  return names.length < 4 ? undefined : { value: names, words: all, fit: 0.9 };
};

/** A house number and its street joined: `830LIGHTHOUSE`, but not `22ND`. */
const JOINED_HOUSE = /^(\d{1,5})(?=\p{Lu}{4})/u;
/**
 * Street suffixes and secondary units without the space before them (USPS, Publication 28, appendices C1 and C2); those
 * that end other names are left out.
 */
const JOINED_SUFFIX = /(?<=\p{Lu}{4})(STREET|AVENUE|BOULEVARD|DRIVE)(?=\s|,|$|APT|UNIT|SUITE)/gu;
const JOINED_UNIT =
  /(?<=STREET|AVENUE|BOULEVARD|DRIVE|ROAD|LANE|COURT|PLACE|BLVD|AVE)(APT|UNIT|SUITE|STE)(?=\s|\d)/gu;

/** The words of an address with what recognizers are known to misread in them put right. */
export const addressText = (words: readonly TextWord[]): string =>
  withLetters(
    textOf(words).replace(JOINED_HOUSE, '$1 ').replace(JOINED_UNIT, ' $1').replace(JOINED_SUFFIX, ' $1'),
  );

/** Where an address begins of which a line is known that ends it, as over a label below: up to the next label or a gap. */
function firstLineOver(last: Piece, pieces: readonly Piece[]): Piece {
  let first = last;
  const over = pieces
    .filter(({ box }) => box.y2 < last.box.y2 && box.x1 < last.box.x2)
    .sort((a, b) => b.box.y2 - a.box.y2);
  for (const piece of over.slice(0, MAX_LINES - 1)) {
    const height = heightOf(first);
    const isNext =
      first.box.y1 - piece.box.y2 <= MAX_LINE_GAP * height &&
      Math.abs(piece.box.x1 - last.box.x1) <= MAX_INDENT * height;
    if (!isText(piece) || !isNext) break;
    first = piece;
  }
  return first;
}

function blockFrom(
  words: readonly TextWord[],
  start: Piece,
  label: Piece,
  pieces: readonly Piece[],
  maxGap: number,
): TextWord[] {
  const lines: TextWord[][] = [[...words]];
  const left = words[0]?.box.x1 ?? start.box.x1;
  let last = start;
  const under = pieces
    .filter(({ box }) => box.y1 > start.box.y1 + 0.5 * heightOf(start))
    .sort((a, b) => a.box.y1 - b.box.y1);
  for (const piece of under) {
    const height = heightOf(last);
    if (CITY.test(textOf(lines.at(-1) ?? []))) break;
    if (lines.length === MAX_LINES || piece.box.y1 - last.box.y2 > maxGap * height) break;
    if (piece.box.x2 < Math.min(left, label.box.x1) || piece.box.x1 > start.box.x2) continue;
    if (!isText(piece) || piece.adjoins || CAPTION.test(piece.text) || isLabeled(piece, pieces, label)) break;
    const indent = Math.min(Math.abs(piece.box.x1 - left), Math.abs(piece.box.x1 - label.box.x1));
    if (indent > MAX_INDENT * height) continue;
    lines.push([...piece.words]);
    last = piece;
  }
  return lines.flat();
}

/** `SECTOR: LOS JARDINES` under a street: what a caption of its own asks for, known here or not. */
const CAPTION = /^\p{L}{5,}(?: \p{L}+){0,2}: /u;
/** What asks for a signature, in the languages of the lexicon: no text beside it is its value. */
const OF_SIGNATURE = /SIGNATURE|FIRMA|ASSINATURA|UNTERSCHRIFT|HANDTEKENING|PODPIS/iu;

/** A label stands right before it in its line, and not in a column of its own with its value beneath. */
const isLabeled = (piece: Piece, pieces: readonly Piece[], ofBlock: Piece): boolean =>
  pieces.some(
    (label) =>
      !isText(label) &&
      !OF_SIGNATURE.test(label.text) &&
      label.line === piece.line &&
      label.box.x2 <= piece.box.x1 + Number.EPSILON &&
      (ofBlock.box.x1 <= label.box.x2 || textsUnder(label, pieces).length === 0),
  );
