import type { ReadPage, TextWord } from '@assay/media';

import type { LabelMeaning } from './labels/meaning.js';
import { areLabelsBelow } from './labels-below.js';
import { type Piece, textOf } from './pieces.js';
import { firstLineOver, readAddress, readParents } from './text-blocks.js';
import { valuePlaces } from './value-places.js';
import { FIELD_GRAMMARS } from './values/field-grammars.js';
import type { ReadValue } from './values/grammar.js';

/** A value found beside, below or above a label. */
export interface PrintedValue {
  readonly meaning: LabelMeaning;
  readonly read: ReadValue;
  readonly page: ReadPage;
  /** How surely it is the label's, 0..1. */
  readonly score: number;
}

/** Words that are a value as they stand, whatever found them: without a comma behind them. */
export const valueAsPrinted = (
  meaning: LabelMeaning,
  words: readonly TextWord[],
  page: ReadPage,
  score: number,
): PrintedValue => ({
  meaning,
  read: { value: textOf(words).replace(/[,;]+$/u, ''), raw: textOf(words), words, fit: 1 },
  page,
  score,
});

/** A misspelt label may be another word. */
const INEXACT_LABEL = 0.9;

/** Words before the value, at most, and how much each speaks against it. */
const MAX_SKIPPED = 4;
const SKIPPED_WORD = 0.93;
const CLEARLY_SHAPED: readonly LabelMeaning[] = [
  'dateOfBirth',
  'expirationDate',
  'dateOfIssue',
  'dateOfFirstLicense',
  'residentSince',
  'sex',
  'height',
  'electorKey',
];

/** Values that take several lines. */
const BLOCKS: Readonly<Partial<Record<LabelMeaning, typeof readAddress>>> = {
  address: readAddress,
  parents: readParents,
};

/** Every label with the value that suits it best; a word belongs to one value. */
export function printedValues(page: ReadPage, pieces: readonly Piece[]): PrintedValue[] {
  const labelsBelow = areLabelsBelow(pieces, page.aspect);
  const candidates = pieces
    .filter(({ kind }) => kind === 'label')
    .flatMap((label) => candidatesOf(label, page, pieces, labelsBelow));
  const taken = new Set<TextWord>();
  const answered = new Set<Piece>();
  const values: PrintedValue[] = [];
  for (const { label, value } of candidates.sort((a, b) => b.value.score - a.value.score)) {
    if (answered.has(label) || value.read.words.some((word) => taken.has(word))) continue;
    answered.add(label);
    for (const word of value.read.words) taken.add(word);
    values.push(value);
  }
  return values;
}

function candidatesOf(
  label: Piece,
  page: ReadPage,
  pieces: readonly Piece[],
  labelsBelow: boolean,
): { label: Piece; value: PrintedValue }[] {
  const { meaning } = label;
  if (!meaning) return [];
  const certain = label.exact ? 1 : INEXACT_LABEL;
  return valuePlaces(label, pieces, page.aspect, labelsBelow).flatMap(({ words, usual, piece, where }) => {
    const readBlock = BLOCKS[meaning];
    const first = readBlock && where === 'above' ? firstLineOver(piece, pieces) : piece;
    const begun = first === piece ? words : first.words;
    const found = readBlock
      ? { read: readBlock(begun, first, label, pieces), skipped: 0 }
      : readWithin(words, label);
    if (!found?.read) return [];
    const { read, skipped } = found;
    return [
      { label, value: { meaning, read, page, score: usual * read.fit * certain * SKIPPED_WORD ** skipped } },
    ];
  });
}

/** `4d`: the number of a data element, whose label may stand behind it in words that no list holds. */
const BARE_NUMBER = /^\d{1,2}[a-d]?[.:)]?$/iu;
const BEHIND_UNKNOWN_WORDS: readonly LabelMeaning[] = ['licenseNumber', 'documentDiscriminator'];

/**
 * A neighbour's value, or a misread sign, may stand before a date or a number; a name begins where its cell
 * does.
 */
function readWithin(
  words: readonly TextWord[],
  label: Piece,
): { read: ReadValue; skipped: number } | undefined {
  const { meaning } = label;
  if (!meaning) return undefined;
  const grammar = FIELD_GRAMMARS[meaning];
  const isShaped =
    CLEARLY_SHAPED.includes(meaning) ||
    (BEHIND_UNKNOWN_WORDS.includes(meaning) && BARE_NUMBER.test(textOf(label.words)));
  const most = isShaped ? Math.min(words.length, MAX_SKIPPED + 1) : 1;
  for (let skipped = 0; skipped < most; skipped++) {
    const read = grammar?.(words.slice(skipped));
    if (read) return { read, skipped };
  }
  return undefined;
}
