import { displayedBox, type FieldReading, fraction, type MrzReading, type ReadPage, type TextWord } from '@assay/media';
import type { PrintedDate } from '../dates/printed-date.js';
import type { DateOrder } from '../dates/read-dates.js';
import type { FieldInput } from '../fields/types.js';
import { dated, dayMonthOrder } from './document-dates.js';
import type { IdFieldName } from './field-names.js';
import { type BesideName, splitFullName } from './full-name.js';
import type { LabelMeaning } from './labels/meaning.js';
import { surnamesApart, withLostSpaces } from './lost-spaces.js';
import { mexicanNames, namesOfTwoLines } from './mexican-names.js';
import { namesOfZone } from './names-of-zone.js';
import { piecesOfPage } from './page-pieces.js';
import { boxOf, type Piece, piecesUnder } from './pieces.js';
import { placesBeforeIssue, placesBehindBirths, placesBesideIssue, withTownAbove } from './places.js';
import { type PrintedValue, printedValues } from './printed-values.js';
import { splitByZone } from './split-by-zone.js';
import { unlabelledDates } from './unlabelled-dates.js';
import { unlabelledValues } from './unlabelled-values.js';
import { nameGrammar } from './values/grammars.js';

/** A document of more pages is no ID document: two sides, or a passport's few. */
const MAX_PAGES = 4;

/** What the document prints, by field. */
export function printReadings({ text, codes, documentClass }: FieldInput): [IdFieldName, FieldReading][] {
  const country = documentClass?.country;
  const isLicence = documentClass?.name === 'identity/driver_license' || (documentClass?.region !== undefined && country === 'USA');
  const numbering = !isLicence ? undefined : country === 'USA' || country === 'CAN' || country === undefined ? 'aamva' : 'european';
  const values = text.pages.slice(0, MAX_PAGES).flatMap((page) => {
    const pieces = piecesOfPage(page, numbering).map((piece) => (isLicence ? withLicenceMeaning(piece) : piece));
    const named = withNames(withGivenNamesBelow(printedValues(page, pieces), pieces), page, pieces, country);
    const labelled = withSurnameBelow(withSecondSurname(named), pieces, country);
    const unlabelled = unlabelledValues(page, pieces, labelled, {
      country,
      isLicence,
      isSocialSecurityCard: documentClass?.name === 'identity/social_security_card',
      coded: codes.mrz !== undefined,
      curp: curpOf(labelled),
    });
    const confirmed = namesOfZone(page, pieces, labelled, codes.mrz);
    const dates = unlabelledDates(page, pieces, labelled, codes.mrz, orderOf(labelled, country));
    const places = [...placesBehindBirths([...labelled, ...dates], pieces), ...placesBesideIssue(labelled, pieces)];
    return [...withTownAbove(placesBeforeIssue(labelled, pieces), pieces), ...unlabelled, ...confirmed, ...dates, ...places];
  });
  const order = orderOf(values, country);
  const known = values.flatMap(({ meaning, read }) => (meaning === 'expirationDate' || meaning === 'dateOfIssue' ? [read.value] : []));
  const all = values.filter(({ meaning }) => isLicence || !OF_LICENCES.includes(meaning));
  const curp = curpOf(values);
  const spaced = withSpaces(all, curp);
  const parents = spaced.find(({ meaning }) => meaning === 'parents')?.read.value;
  const beside = { curp, parents: typeof parents === 'string' ? parents : undefined };
  return spaced.flatMap((value) => readingsOf(value, order, latestYear(known, order), country, beside, codes.mrz));
}

/** On a licence a category is one of vehicles, on a permit the holder's. */
const withLicenceMeaning = (piece: Piece): Piece =>
  piece.meaning === 'category' ? { ...piece, meaning: 'vehicleClassifications' } : piece;

const NAMES: readonly LabelMeaning[] = ['fullName', 'firstName', 'lastName', 'parents'];

