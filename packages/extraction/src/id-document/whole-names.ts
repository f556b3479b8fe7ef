import type { ReadPage } from '@assay/media';
import { mexicanNames, namesOfTwoLines } from './mexican-names.js';
import { curpOf } from './name-of-curp.js';
import { type Piece, piecesUnder, textOf } from './pieces.js';
import type { PrintedValue } from './printed-values.js';
import { LATIN_AMERICA } from './unlabelled-issuer.js';
import type { ReadValue } from './values/grammar.js';
import { nameGrammar } from './values/grammars.js';

/** The holder's names with what stands of them under another label or in a further line. */
export function withWholeNames(
  values: readonly PrintedValue[],
  page: ReadPage,
  pieces: readonly Piece[],
  country: string | undefined,
): PrintedValue[] {
  const parted = withNamesUnderBoth(values, pieces);
  const named = withMexicanNames(withNameGoingOn(parted, pieces, country), page, pieces, country);
  const whole = withFullName(named, country);
  return withBothParents(withSurnameBelow(withSecondSurname(whole), pieces, country));
}

/**
 * Father and mother under a label each are the parents, in the order of the page: below each other, or side
 * by side.
 */
function withBothParents(values: readonly PrintedValue[]): PrintedValue[] {
  const [father, mother, ...others] = values
    .filter(({ meaning }) => meaning === 'parents')
    .sort(inReadingOrder);
  if (!father || !mother || others.length > 0) return [...values];
  return values.flatMap((value) =>
    value === mother ? [] : [value === father ? { ...value, read: joined(father.read, mother.read) } : value],
  );
}

function inReadingOrder({ read: a }: PrintedValue, { read: b }: PrintedValue): number {
  const [one, other] = [a.words[0]?.box, b.words[0]?.box];
  if (!one || !other) return 0;
  const areBeside = Math.abs(one.y1 - other.y1) < (one.y2 - one.y1) / 2;
  return areBeside ? one.x1 - other.x1 : one.y1 - other.y1;
}

/** Two readings as one, `between` them. */
const joined = (one: ReadValue, other: ReadValue, between = ' '): ReadValue => ({
  ...one,
  value: `${one.value}${between}${other.value}`,
  raw: `${one.raw} ${other.raw}`,
  words: [...one.words, ...other.words],
});

/** Mexican credentials print the name in a block of its own form. */
function withMexicanNames(
  values: readonly PrintedValue[],
  page: ReadPage,
  pieces: readonly Piece[],
  country: string | undefined,
): PrintedValue[] {
  if (country !== 'MEX') return [...values];
  const three = mexicanNames(page, pieces);
  const block = three.length === 0 ? namesOfTwoLines(page, pieces, curpOf(values)) : three;
  return block.length === 0
    ? [...values]
    : [...values.filter(({ meaning }) => meaning !== 'firstName' && meaning !== 'fullName'), ...block];
}

/** Two surnames with a label each, as on licences of Mexican states, are the surnames in this order. */
function withSecondSurname(values: readonly PrintedValue[]): PrintedValue[] {
  const second = values.find(({ meaning }) => meaning === 'secondLastName')?.read;
  return values.map((value) => {
    if (!second || value.meaning !== 'lastName') return value;
    return { ...value, read: joined(value.read, second) };
  });
}

/**
 * Where one bears two surnames they may stand in two lines under their label, as on Mexico's consular card:
 * nothing else stands right under the first.
 */
function withSurnameBelow(
  values: readonly PrintedValue[],
  pieces: readonly Piece[],
  country: string | undefined,
): PrintedValue[] {
  const taken = new Set(values.flatMap(({ read }) => read.words));
  const isGivenKnown = values.some(({ meaning }) => meaning === 'firstName');
  return values.map((value) => {
    const { meaning, read } = value;
    const isOpen = meaning === 'lastName' && isGivenKnown && country === 'MEX' && read.words.length === 1;
    const upper = isOpen
      ? pieces.find(({ words }) => words.length === 1 && words[0] === read.words[0])
      : undefined;
    const [lower] = upper ? piecesUnder(upper, pieces) : [];
    const second =
      lower && !lower.words.some((word) => taken.has(word)) ? nameGrammar(lower.words) : undefined;
    return second?.fit === 1 ? { ...value, read: joined(read, second) } : value;
  });
}

