import { displayedBox, type FieldReading, fraction, type ReadPage, type TextWord } from '@assay/media';
import type { PrintedDate } from '../dates/printed-date.js';
import type { DateOrder } from '../dates/read-dates.js';
import type { FieldInput } from '../fields/types.js';
import { dated, dayMonthOrder } from './document-dates.js';
import type { IdFieldName } from './field-names.js';
import { type BesideName, splitFullName } from './full-name.js';
import type { LabelMeaning } from './labels/meaning.js';
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
import { unlabelledDates, withoutStrayDates } from './unlabelled-dates.js';
import { unlabelledValues } from './unlabelled-values.js';
import { withWholeNames } from './whole-names.js';

/** A document of more pages is no ID document: two sides, or a passport's few. */
const MAX_PAGES = 4;

/** What the document prints, by field. */
export function printReadings({ text, codes, documentClass }: FieldInput): [IdFieldName, FieldReading][] {
  const country = documentClass?.country;
  const isOfState = country === 'USA' && documentClass?.region !== undefined;
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
    const pieces = isOfCallings(documentClass?.name) ? withoutIdentityCard(found) : found;
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
  const spaced = values.filter(({ meaning }) => isLicence || !OF_LICENCES.includes(meaning));
  const curp = curpOf(values);
  const parents = spaced.find(({ meaning }) => meaning === 'parents')?.read.value;
  const beside = { curp, parents: typeof parents === 'string' ? parents : undefined };
  const areApart = spaced.some(({ meaning }) => meaning === 'firstName' || meaning === 'lastName');
  return spaced
    .flatMap((value) => readingsOf(value, order, latestYear(known, order), country, beside))
    .filter(([name]) => !(areApart && name === 'fullName'));
}

/** On a licence a category is one of vehicles, on a permit the holder's. */
const withLicenceMeaning = (piece: Piece): Piece =>
  piece.meaning === 'category' ? { ...piece, meaning: 'vehicleClassifications' } : piece;

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

/** What only licences to drive state. */
const OF_LICENCES: readonly LabelMeaning[] = [
  'vehicleClassifications',
  'endorsements',
  'restrictions',
  'dateOfFirstLicense',
];

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
    const split = splitFullName(value, country, beside);
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