/** Names with the spaces that the rest of the document shows. */
function withSpaces(values: readonly PrintedValue[], curp: string | undefined): PrintedValue[] {
  const names = values.filter(({ meaning }) => NAMES.includes(meaning));
  return values.map((value) => {
    const { meaning, read } = value;
    if (!names.includes(value) || typeof read.value !== 'string') return value;
    const elsewhere = new Set(names.flatMap((other) => (other === value ? [] : String(other.read.value).split(' '))));
    const name = withLostSpaces(read.value, elsewhere);
    return { ...value, read: { ...read, value: meaning === 'lastName' && curp ? surnamesApart(name, curp) : name } };
  });
}

/** What only licences to drive state. */
const OF_LICENCES: readonly LabelMeaning[] = ['vehicleClassifications', 'endorsements', 'restrictions', 'dateOfFirstLicense'];

const orderOf = (values: readonly PrintedValue[], country: string | undefined): DateOrder =>
  dayMonthOrder(
    values.flatMap(({ read }) => (typeof read.value === 'string' ? [] : [read.value])),
    country,
  );

/** Mexican credentials print the name in a block of its own form. */
function withNames(values: readonly PrintedValue[], page: ReadPage, pieces: readonly Piece[], country: string | undefined): PrintedValue[] {
  const three = country === 'MEX' ? mexicanNames(page, pieces) : [];
  const block = country === 'MEX' && three.length === 0 ? namesOfTwoLines(page, pieces, curpOf(values)) : three;
  if (block.length > 0) return [...values.filter(({ meaning }) => meaning !== 'firstName' && meaning !== 'fullName'), ...block];
  return country === 'MEX' ? withWholeName(values) : [...values];
}

/** Two surnames with a label each, as on licences of Mexican states, are the surnames in this order. */
function withSecondSurname(values: readonly PrintedValue[]): PrintedValue[] {
  const second = values.find(({ meaning }) => meaning === 'secondLastName')?.read;
  return values.map((value) => {
    if (!second || value.meaning !== 'lastName') return value;
    const { read } = value;
    return {
      ...value,
      read: { ...read, value: `${read.value} ${second.value}`, raw: `${read.raw} ${second.raw}`, words: [...read.words, ...second.words] },
    };
  });
}

/** Where one bears two surnames they may stand in two lines under their label, as on Mexico's consular card: nothing else stands right under the first. */
function withSurnameBelow(values: readonly PrintedValue[], pieces: readonly Piece[], country: string | undefined): PrintedValue[] {
  const taken = new Set(values.flatMap(({ read }) => read.words));
  const isGivenKnown = values.some(({ meaning }) => meaning === 'firstName');
  return values.map((value) => {
    const { meaning, read } = value;
    const isOpen = meaning === 'lastName' && isGivenKnown && country === 'MEX' && read.words.length === 1;
    const upper = isOpen ? pieces.find(({ words }) => words.length === 1 && words[0] === read.words[0]) : undefined;
    const [lower] = upper ? piecesUnder(upper, pieces) : [];
    const second = lower && !lower.words.some((word) => taken.has(word)) ? nameGrammar(lower.words) : undefined;
    if (second?.fit !== 1) return value;
    const [raw, words] = [`${read.raw} ${second.raw}`, [...read.words, ...second.words]];
    return { ...value, read: { ...read, value: `${read.value} ${second.value}`, raw, words } };
  });
}

/** `PATEL,` over `HANNAH`: behind the comma the given names go on in the next line. */
function withGivenNamesBelow(values: readonly PrintedValue[], pieces: readonly Piece[]): PrintedValue[] {
  if (values.some(({ meaning }) => meaning === 'firstName')) return [...values];
  return values.map((value) => {
    const { meaning, read } = value;
    const isOpen = (meaning === 'fullName' || meaning === 'lastName') && /,$/u.test(read.words.at(-1)?.text ?? '');
    const upper = isOpen ? pieces.find(({ words }) => read.words.some((word) => words.includes(word))) : undefined;
    const [lower] = upper ? piecesUnder(upper, pieces) : [];
    const given = lower && nameGrammar(lower.words);
    if (!given) return value;
    const [raw, words] = [`${read.raw} ${given.raw}`, [...read.words, ...given.words]];
    return { ...value, meaning: 'fullName', read: { ...read, value: `${read.value}, ${given.value}`, raw, words } };
  });
}

