import { type DocumentField, type Fraction, fraction, type MrzReading } from '@assay/media';
import type { FieldName } from '../../../fields/types.js';
import NAMES from './zone-field-names.json' with { type: 'json' };
import { confidenceOfZone } from './zone-readings.js';

/** The parts of a machine-readable zone, as it codes them (ICAO Doc 9303), whatever the print says. */
export const ZONE_FIELD_NAMES = Object.entries(NAMES).map(([name, said]) => ({
  name: `machineReadableZone.${name}`,
  ...said,
})) as readonly FieldName[];

/** The zone by its parts, beside the fields that it has a share in. */
export function zoneFields(mrz: MrzReading | undefined): DocumentField[] {
  if (!mrz) return [];
  const { values, checkDigits, lines } = mrz;
  const sure = confidenceOfZone(mrz);
  const failed = checkDigits.filter(({ holds }) => !holds).map(({ over }) => over);
  const parts: readonly (readonly [name: string, value: string | undefined, confidence: Fraction])[] = [
    ['format', mrz.format, sure(undefined)],
    ['documentCode', values.documentCode.replaceAll('<', ''), sure(undefined)],
    ['issuingState', values.issuingState.replaceAll('<', ''), sure(undefined)],
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
