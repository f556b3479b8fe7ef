import type { ReadPage, TextWord } from '@assay/media';
import { looksLikePerson } from '../layout/party-name.js';
import { patternOf } from '../vocabulary/pattern.js';
import { hasPostalCode } from './city-line.js';
import PATTERNS from './names-above.json' with { type: 'json' };
import { type Piece, textOf } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import { nameGrammar } from './values/grammars.js';

const SCORE = 0.7;
/** Lines of one block follow each other within so many heights, and begin so near, in heights. */
const MAX_GAP = 2.2;
const MAX_OFFSET = 2.5;
/** `MIAMI, FL`: behind the comma a name has more than a state's letters. */
const MIN_GIVEN_LETTERS = 3;

/** The two lines right above a word that read as names, from above. */
function linesAbove(anchor: TextWord | undefined, texts: readonly Piece[], page: ReadPage): Piece[] {
  const lines: Piece[] = [];
  let next = anchor?.box;
  for (const piece of [...texts].sort((a, b) => b.box.y1 - a.box.y1)) {
    if (!next || lines.length === 2) break;
    const height = next.y2 - next.y1;
    const isNear = piece.box.y2 <= next.y1 + 0.5 * height && next.y1 - piece.box.y2 < MAX_GAP * height;
    if (!isNear || Math.abs(piece.box.x1 - (anchor?.box.x1 ?? 0)) > (MAX_OFFSET * height) / page.aspect)
      continue;
    if (nameGrammar(piece.words)?.fit !== 1 || /\d/u.test(textOf(piece.words))) break;
    lines.push(piece);
    next = piece.box;
  }
  return lines.length === 2 ? lines.reverse() : [];
}

/** Surname over given names. */
export const namesInTwoLines = (family: Piece, given: Piece, page: ReadPage): PrintedValue[] => [
  valueAsPrinted('lastName', family.words, page, SCORE),
  valueAsPrinted('firstName', given.words, page, SCORE),
];

/**
 * Countries whose identity cards print the given names over the surnames, without labels, above all that has
 * one: Panama (Tribunal Electoral, cédula de identidad personal).
 */
const GIVEN_OVER_FAMILY: ReadonlySet<string | undefined> = new Set(['PAN']);

/** Titles of cards and who issues them, and a town with its state. */
const NO_HOLDER = patternOf(PATTERNS.noHolder, 'iu');

/** The name may be set larger than the label that it stands over. */
const MAX_GAP_OF_LARGE = 4;

/**
 * The names over the first label of an identity card that labels no name; a person's name in one line, as on
 * the card of veterans of the United States.
 */
export function namesOverLabels(
  pieces: readonly Piece[],
  texts: readonly Piece[],
  country: string | undefined,
  page: ReadPage,
): PrintedValue[] {
  const labels = pieces.filter(({ kind }) => kind === 'label').sort((a, b) => a.box.y1 - b.box.y1);
  if (!GIVEN_OVER_FAMILY.has(country)) {
    const asking = labels.find(({ meaning }) => meaning !== 'other');
    return asking ? nameRightOver(asking, texts, page) : [];
  }
  const [given, family] = linesAbove(labels[0]?.words[0], texts, page);
  if (!given || !family) return [];
  return namesInTwoLines(family, given, page);
}

function nameRightOver({ box }: Piece, texts: readonly Piece[], page: ReadPage): PrintedValue[] {
  const height = box.y2 - box.y1;
  const above = texts.filter(
    (piece) => piece.box.y2 <= box.y1 && Math.abs(piece.box.x1 - box.x1) < height / page.aspect,
  );
  const nearest = above.sort((a, b) => b.box.y2 - a.box.y2)[0];
  if (!nearest || box.y1 - nearest.box.y2 > MAX_GAP_OF_LARGE * height) return [];
  const text = textOf(nearest.words);
  const isName =
    nameGrammar(nearest.words)?.words.length === nearest.words.length &&
    looksLikePerson(text) &&
    !NO_HOLDER.test(text);
  return isName ? [valueAsPrinted('fullName', nearest.words, page, SCORE)] : [];
}

/**
 * `SURNAME, GIVEN NAMES` in a line of its own, where a card labels no name: what is written so is a name and
 * no town with its state.
 */
export function nameWithComma(texts: readonly Piece[], page: ReadPage): PrintedValue[] {
  const lines = texts.filter(({ words, adjoins }) => {
    const text = textOf(words);
    const given = /^\p{Lu}[\p{Lu}.'’ -]+,\s*(\p{Lu}[\p{Lu}.'’ -]+)$/u.exec(text)?.[1];
    const isName =
      given !== undefined &&
      given.replace(/[^\p{L}]/gu, '').length >= MIN_GIVEN_LETTERS &&
      !hasPostalCode(text);
    return !adjoins && isName && nameGrammar(words)?.words.length === words.length;
  });
  const [only, ...others] = lines;
  return only && others.length === 0 ? [valueAsPrinted('fullName', only.words, page, SCORE)] : [];
}
