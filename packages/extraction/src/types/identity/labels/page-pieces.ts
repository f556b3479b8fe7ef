import { median, type ReadPage, type TextLine, type TextWord, unionBox } from '@assay/media';
import { isDash, textOf } from '../../../layout/characters.js';
import { mendLetters } from '../../../layout/mend-letters.js';
import { firstLines } from '../../../layout/phrases.js';
import type { Piece } from '../pieces.js';
import { piecesOfLine } from './find-labels.js';
import { labelNumbers, type Numbering } from './number-labels.js';

/** Cards and passports have under 60 lines; a page of print around them has more. */
const MAX_LINES = 250;
/** Labels are compared with all pieces. A passport's page has under 80. */
const MAX_PIECES = 800;
/** Higher words, in heights of most, are watermarks and stamps across the card. */
const MAX_HEIGHT = 2.5;
/** A class of vehicles may stand in large letters in a box of its own: `D`, `AB`. */
const CODE = /^[A-Z]{1,2}\d?$/u;
/** As may the number of a card, the largest print on it: `4-512-1907`. Watermarks and stamps are words. */
const NUMBER = /^(?=(?:\D*\d){6})\d[\d.-]+\d$/u;
/** A line of a machine-readable zone, however its fillers were read. */
const ZONE = /<.*<|^(?=.*<)[A-Z0-9<]{28,}$/u;

/**
 * A line of print that explains the card's elements, one behind the other:
 * `- 4c. Documento Identidade - Órgão emissor / Identity Document -`. Without a translation or an element's
 * number it is an address: `URB. LOS ROSALES B-7 - CERRO AZUL - CAÑETE - LIMA`.
 */
const LEGEND_WORDS = 10;
const LEGEND_DASHES = 2;
const EXPLAINS_ELEMENTS = /(?:^|\s)(?:\/|\d{1,2}[a-d]?\.)\s/u;
const isLegend = ({ words }: TextLine): boolean =>
  words.length >= LEGEND_WORDS &&
  words.filter(({ text }) => isDash(text)).length >= LEGEND_DASHES &&
  EXPLAINS_ELEMENTS.test(textOf(words));

/** The labels and texts of a page. Lines of a machine-readable zone are left out: they are read apart. */
export function piecesOfPage(page: ReadPage, numbering: Numbering | undefined): Piece[] {
  const usual = median(page.lines.flatMap(({ words }) => words.map(({ box }) => box.y2 - box.y1))) ?? 0;
  const pieces = firstLines(page.lines, MAX_LINES)
    .flatMap((line) => withoutTallWords(line, MAX_HEIGHT * usual))
    .filter((line) => !ZONE.test(line.words.map(({ text }) => text).join('')) && !isLegend(line))
    .flatMap((line, index) => piecesOfLine(mendLetters(line), index))
    .slice(0, MAX_PIECES);
  return withFamilyOfNames(numbering ? labelNumbers(pieces, numbering) : pieces);
}

function withoutTallWords(line: TextLine, maxHeight: number): TextLine[] {
  const words = line.words.filter(
    ({ box, text }) => box.y2 - box.y1 < maxHeight || CODE.test(text) || NUMBER.test(text),
  );
  if (words.length === line.words.length) return [line];
  if (words.length === 0) return [];
  const heightOf = (some: readonly TextWord[]): number => median(some.map(({ box }) => box.y2 - box.y1)) ?? 1;
  return [
    {
      ...line,
      words,
      box: unionBox(words.map(({ box }) => box)) ?? line.box,
      emWidth: line.emWidth * (heightOf(words) / heightOf(line.words)),
    },
  ];
}

/**
 * `NOME` is the whole name; where the surname has a label of its own it is the given name, and `NAME` beside
 * `VORNAMEN` is the surname.
 */
function withFamilyOfNames(pieces: readonly Piece[]): Piece[] {
  const split = pieces.some(({ meaning }) => meaning === 'lastName');
  const given = pieces.some(({ meaning }) => meaning === 'firstName');
  return pieces.map((piece) =>
    split !== given && piece.meaning === 'fullName'
      ? { ...piece, meaning: split ? 'firstName' : 'lastName' }
      : piece,
  );
}
