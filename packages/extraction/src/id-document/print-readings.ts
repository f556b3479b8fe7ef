import {
  displayedBox,
  type FieldReading,
  fraction,
  type MrzReading,
  type ReadPage,
  type TextWord,
} from '@assay/media';
import type { PrintedDate } from '../dates/printed-date.js';
import type { DateOrder } from '../dates/read-dates.js';
import type { FieldInput } from '../fields/types.js';
import { dated, dayMonthOrder } from './document-dates.js';
import type { IdFieldName } from './field-names.js';
import { type BesideName, splitFullName } from './full-name.js';
import type { LabelMeaning } from './labels/meaning.js';
import { surnamesApart, withLostSpaces } from './lost-spaces.js';
import { curpOf } from './name-of-curp.js';
import { namesOfZone } from './names-of-zone.js';
import { piecesOfPage } from './page-pieces.js';
import { boxOf, onOneLine, type Piece, textOf } from './pieces.js';
import {
  placesBeforeIssue,
  placesBehindBirths,
  placesBesideIssue,
  withTownAbove,
  withTownOfBirth,
} from './places.js';
import { type PrintedValue, printedValues } from './printed-values.js';
import { splitByZone } from './split-by-zone.js';
import { unlabelledDates, withoutStrayDates } from './unlabelled-dates.js';
import { unlabelledValues } from './unlabelled-values.js';
import { withWholeNames } from './whole-names.js';

/** A document of more pages is no ID document: two sides, or a passport's few. */
const MAX_PAGES = 4;

/** What the document prints, by field. */
export function printReadings({ text, codes, documentClass }: FieldInput): [IdFieldName, FieldReading][] {
  const country = documentClass?.country;
  const isOfState =
    country === 'USA' && (documentClass?.region !== undefined || text.pages.some(hasElementNumbers));
  const isLicence = documentClass?.name === 'identity/driver_license' || isOfState;
  const numbering = !isLicence
    ? undefined
    : country === 'USA' || country === 'CAN' || country === undefined
      ? 'aamva'
      : 'european';
  const values = text.pages.slice(0, MAX_PAGES).flatMap((page) => {
    const found = piecesOfPage(page, numbering).map((piece) =>
      isLicence ? withLicenceMeaning(piece) : piece,
    );
    const pieces = withLabelOfHolder(isOfCallings(documentClass?.name) ? withoutIdentityCard(found) : found);
    const printed = printedValues(page, pieces);
    const apart = withoutStrayDates(printed, pieces, codes.mrz, orderOf(printed, country));
    const labelled = withWholeNames(apart, page, pieces, country);
    const unlabelled = unlabelledValues(page, pieces, labelled, {
      country,
      isLicence,
      isSocialSecurityCard: documentClass?.name === 'identity/social_security_card',
      coded: codes.mrz !== undefined,
      curp: curpOf(labelled),
    });
    const confirmed = namesOfZone(page, pieces, labelled, codes.mrz);
    const dates = unlabelledDates(page, pieces, labelled, codes.mrz, orderOf(labelled, country));
    const places = [
      ...placesBehindBirths([...labelled, ...dates], pieces),
      ...placesBesideIssue(labelled, pieces),
    ];
    return [
      ...withTownOfBirth(withTownAbove(placesBeforeIssue(labelled, pieces), pieces)),
      ...unlabelled,
      ...confirmed,
      ...dates,
      ...places,
    ];
  });
  const order = orderOf(values, country);
  const known = values.flatMap(({ meaning, read }) =>
    meaning === 'expirationDate' || meaning === 'dateOfIssue' ? [read.value] : [],
  );
  const all = withoutExplanations(
    values.filter(({ meaning }) => isLicence || !OF_LICENCES.includes(meaning)),
  );
  const curp = curpOf(values);
  const spaced = withSpaces(all, curp);
  const parents = spaced.find(({ meaning }) => meaning === 'parents')?.read.value;
  const beside = { curp, parents: typeof parents === 'string' ? parents : undefined };
  const areApart = spaced.some(({ meaning }) => meaning === 'firstName' || meaning === 'lastName');
  return spaced
    .flatMap((value) => readingsOf(value, order, latestYear(known, order), country, beside, codes.mrz))
    .filter(([name]) => !(areApart && name === 'fullName'));
}

/**
 * `4d IDN`, `4b EXP`, `15 SEX`: numbers of elements before their labels (AAMVA DL/ID Card Design Standard
 * 2020, table 1), so many at least.
 */
const ELEMENT = /(?:^|\s)(?:3|4[abd]|1[5-9]) (?:DOB|IDN?|DLN?|EXP|ISS|SEX|HGT|WGT|EYES|HAIR)(?=[:.\s]|$)/giu;
const MIN_ELEMENTS = 4;

const hasElementNumbers = ({ lines }: ReadPage): boolean =>
  lines.flatMap(({ words }) => textOf(words).match(ELEMENT) ?? []).length >= MIN_ELEMENTS;

/** On a licence a category is one of vehicles, on a permit the holder's. */
const withLicenceMeaning = (piece: Piece): Piece =>
  piece.meaning === 'category' ? { ...piece, meaning: 'vehicleClassifications' } : piece;

/**
 * Beside the number of the document the holder's own: Canada's card of residents has an `ID No.`, Ecuador's
 * card a `NUI`.
 */
