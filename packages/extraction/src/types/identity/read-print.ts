import {
  type DocumentText,
  displayedBox,
  type FieldReading,
  fraction,
  type ReadPage,
  unionBox,
} from '@assay/media';
import { countryOfNationality } from '../../countries/iso-country.js';
import type { PrintedDate } from '../../dates/printed-date.js';
import type { FieldInput } from '../../fields/types.js';
import { textOf } from '../../layout/characters.js';
import type { Candidate, Card, Part } from './candidates/candidate.js';
import { choose } from './choose.js';
import { dated, dayMonthOrder } from './document-dates.js';
import type { IdFieldName } from './field-names.js';
import type { LabelMeaning } from './labels/lexicon.js';
import { piecesOfPage } from './labels/page-pieces.js';
import { curpOf } from './names/curp.js';
import { splitFullName } from './names/split-name.js';
import { isText, onOneLine, type Piece } from './pieces.js';
import { dateGrammar, type ReadValue } from './values/grammars.js';

/** A document of more pages is no ID document: two sides, or a passport's few. */
const MAX_PAGES = 4;

export type NamedReading = readonly [IdFieldName, FieldReading];

/** What is known of a card before its print is read. @param coded what its zone and its bar code say */
export function cardOf({ text, documentClass }: FieldInput, coded: readonly NamedReading[]): Card {
  const { name, country, region } = documentClass ?? {};
  const isLicense = name === 'identity/driver_license' || (country === 'USA' && region !== undefined);
  const isAmerican = country === 'USA' || country === 'CAN' || country === undefined;
  const numbering = isLicense ? (isAmerican ? 'aamva' : 'european') : undefined;
  const pages = text.pages.slice(0, MAX_PAGES);
  const pieces = pages.flatMap((page) => {
    const found = piecesOfPage(page, numbering).map((piece) =>
      isLicense && piece.meaning === 'category'
        ? { ...piece, meaning: 'vehicleClassifications' as const }
        : piece,
    );
    const isOfCalling = name === 'identity/professional_id' || name === 'identity/work_authorization';
    return isOfCalling ? withoutIdentityCard(found) : found;
  });
  const days = pieces.filter(isText).flatMap(({ page, words }) => {
    const read = dateGrammar(words);
    return read ? [{ page, read }] : [];
  });
  return {
    pieces,
    aspects: new Map(pages.map(({ page, aspect }) => [page, aspect])),
    country,
    isLicense,
    isSocialSecurityCard: name === 'identity/social_security_card',
    coded: new Map(coded.map(([field, { value }]) => [field, String(value)])),
    curp: curpOf(pieces.filter(isText)),
    days,
    order: dayMonthOrder(
      days.map(({ read }) => read.value as PrintedDate),
      country,
    ),
  };
}

/** Brazil's identity card, as others of its documents name it: `RG`, `Doc. de Identidade`. */
const IDENTITY_CARD = /^(?:RG|REGISTRO GERAL|DOC(?:UMENTO|\.)? (?:DE )?IDENTIDADE)\b/iu;

/**
 * `RG  6369002   ÓRGÃO EMISSOR  SSP/PR` on a physician's card or in a booklet of work: the number of the holder's identity
 * card, and who issued that.
 */
function withoutIdentityCard(pieces: readonly Piece[]): readonly Piece[] {
  const card = pieces.find((piece) => !isText(piece) && IDENTITY_CARD.test(piece.text));
  return pieces.map((piece) =>
    piece === card || (card && piece.meaning === 'issuingAuthority' && onOneLine(piece, card))
      ? { ...piece, meaning: 'other' }
      : piece,
  );
}

/** What only licenses to drive state. */
const OF_LICENSES: ReadonlySet<LabelMeaning> = new Set([
  'vehicleClassifications',
  'endorsements',
  'restrictions',
  'dateOfFirstLicense',
]);

/** A part that was chosen, and how likely. */
interface Value extends Part {
  readonly page: number;
  readonly likelihood: number;
}

/**
 * What a card prints, by field.
 * @param candidates what was found of it
 */