/**
 * Labels that ask for surnames first, then given names: `APELLIDOS Y NOMBRES` on Ecuador's card,
 * `Surname, Given names`.
 */
const SURNAMES = 'APELLIDOS?|SOBRENOMES?|SURNAMES?|NOMS?';
const GIVEN_NAMES = 'NOMBRES?|NOMES?|GIVEN NAMES?|NAMES?|PR[EÉ]NOMS?';
const SURNAMES_FIRST = new RegExp(
  String.raw`^(?:${SURNAMES})[\s,/]*(?:Y|E|AND|ET)?\s*(?:${GIVEN_NAMES})$`,
  'iu',
);

/** Surnames over given names under one label for both, in this order. */
function withNamesUnderBoth(values: readonly PrintedValue[], pieces: readonly Piece[]): PrintedValue[] {
  const label = pieces.find(({ kind, words }) => kind === 'label' && SURNAMES_FIRST.test(textOf(words)));
  const [upper] = label ? piecesUnder(label, pieces) : [];
  const [lower] = upper ? piecesUnder(upper, pieces) : [];
  return values.flatMap((value) => {
    const given =
      lower && value.meaning === 'fullName' && upper?.words.at(-1) === value.read.words.at(-1)
        ? nameGrammar(lower.words)
        : undefined;
    if (given?.fit !== 1 || given.words.length !== lower?.words.length) return [value];
    return [
      { ...value, meaning: 'lastName' as const },
      { ...value, meaning: 'firstName' as const, read: given },
    ];
  });
}

/** A line below of the same name is no further from it than this, and as high, in heights of its own. */
const MAX_GAP_OF_NAME = 1;
const MAX_HEIGHT_RATIO = 1.25;

/**
 * `NOME` over `ANDERSON LUIZ` over `ASSUNÇÃO VIDAL`, as Brazil's narrow cards break a whole name: nothing
 * else stands close under it in print of the same height.
 */
function withNameGoingOn(
  values: readonly PrintedValue[],
  pieces: readonly Piece[],
  country: string | undefined,
): PrintedValue[] {
  const taken = new Set(values.flatMap(({ read }) => read.words));
  return values.map((value) => {
    const { meaning, read } = value;
    const upper =
      meaning === 'fullName' && country === 'BRA'
        ? pieces.find(({ words }) => words.at(-1) === read.words.at(-1))
        : undefined;
    const [lower] = upper ? piecesUnder(upper, pieces) : [];
    if (!upper || !lower || lower.words.some((word) => taken.has(word))) return value;
    const [height, below] = [upper.box.y2 - upper.box.y1, lower.box.y2 - lower.box.y1];
    const isNear =
      lower.box.y1 - upper.box.y2 < MAX_GAP_OF_NAME * height &&
      Math.max(height / below, below / height) < MAX_HEIGHT_RATIO;
    const rest = isNear ? nameGrammar(lower.words) : undefined;
    return rest?.fit === 1 && rest.words.length === lower.words.length
      ? { ...value, read: joined(read, rest) }
      : value;
  });
}

/** A given name and two surnames. */
const MIN_WORDS_OF_WHOLE_NAME = 3;

/**
 * In Spanish America `Nombre` before three words or more, on a card that has no label for surnames, names the
 * holder whole.
 */
function withFullName(values: readonly PrintedValue[], country: string | undefined): PrintedValue[] {
  const isSpanish = LATIN_AMERICA.has(country) && country !== 'BRA';
  if (!isSpanish || values.some(({ meaning }) => meaning === 'lastName')) return [...values];
  const isWhole = ({ meaning, read }: PrintedValue): boolean =>
    meaning === 'firstName' &&
    typeof read.value === 'string' &&
    read.value.split(/\s+/u).length >= MIN_WORDS_OF_WHOLE_NAME;
  return values.map((value) => (isWhole(value) ? { ...value, meaning: 'fullName' } : value));
}