/** A given name and two surnames. */
const MIN_WORDS_OF_WHOLE_NAME = 3;

/** `Nombre` before three words or more, on a card that has no label for surnames, names the holder whole. */
function withWholeName(values: readonly PrintedValue[]): PrintedValue[] {
  if (values.some(({ meaning }) => meaning === 'lastName')) return [...values];
  const isWhole = ({ meaning, read }: PrintedValue): boolean =>
    meaning === 'firstName' && typeof read.value === 'string' && read.value.split(/\s+/u).length >= MIN_WORDS_OF_WHOLE_NAME;
  return values.map((value) => (isWhole(value) ? { ...value, meaning: 'fullName' } : value));
}

const curpOf = (values: readonly PrintedValue[]): string | undefined =>
  values
    .map(({ read }) => read.value)
    .find((value): value is string => typeof value === 'string' && /^[A-Z]{4}\d{6}[HMX][A-Z]{5}/u.test(value));

function latestYear(dates: readonly (string | PrintedDate)[], order: DateOrder): number | undefined {
  const years = dates.flatMap((date) => (typeof date === 'string' ? [] : [Number(dated(date, order, 'other').slice(0, 4))]));
  return years.length > 0 ? Math.min(...years) : undefined;
}

function readingsOf(
  { meaning, read, page, score }: PrintedValue,
  order: DateOrder,
  latest: number | undefined,
  country: string | undefined,
  beside: BesideName,
  mrz: MrzReading | undefined,
): [IdFieldName, FieldReading][] {
  const { curp } = beside;
  const reading = (value: string): FieldReading => ({
    value,
    raw: read.raw,
    confidence: fraction(confidenceOf(read.words, score)),
    source: page.source === 'text' ? 'text' : 'ocr',
    page: page.page,
    box: displayedBox(page, boxOf(read.words)),
  });
  if (meaning === 'other') return [];
  const value =
    typeof read.value === 'string' ? read.value : dated(read.value, order, meaning === 'dateOfBirth' ? 'birth' : 'other', latest);
  if (meaning === 'fullName') {
    const split = splitByZone(value, mrz) ?? splitFullName(value, country, beside);
    return split ? [...named('firstName', split.firstName), ...named('lastName', split.lastName)] : [];
  }
  if (meaning === 'secondLastName') return [];
  if (meaning === 'sex' && curp) return named('sex', SEX_OF_CURP[curp.charAt(10)] ?? value);
  if (meaning === 'sex' && country === 'MEX' && read.raw.trim().toUpperCase() === 'M' && isCredential(page)) return named('sex', 'F');
  return named(meaning, value);

  function named(name: IdFieldName, text: string): [IdFieldName, FieldReading][] {
    return text === '' ? [] : [[name, reading(text)]];
  }
}

/** Letter 11 of a CURP: hombre, mujer, or neither (RENAPO, Instructivo normativo). */
const SEX_OF_CURP: Readonly<Record<string, string>> = { H: 'M', M: 'F', X: 'X' };

/** On credentials of the electoral institute M is `mujer` and H `hombre`; other cards and passports follow ICAO's letters. */
const isCredential = ({ lines }: ReadPage): boolean =>
  lines.some(({ words }) => /INSTITUTO|ELECTOR|CREDENCIAL|VOTAR/iu.test(words.map(({ text }) => text).join(' ')));

/** The weakest word decides whether the whole is right. */
function confidenceOf(words: readonly TextWord[], score: number): number {
  const weakest = words.reduce((least, { reading }) => Math.min(least, reading), 1);
  return Math.max(0.05, Math.min(0.97, score * weakest));
}
