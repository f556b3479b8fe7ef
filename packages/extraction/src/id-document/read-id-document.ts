import { type DocumentClassName, type DocumentField, type FieldReading, fraction } from '@assay/media';
import { type Comparison, mergeReadings } from '../fields/merge-readings.js';
import type { FieldInput, FieldReader } from '../fields/types.js';
import { aamvaReadings } from './aamva-readings.js';
import { ID_FIELD_NAMES, type IdFieldName } from './field-names.js';
import { mrzReadings } from './mrz-readings.js';
import { printReadings } from './print-readings.js';

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

type NamedReading = [IdFieldName, FieldReading];

const NAMES: readonly IdFieldName[] = ['firstName', 'middleName', 'lastName'];
const NUMBERS: readonly IdFieldName[] = ['licenseNumber', 'personalNumber', 'documentDiscriminator', 'electorKey'];
const EXACT: readonly IdFieldName[] = ['sex', 'nationality', 'countryRegion', 'region'];

const comparisonOf = (name: IdFieldName): Comparison => {
  if (NAMES.includes(name)) return 'name';
  if (NUMBERS.includes(name)) return 'number';
  return EXACT.includes(name) || name.startsWith('date') || name === 'expirationDate' ? 'exact' : 'text';
};

/** Reads the fields of an ID document from its print, its bar code and its machine-readable zone. */
export const readIdDocument: FieldReader = (input) => {
  const print = withNumberOfHolder(withIssueOfResidence(printReadings(input)), input);
  const zone = mrzReadings(input.codes.mrz).map(([name, reading]): NamedReading => [name, inPrintedCentury(name, reading, print)]);
  const readings = [...print, ...aamvaReadings(input.codes.barcodes), ...zone, ...issuerReadings(input)];
  return ID_FIELD_NAMES.flatMap(({ name }): DocumentField[] => {
    const ofField = readings.flatMap(([field, reading]) => (field === name ? [reading] : []));
    const field = mergeReadings(name, ofField, comparisonOf(name));
    return field ? [field] : [];
  });
};

/** Permanent resident cards print `Resident since` in the place of an issue date; the schema that the names follow reads it so. */
function withIssueOfResidence(readings: readonly NamedReading[]): NamedReading[] {
  if (readings.some(([name]) => name === 'dateOfIssue')) return [...readings];
  return readings.flatMap(([name, reading]): NamedReading[] =>
    name === 'residentSince'
      ? [
          [name, reading],
          ['dateOfIssue', reading],
        ]
      : [[name, reading]],
  );
}

/** The front of a US permit prints the holder's number alone; the card's own stands in the zone on its back. */
function withNumberOfHolder(readings: readonly NamedReading[], { documentClass, codes }: FieldInput): NamedReading[] {
  const isPermit = documentClass?.name === 'identity/residence_card' || documentClass?.name === 'identity/work_authorization';
  if (!isPermit || codes.mrz?.values.documentNumber !== undefined || readings.some(([name]) => name === 'licenseNumber'))
    return [...readings];
  const holder = readings.find(([name]) => name === 'personalNumber');
  return holder ? [...readings, ['licenseNumber', holder[1]]] : [...readings];
}

/** The zone leaves out the century; where print says the same date with it, print is asked. */
function inPrintedCentury(name: IdFieldName, reading: FieldReading, print: readonly NamedReading[]): FieldReading {
  if (name !== 'dateOfBirth') return reading;
  const same = print.find(([field, { value }]) => field === name && String(value).slice(2) === String(reading.value).slice(2));
  return same ? { ...reading, value: same[1].value } : reading;
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