function withLabelOfHolder(pieces: readonly Piece[]): readonly Piece[] {
  const labels = pieces.filter(({ kind, meaning }) => kind === 'label' && meaning === 'licenseNumber');
  const ofHolder =
    labels.length > 1 ? labels.find(({ words }) => /^(?:ID|NUI)\b/iu.test(textOf(words))) : undefined;
  return pieces.map((piece) => (piece === ofHolder ? { ...piece, meaning: 'personalNumber' } : piece));
}

const isOfCallings = (name: string | undefined): boolean =>
  name === 'identity/professional_id' || name === 'identity/work_authorization';
/** Brazil's identity card, as others of its documents name it: `RG`, `Doc. de Identidade`. */
const IDENTITY_CARD = /^(?:RG|REGISTRO GERAL|DOC(?:UMENTO|\.)? (?:DE )?IDENTIDADE)\b/iu;

/**
 * `RG  6369002   ÓRGÃO EMISSOR  SSP/PR` on a physician's card or in a booklet of work: the number of the
 * holder's identity card, and who issued that.
 */
function withoutIdentityCard(pieces: readonly Piece[]): readonly Piece[] {
  const card = pieces.find(({ kind, words }) => kind === 'label' && IDENTITY_CARD.test(textOf(words)));
  const isOfCard = (piece: Piece): boolean =>
    piece === card || (card !== undefined && piece.meaning === 'issuingAuthority' && onOneLine(piece, card));
  return pieces.map((piece) =>
    piece.kind === 'label' && isOfCard(piece) ? { ...piece, meaning: 'other' } : piece,
  );
}

const NAMES: readonly LabelMeaning[] = ['fullName', 'firstName', 'lastName', 'parents'];

/** Names with the spaces that the rest of the document shows. */
function withSpaces(values: readonly PrintedValue[], curp: string | undefined): PrintedValue[] {
  const names = values.filter(({ meaning }) => NAMES.includes(meaning));
  return values.map((value) => {
    const { meaning, read } = value;
    if (!names.includes(value) || typeof read.value !== 'string') return value;
    const elsewhere = new Set(
      names.flatMap((other) => (other === value ? [] : String(other.read.value).split(' '))),
    );
    const name = withLostSpaces(read.value, elsewhere);
    return {
      ...value,
      read: { ...read, value: meaning === 'lastName' && curp ? surnamesApart(name, curp) : name },
    };
  });
}

/** What only licences to drive state. */
const OF_LICENCES: readonly LabelMeaning[] = [
  'vehicleClassifications',
  'endorsements',
  'restrictions',
  'dateOfFirstLicense',
];

/**
 * `END N` in front, `END: N - Tank vehicles` behind: what explains a code in a sentence is no code where the
 * card has it alone.
 */
function withoutExplanations(values: readonly PrintedValue[]): PrintedValue[] {
  const explains = ({ read }: PrintedValue): boolean =>
    /^[A-Z\d]{1,3} ?[-–=] ?.*\p{Ll}/u.test(String(read.value));
  return values.filter(
    (value) =>
      !OF_LICENCES.includes(value.meaning) ||
      !explains(value) ||
      values.every((other) => other.meaning !== value.meaning || explains(other)),
  );
}

const orderOf = (values: readonly PrintedValue[], country: string | undefined): DateOrder =>
  dayMonthOrder(
    values.flatMap(({ read }) => (typeof read.value === 'string' ? [] : [read.value])),
    country,
  );

function latestYear(dates: readonly (string | PrintedDate)[], order: DateOrder): number | undefined {
  const years = dates.flatMap((date) =>
    typeof date === 'string' ? [] : [Number(dated(date, order, 'other').slice(0, 4))],
  );
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
    typeof read.value === 'string'
      ? read.value
      : dated(read.value, order, meaning === 'dateOfBirth' ? 'birth' : 'other', latest);
  if (meaning === 'fullName') {
    const split = splitByZone(value, mrz) ?? splitFullName(value, country, beside);
    return split
      ? [
          ...named('fullName', value),
          ...named('firstName', split.firstName),
          ...named('lastName', split.lastName),
        ]
      : [];
  }
  if (meaning === 'secondLastName') return [];
  if (meaning === 'sex' && curp) return named('sex', SEX_OF_CURP[curp.charAt(10)] ?? value);
  if (meaning === 'sex' && country === 'MEX' && read.raw.trim().toUpperCase() === 'M' && isCredential(page))
    return named('sex', 'F');
  return named(meaning, value);

  function named(name: IdFieldName, text: string): [IdFieldName, FieldReading][] {
    return text === '' ? [] : [[name, reading(text)]];
  }
}

/** Letter 11 of a CURP: hombre, mujer, or neither (RENAPO, Instructivo normativo). */
const SEX_OF_CURP: Readonly<Record<string, string>> = { H: 'M', M: 'F', X: 'X' };

/**
 * On credentials of the electoral institute M is `mujer` and H `hombre`; other cards and passports follow
 * ICAO's letters.
 */
const isCredential = ({ lines }: ReadPage): boolean =>
  lines.some(({ words }) =>
    /INSTITUTO|ELECTOR|CREDENCIAL|VOTAR/iu.test(words.map(({ text }) => text).join(' ')),
  );

/** The weakest word decides whether the whole is right. */
function confidenceOf(words: readonly TextWord[], score: number): number {
  const weakest = words.reduce((least, { reading }) => Math.min(least, reading), 1);
  return Math.max(0.05, Math.min(0.97, score * weakest));
}
