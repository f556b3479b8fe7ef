import { type DocumentClassName, type DocumentField, type FieldReading, fraction } from '@assay/media';
import { type Comparison, mergeReadings } from '../../fields/merge-readings.js';
import { sameName } from '../../fields/same-value.js';
import type { FieldInput, FieldReader } from '../../fields/types.js';
import { digitsOf, wordsIn } from '../../layout/characters.js';
import { bornBefore } from '../../mrz/dates.js';
import { candidatesOf } from './candidates/gather.js';
import { aamvaReadings } from './codes/aamva-readings.js';
import { zoneFields } from './codes/zone-fields.js';
import { mrzReadings } from './codes/zone-readings.js';
import { ID_FIELD_NAMES, type IdFieldName } from './field-names.js';
import { cardOf, type NamedReading, printReadings } from './read-print.js';

/** Classes whose fields are those of an ID document. */
export const ID_DOCUMENT_CLASSES: readonly DocumentClassName[] = [
  'identity/driver_license',
  'identity/national_id',
  'identity/municipal_id',
  'identity/passport',
  'identity/passport_card',
  'identity/residence_card',
  'identity/work_authorization',
  'identity/military_id',
  'identity/professional_id',
  'identity/voter_registration_card',
  'identity/social_security_card',
];

/** How much of its confidence a name keeps that stops where its zone goes on; set by reason, 2026-11-22. */
const CUT_NAME = 0.5;

const NAMES: readonly IdFieldName[] = ['firstName', 'middleName', 'lastName', 'fullName'];
const NUMBERS: readonly IdFieldName[] = [
  'licenseNumber',
  'personalNumber',
  'documentDiscriminator',
  'electorKey',
];
/** Letters and digits of lists that the AAMVA standard or the issuer keeps. */
const CODES: readonly IdFieldName[] = ['vehicleClassifications', 'endorsements', 'restrictions'];
const EXACT: readonly IdFieldName[] = ['sex', 'nationality', 'countryRegion', 'region'];

const comparisonOf = (name: IdFieldName): Comparison => {
  if (NAMES.includes(name)) return 'name';
  if (NUMBERS.includes(name)) return 'number';
  if (CODES.includes(name)) return 'code';
  if (name === 'height' || name === 'weight') return name;
  return EXACT.includes(name) || name.startsWith('date') || name === 'expirationDate' ? 'exact' : 'text';
};

/** Reads the fields of an ID document from its print, its bar code and its machine-readable zone. */
export const readIdentity: FieldReader = (input) => {
  const received = bornBefore(input.codes.mrz, input.receivedOn);
  const ofBarcodes = aamvaReadings(input.codes.barcodes);
  const card = cardOf(input, [...ofBarcodes, ...mrzReadings(received)]);
  const printed = printReadings(card, candidatesOf(card), input.text);
  const print = withNumberOfZone(withNumberOfHolder(printed, input), input);
  const mrz = bornBefore(received, dayOfIssue(print));
  const coded = withoutNumberOfHolder(mrzReadings(mrz), print);
  const zone = (
    input.documentClass?.name === 'identity/driver_license' ? withoutNumberOfPlastic(coded, print) : coded
  ).map((reading) => asPrinted(reading, print));
  const whole = print.map(([name, reading]): NamedReading => [name, doubtedIfCut(name, reading, zone)]);
  const readings = [...whole, ...ofBarcodes, ...zone, ...issuerReadings(input)];
  const fields = ID_FIELD_NAMES.flatMap(({ name }): DocumentField[] => {
    const ofField = readings.flatMap(([field, reading]) => (field === name ? [reading] : []));
    const field = mergeReadings(name, ofField, comparisonOf(name));
    return field ? [field] : [];
  });
  return [...fields, ...zoneFields(mrz)];
};

/** An issue that is read less surely may be another day; set by reason, 2026-11-30. */
const SURE_ISSUE = 0.9;

const dayOfIssue = (print: readonly NamedReading[]): string | undefined =>
  print.flatMap(([name, { value, confidence }]) =>
    name === 'dateOfIssue' && confidence >= SURE_ISSUE ? [String(value)] : [],
  )[0];

/**
 * The front of a US permit prints the holder's number alone; the card's own stands in the zone on its back.
 */
function withNumberOfHolder(
  readings: readonly NamedReading[],
  { documentClass, codes }: FieldInput,
): NamedReading[] {
  const isPermit =
    documentClass?.name === 'identity/residence_card' ||
    documentClass?.name === 'identity/work_authorization';
  if (
    !isPermit ||
    codes.mrz?.values.documentNumber !== undefined ||
    readings.some(([name]) => name === 'licenseNumber')
  )
    return [...readings];
  const holder = readings.find(([name]) => name === 'personalNumber');
  return holder ? [...readings, ['licenseNumber', holder[1]]] : [...readings];
}

/**
 * The zone of a US permit numbers the holder (I-766 and I-551, columns 6 to 14); where the card's own number
 * is printed beside it, that is the document's.
 */
