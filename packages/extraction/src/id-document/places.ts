import type { TextWord } from '@assay/media';
import { countryOfNationality } from '../countries/iso-country.js';
import type { Piece } from './pieces.js';
import { onOneLine, piecesUnder, textOf } from './pieces.js';
import type { PrintedValue } from './printed-values.js';
import type { ReadValue } from './values/grammar.js';
import { placeGrammar } from './values/grammars.js';

/**
 * A comma, or `in` as French, Spanish, Portuguese and German say it, between the day of a birth and its
 * place.
 */
const BETWEEN = /^(?:[,;/–-]|(?:A|À|Á|IN|EN|EM)$)/iu;
const SCORE = 0.85;

/** The place that stands behind a day of birth in the same cell, or before it: `19/05/1990, PORTO, RS`. */
export function placesBehindBirths(
  values: readonly PrintedValue[],
  pieces: readonly Piece[],
): PrintedValue[] {
  if (values.some(({ meaning }) => meaning === 'placeOfBirth')) return [];
  return values.flatMap((value): PrintedValue[] => {
    const last = value.meaning === 'dateOfBirth' ? value.read.words.at(-1) : undefined;
    const words = pieces.find((piece) => last && piece.words.includes(last))?.words ?? [];
    const behind = words.slice(words.indexOf(last as (typeof words)[number]) + 1);
    const before = placeBefore(words, value.read.words[0]);
    if (before) return [{ ...value, meaning: 'placeOfBirth', read: before, score: SCORE }];
    const [first, ...rest] = behind;
    const separated =
      (last && /[,;]$/u.test(last.text)) || (first && (BETWEEN.test(first.text) || isPlaceAlone(behind)));
    if (!first || !separated) return [];
    const read = placeGrammar(
      /\p{L}{2}/u.test(first.text) && !/^(?:IN|EN|EM)$/iu.test(first.text) ? behind : rest,
    );
    return read && !/\d/u.test(textOf(read.words))
      ? [{ ...value, meaning: 'placeOfBirth', read, score: SCORE }]
      : [];
  });
}

/**
 * Labels that ask for the day of issue and its place, whose values stand side by side:
 * `FECHA Y LUGAR DE EXPEDICIÓN`.
 */
const DAY_AND_PLACE =
  /(?:Y|E|ET|AND)\s*(?:LUGAR|LOCAL|LUOGO|LIEU|PLACE)|(?:LUGAR|LOCAL|LUOGO|LIEU|PLACE)\s*(?:Y|E|ET|AND)/iu;

/**
 * The place beside a day of issue, where a label asks for both: `17-FEB-2019   BOGOTA D.C.`,
 * `CUENCA   04 SEP 2024`, or the place over the day.
 */
export function placesBesideIssue(values: readonly PrintedValue[], pieces: readonly Piece[]): PrintedValue[] {
  const label = pieces.find(
    ({ meaning, words }) => meaning === 'dateOfIssue' && DAY_AND_PLACE.test(textOf(words)),
  );
  const day = values.find(({ meaning }) => meaning === 'dateOfIssue');
  const last = day?.read.words.at(-1);
  const cell = pieces.find(({ words }) => last && words.includes(last));
  if (!label || !day || !last || !cell) return [];
  const before = placeBefore(cell.words, day.read.words[0]);
  const behind = cell.words.slice(cell.words.indexOf(last) + 1);
  const beside = pieces.filter((piece) => piece.kind === 'text' && piece !== cell && onOneLine(piece, cell));
  const right = beside.find(({ box }) => box.x1 >= cell.box.x2);
  const left = beside.findLast(({ box }) => box.x2 <= cell.box.x1 && box.x2 > label.box.x1);
  const over = piecesUnder(label, pieces).find((piece) => piecesUnder(piece, pieces).includes(cell));
  const read = before ?? placeGrammar(behind.length > 0 ? behind : ((right ?? left ?? over)?.words ?? []));
  return read ? [{ ...day, meaning: 'placeOfIssue', read, score: SCORE }] : [];
}

/**
 * Of a country and a town of birth under a label each (`PAÍS DE NACIMIENTO`, `LUGAR DE NACIMIENTO`) the town.
 */
export function withTownOfBirth(values: readonly PrintedValue[]): PrintedValue[] {
  const isCountry = ({ meaning, read }: PrintedValue): boolean =>
    meaning === 'placeOfBirth' && countryOfNationality(String(read.value)) !== undefined;
  const town = values.find((value) => value.meaning === 'placeOfBirth' && !isCountry(value));
  return town ? values.filter((value) => !isCountry(value)) : [...values];
}

/**
 * A town whose department stands in brackets in the next line, over the label of both: `IBAGUE`, `(TOLIMA)`.
 */
export function withTownAbove(values: readonly PrintedValue[], pieces: readonly Piece[]): PrintedValue[] {
  return values.map((value) => {
    const [first] = value.meaning === 'placeOfBirth' ? value.read.words : [];
    const lower = first?.text.startsWith('(') ? pieces.find(({ words }) => words[0] === first) : undefined;
    const upper = lower && pieces.find((piece) => piecesUnder(piece, pieces).includes(lower));
    const read = upper?.kind === 'text' ? placeGrammar([...upper.words, ...value.read.words]) : undefined;
    return read ? { ...value, read } : value;
  });
}

/**
 * The whole of a place that stands before a day of issue in the same cell, where its label's column ends
 * within it: `MARINGÁ - PR, 19/06/2020`.
 */
export function placesBeforeIssue(values: readonly PrintedValue[], pieces: readonly Piece[]): PrintedValue[] {
  return values.map((value) => {
    const [first] = value.meaning === 'placeOfIssue' ? value.read.words : [];
    const words = pieces.find((piece) => first && piece.words[0] === first)?.words ?? [];
    const day = values.find(
      ({ meaning, read }) => meaning === 'dateOfIssue' && read.words.some((word) => words.includes(word)),
    );
    const read = day && placeBefore(words, day.read.words[0]);
    return read && read.words.length > value.read.words.length ? { ...value, read } : value;
  });
}

/**
 * A town that the cell ends in, in capitals: what a licence's third element prints behind the day (Directive
 * 2006/126/EC, annex I).
 */
const isPlaceAlone = (behind: readonly TextWord[]): boolean =>
  behind.length <= 3 && behind.every(({ text }) => /^\p{Lu}[\p{Lu}.'’()-]{2,}$/u.test(text));

/** The town before the day, where the label asks for both: `TRENTO (TN) 07.12.2001`. */
function placeBefore(words: readonly TextWord[], date: TextWord | undefined): ReadValue | undefined {
  const before = date ? words.slice(0, Math.max(0, words.indexOf(date))) : [];
  const whole = placeGrammar(before);
  const read = whole && { ...whole, value: String(whole.value).replace(/[,;\s]+$/u, '') };
  return read &&
    read.words.length === before.length &&
    !/\d/u.test(textOf(before)) &&
    /\p{L}{4}/u.test(textOf(before))
    ? read
    : undefined;
}
