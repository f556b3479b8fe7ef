import type { MrzReading, ReadPage, TextWord } from '@assay/media';
import { sameName } from '../fields/same-name.js';
import { squeeze } from '../phrases/squeezed-line.js';
import type { LabelMeaning } from './labels/meaning.js';
import { type Piece, piecesUnder, textOf } from './pieces.js';
import type { PrintedValue } from './printed-values.js';
import { nameGrammar, numberGrammar } from './values/grammars.js';

/** A text that says what the zone says is that field's, whatever became of its label. */
const CONFIRMED = 0.9;

/** A card has some dozens of texts; each is compared with the others. */
const MAX_TEXTS = 200;

/** A name in two lines, which the zone has in one: a value is read up to the end of its line. */
function wrappedWords(
  pieces: readonly Piece[],
  says: (text: string) => boolean,
): readonly TextWord[] | undefined {
  const texts = pieces.filter(({ kind }) => kind === 'text').slice(0, MAX_TEXTS);
  for (const upper of texts) {
    const lower = piecesUnder(upper, texts).find((piece) => says(textOf([...upper.words, ...piece.words])));
    if (lower) return [...upper.words, ...lower.words];
  }
  return undefined;
}

/**
 * Names and the number of the machine-readable zone where the print says them, too, without a label that
 * could be read.
 */
export function namesOfZone(
  page: ReadPage,
  pieces: readonly Piece[],
  found: readonly PrintedValue[],
  mrz: MrzReading | undefined,
): PrintedValue[] {
  if (!mrz) return [];
  const { lastName, firstName, documentNumber } = mrz.values;
  const taken = new Set(found.flatMap(({ read }) => read.words));
  const texts = pieces.filter(({ kind, words }) => kind === 'text' && !words.some((word) => taken.has(word)));
  const printed = (
    meaning: LabelMeaning,
    says: (text: string) => boolean,
    grammar: typeof nameGrammar,
  ): PrintedValue[] => {
    if (found.some((value) => value.meaning === meaning && says(String(value.read.value)))) return [];
    const words = texts.find((piece) => says(textOf(piece.words)))?.words ?? wrappedWords(pieces, says);
    const read = words && grammar(words);
    return read ? [{ meaning, read, page, score: CONFIRMED }] : [];
  };
  const isName = (name: string | undefined) => (text: string) => name !== undefined && sameName(text, name);
  const isNumber = (text: string): boolean =>
    documentNumber !== undefined && squeeze(text) === squeeze(documentNumber);
  return [
    ...printed('lastName', isName(lastName), nameGrammar),
    ...printed('firstName', isName(firstName), nameGrammar),
    ...printed('licenseNumber', isNumber, numberGrammar),
  ];
}