export function printReadings(
  card: Card,
  candidates: readonly Candidate[],
  text: DocumentText,
): NamedReading[] {
  const chosen = choose(candidates, card).flatMap(({ parts, page, likelihood }) =>
    parts.map((part): Value => ({ ...part, page, likelihood })),
  );
  const values = withTownOfBirth(joinedParts(chosen)).filter(
    ({ field }) => card.isLicense || !OF_LICENSES.has(field),
  );
  const written = (field: LabelMeaning): string | undefined =>
    values
      .map((value) => (value.field === field ? value.read.value : undefined))
      .find((value) => typeof value === 'string');
  const areApart = written('firstName') !== undefined || written('lastName') !== undefined;
  const others = values.flatMap(({ field, read }) =>
    typeof read.value === 'string' || field === 'dateOfBirth'
      ? []
      : [Number(dated(read.value, card.order, 'other').slice(0, 4))],
  );
  const latest = others.length > 0 ? Math.min(...others) : undefined;
  return values.flatMap(({ field, read, page, likelihood }): NamedReading[] => {
    const printed = text.pages.find((one) => one.page === page);
    if (!printed || field === 'other' || field === 'secondLastName' || (areApart && field === 'fullName'))
      return [];
    const named = (name: IdFieldName, value: string): NamedReading[] =>
      value === '' ? [] : [[name, { ...readingOf(printed, read, likelihood), value }]];
    const value =
      typeof read.value === 'string'
        ? read.value
        : dated(read.value, card.order, field === 'dateOfBirth' ? 'birth' : 'other', latest);
    if (field === 'sex') return named('sex', sexOf(card, value, printed, textOf(read.words)));
    if (field !== 'fullName') return named(field, value);
    const split = splitFullName(value, card.country, { curp: card.curp, parents: written('parents') });
    if (!split) return [];
    return [
      ...named('fullName', value),
      ...named('firstName', split.firstName),
      ...named('lastName', split.lastName),
    ];
  });
}

/** The second of two surnames behind the first, and the mother behind the father, each under a label of its own. */
function joinedParts(values: readonly Value[]): Value[] {
  const second = values.find(({ field }) => field === 'secondLastName');
  const parents = values.filter(({ field }) => field === 'parents').sort(inReadingOrder);
  const [father, mother] = parents.length === 2 ? parents : [];
  return values.flatMap((value) => {
    if (second && value.field === 'lastName') return [joined(value, second)];
    if (father && mother && value.field === 'parents')
      return value === father ? [joined(father, mother)] : [];
    return [value];
  });
}

const joined = (one: Value, { read }: Value): Value => ({
  ...one,
  read: { ...one.read, value: `${one.read.value} ${read.value}`, words: [...one.read.words, ...read.words] },
});

/** Below each other, or side by side. */
function inReadingOrder({ read: a }: Part, { read: b }: Part): number {
  const [one, other] = [a.words[0]?.box, b.words[0]?.box];
  if (!one || !other) return 0;
  return Math.abs(one.y1 - other.y1) < (one.y2 - one.y1) / 2 ? one.x1 - other.x1 : one.y1 - other.y1;
}

/** Of a country and a town of birth under a label each the town. */
function withTownOfBirth(values: readonly Value[]): Value[] {
  if (values.filter(({ field }) => field === 'placeOfBirth').length < 2) return [...values];
  const isCountry = ({ field, read }: Value): boolean =>
    field === 'placeOfBirth' && countryOfNationality(String(read.value)) !== undefined;
  const hasTown = values.some((value) => value.field === 'placeOfBirth' && !isCountry(value));
  return hasTown ? values.filter((value) => !isCountry(value)) : [...values];
}

/** Letter 11 of a CURP: hombre, mujer, or neither (RENAPO, Instructivo normativo). */
const SEX_OF_CURP: Readonly<Record<string, string>> = { H: 'M', M: 'F', X: 'X' };
const CREDENTIAL = /INSTITUTO|ELECTOR|CREDENCIAL|VOTAR/iu;

/**
 * What the key says; without one, M is `mujer` on credentials of the electoral institute, where other cards and passports
 * follow ICAO's letters.
 */
function sexOf({ curp, country }: Card, value: string, { lines }: ReadPage, raw: string): string {
  if (curp) return SEX_OF_CURP[curp.charAt(10)] ?? value;
  const isMujer = country === 'MEX' && raw.trim().toUpperCase() === 'M';
  return isMujer && lines.some(({ words }) => CREDENTIAL.test(textOf(words))) ? 'F' : value;
}

/** Values are as sure as their weakest word lets them be, within these bounds. */
const [LEAST_SURE, MOST_SURE] = [0.05, 0.97];

function readingOf(page: ReadPage, { words }: ReadValue, likelihood: number): Omit<FieldReading, 'value'> {
  const weakest = Math.min(1, ...words.map(({ reading }) => reading));
  const box = unionBox(words.map((word) => word.box));
  return {
    raw: textOf(words),
    confidence: fraction(Math.max(LEAST_SURE, Math.min(MOST_SURE, likelihood * weakest))),
    source: page.source === 'text' ? 'text' : 'ocr',
    page: page.page,
    box: box && displayedBox(page, box),
  };
}
