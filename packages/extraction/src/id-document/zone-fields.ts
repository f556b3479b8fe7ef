import { type DocumentField, type Fraction, fraction, type MrzReading } from '@assay/media';
import type { FieldName } from '../fields/field-name.js';
import { confidenceOfZone } from './mrz-readings.js';

/** The parts of a machine-readable zone, as it codes them (ICAO Doc 9303), whatever the print says. */
export const ZONE_FIELD_NAMES = [
  {
    name: 'machineReadableZone.format',
    kind: 'text',
    meaning: 'format of the zone: `TD1`, `TD2`, `TD3`, `MRV-A`, `MRV-B` or `french-id`',
  },
  { name: 'machineReadableZone.documentCode', kind: 'text', meaning: 'kind of document, like `P` or `ID`' },
  {
    name: 'machineReadableZone.issuingState',
    kind: 'text',
    meaning: 'issuer, as coded: three letters as a rule, `D` for Germany',
  },
  { name: 'machineReadableZone.lastName', kind: 'text', meaning: 'surname in the letters of the zone' },
  { name: 'machineReadableZone.firstName', kind: 'text', meaning: 'given names in the letters of the zone' },
  { name: 'machineReadableZone.documentNumber', kind: 'text', meaning: 'number of the document' },
  { name: 'machineReadableZone.nationality', kind: 'text', meaning: 'nationality, as coded' },
  { name: 'machineReadableZone.dateOfBirth', kind: 'date', meaning: 'date of birth' },
  { name: 'machineReadableZone.expirationDate', kind: 'date', meaning: 'last day on which it is valid' },
  { name: 'machineReadableZone.sex', kind: 'text', meaning: '`M`, `F` or `X`' },
  { name: 'machineReadableZone.optionalData[]', kind: 'text', meaning: 'data that the issuer may add' },
  {
    name: 'machineReadableZone.failedCheckDigits[]',
    kind: 'text',
    meaning: 'what a check digit that does not hold is over, like `dateOfBirth` or `composite`',
  },
  { name: 'machineReadableZone.lines[]', kind: 'text', meaning: 'the lines of the zone, after repairs' },
] as const satisfies readonly FieldName[];

/** The zone by its parts, beside the fields that it has a share in. */
export function zoneFields(mrz: MrzReading | undefined): DocumentField[] {
  if (!mrz) return [];
  const { values, checkDigits, lines } = mrz;
  const sure = confidenceOfZone(mrz);
  const failed = checkDigits.filter(({ holds }) => !holds).map(({ over }) => over);
  const parts: readonly (readonly [name: string, value: string | undefined, confidence: Fraction])[] = [
    ['format', mrz.format, sure(undefined)],
    ['documentCode', values.documentCode.replace(/</gu, ''), sure(undefined)],
    ['issuingState', values.issuingState.replace(/</gu, ''), sure(undefined)],
    ['lastName', values.lastName, sure(undefined)],
    ['firstName', values.firstName, sure(undefined)],
    ['documentNumber', values.documentNumber, sure('documentNumber')],
    ['nationality', values.nationality, sure(undefined)],
    ['dateOfBirth', values.dateOfBirth, sure('dateOfBirth')],
    ['expirationDate', values.dateOfExpiration, sure('dateOfExpiration')],
    ['sex', values.sex, sure(undefined)],
    ...values.optional.map(
      (text, index) => [`optionalData[${index}]`, text, sure('personalNumber')] as const,
    ),
    ...failed.map((over, index) => [`failedCheckDigits[${index}]`, over, mrz.reading] as const),
    ...lines.map((line, index) => [`lines[${index}]`, line, mrz.reading] as const),
  ];
  return parts.flatMap(([name, value, confidence]): DocumentField[] =>
    value
      ? [
          {
            name: `machineReadableZone.${name}`,
            value,
            raw: value,
            confidence: fraction(confidence),
            source: 'mrz',
            page: mrz.page,
            box: mrz.box,
            others: [],
          },
        ]
      : [],
  );
}