function withoutNumberOfHolder(
  zone: readonly NamedReading[],
  print: readonly NamedReading[],
): NamedReading[] {
  const plainOf = (name: IdFieldName): string | undefined =>
    print.find(([field]) => field === name)?.[1].raw.replace(/[^\dA-Z]/giu, '');
  const [own, holder] = [plainOf('licenseNumber'), plainOf('personalNumber')];
  const isHolders = ([name, { value }]: NamedReading): boolean =>
    name === 'licenseNumber' && value === holder && own !== holder;
  return own === undefined ? [...zone] : zone.filter((reading) => !isHolders(reading));
}

/** Numbers of different length are two numbers; of the same, or nearly, one may be misread. */
const MAX_LOST_LETTERS = 1;

/**
 * An enhanced license prints its driver's number, and its zone may number the plastic, as Michigan's does.
 */
function withoutNumberOfPlastic(
  zone: readonly NamedReading[],
  print: readonly NamedReading[],
): NamedReading[] {
  const lengthOf = (text: string): number => text.replace(/[^\dA-Z]/giu, '').length;
  const printed = print.find(([name]) => name === 'licenseNumber')?.[1].raw;
  const isOther = ([name, { value }]: NamedReading): boolean =>
    name === 'licenseNumber' &&
    printed !== undefined &&
    lengthOf(printed) - lengthOf(String(value)) > MAX_LOST_LETTERS;
  return zone.filter((reading) => !isOther(reading));
}

/** Digits by which a number is known wherever it stands. */
const LEAST_DIGITS = 6;

/**
 * A printed number that the zone holds in its optional data, beside another of the document, is the holder's:
 * Uruguay's card prints the number of the cédula, its zone begins with the card's own. Spain's holds as both
 * (above).
 */
function withNumberOfZone(readings: readonly NamedReading[], { codes: { mrz } }: FieldInput): NamedReading[] {
  const own = mrz?.values.documentNumber;
  const isHolders = ([name, { value }]: NamedReading): boolean => {
    const digits = digitsOf(String(value));
    const isOther = own !== undefined && digitsOf(own) !== digits && mrz?.values.issuingState !== 'ESP';
    return (
      name === 'licenseNumber' &&
      isOther &&
      digits.length >= LEAST_DIGITS &&
      (mrz?.values.optional ?? []).some((data) => digitsOf(data) === digits)
    );
  };
  if (readings.some(([name]) => name === 'personalNumber')) return [...readings];
  return readings.map((one) => (isHolders(one) ? ['personalNumber', one[1]] : one));
}

/**
 * What the zone leaves out or a recognizer adds to it, as the print has it where they say the same otherwise.
 */
function asPrinted([name, reading]: NamedReading, print: readonly NamedReading[]): NamedReading {
  const coded = String(reading.value);
  const isSame = PRINTED_LIKE[name];
  const same = isSame && print.find(([field, { value }]) => field === name && isSame(String(value), coded));
  return [name, same ? { ...reading, value: same[1].value } : reading];
}

/**
 * A column of a zone for the number: a longer one is cut there in passports and visas (Doc 9303-4 and -7).
 */
const NUMBER_COLUMNS = 9;

/** The century of a birth, the end of a long number. */
const PRINTED_LIKE: Partial<Record<IdFieldName, (printed: string, coded: string) => boolean>> = {
  dateOfBirth: (printed, coded) => printed.slice(2) === coded.slice(2),
  licenseNumber: (printed, coded) =>
    coded.length === NUMBER_COLUMNS && printed.replace(/[\s.-]/gu, '').startsWith(coded),
};

/**
 * A printed name may go on in a second line that was not read; a zone that begins with it and goes on has it
 * whole.
 */
function doubtedIfCut(name: IdFieldName, reading: FieldReading, zone: readonly NamedReading[]): FieldReading {
  const coded = NAMES.includes(name) ? zone.find(([field]) => field === name)?.[1].value : undefined;
  const words = String(coded ?? '').split(' ');
  const count = wordsIn(String(reading.value).trim()).length;
  const isCut = words.length > count && sameName(words.slice(0, count).join(' '), String(reading.value));
  return isCut ? { ...reading, confidence: fraction(CUT_NAME * reading.confidence) } : reading;
}

/** The issuer as the class tells it, where no code does. */
function issuerReadings({ documentClass, codes, text }: FieldInput): [IdFieldName, FieldReading][] {
  const [page] = text.pages;
  if (!documentClass || !page || codes.barcodes.some(({ content }) => content?.kind === 'aamva')) return [];
  const reading = (value: string): FieldReading => ({
    value,
    raw: value,
    confidence: fraction(0.9 * documentClass.confidence),
    source: page.source === 'text' ? 'text' : 'ocr',
    page: page.page,
    box: undefined,
  });
  const { country, region } = documentClass;
  return [
    ...(country ? [['countryRegion', reading(country)] as [IdFieldName, FieldReading]] : []),
    ...(region ? [['region', reading(region)] as [IdFieldName, FieldReading]] : []),
  ];
}
