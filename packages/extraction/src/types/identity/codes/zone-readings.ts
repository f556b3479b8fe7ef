import { type FieldReading, type Fraction, fraction, type MrzReading } from '@assay/media';
import { isoCountry } from '../../../countries/iso-country.js';
import type { IdFieldName } from '../field-names.js';

/**
 * A value under a check digit that holds is wrong once in ten at random only if two characters are; set by
 * reason, 2026-11-22.
 */
const CHECKED = 0.98;
/** Names stand under no check digit. */
const UNCHECKED = 0.85;
const FAILED = 0.5;

type CheckedPart = MrzReading['checkDigits'][number]['over'];

const holdsIn = ({ checkDigits }: MrzReading, over: CheckedPart): boolean | undefined =>
  checkDigits.find((digit) => digit.over === over)?.holds;

/** How sure a part of a zone is, by the check digit over it; of a part that has none, by its characters. */
export const confidenceOfZone =
  (mrz: MrzReading) =>
  (over: CheckedPart | undefined): Fraction => {
    const held = over && holdsIn(mrz, over);
    if (held === false) return fraction(FAILED * mrz.reading);
    return fraction(held ? CHECKED : UNCHECKED * (0.5 + 0.5 * mrz.reading));
  };

/** What a machine-readable zone says, by field. */
export function mrzReadings(mrz: MrzReading | undefined): [IdFieldName, FieldReading][] {
  if (!mrz) return [];
  const { values, format } = mrz;
  const sure = confidenceOfZone(mrz);
  const all: [IdFieldName, string | undefined, CheckedPart | undefined][] = [
    ['lastName', values.lastName, undefined],
    ['firstName', values.firstName, undefined],
    ['licenseNumber', numberOfHolder(mrz) ?? values.documentNumber, 'documentNumber'],
    ['personalNumber', numberOfHolder(mrz), undefined],
    ['dateOfBirth', values.dateOfBirth, 'dateOfBirth'],
    ['expirationDate', format === 'french-id' ? undefined : values.dateOfExpiration, 'dateOfExpiration'],
    ['sex', values.sex, undefined],
    ['nationality', values.nationality && isoCountry(values.nationality), undefined],
    ['countryRegion', isoCountry(values.issuingState), undefined],
    ['documentCode', values.documentCode.replaceAll('<', '') || undefined, undefined],
  ];
  return all.flatMap(([name, value, over]): [IdFieldName, FieldReading][] => {
    if (value === undefined || value === '') return [];
    const isChecked = over !== undefined && holdsIn(mrz, over) !== undefined;
    const repaired =
      isChecked && mrz.repairs.some((repair) => !isComposite(repair, mrz)) ? { repaired: true as const } : {};
    return [
      [
        name,
        {
          value,
          raw: value,
          confidence: sure(over),
          source: 'mrz',
          page: mrz.page,
          box: mrz.box,
          ...repaired,
        },
      ],
    ];
  });
}

/** The composite digit ends the second line of every format that has one: repairing it changes no value. */
const isComposite = ({ line, column }: MrzReading['repairs'][number], { lines }: MrzReading): boolean =>
  line === 1 && column === (lines[1]?.length ?? 0) - 1;

/**
 * A Spanish card is known by its holder's number, which the zone keeps beside the number of the plastic (Real
 * Decreto 1553/2005).
 */
function numberOfHolder({ format, values }: MrzReading): string | undefined {
  const [optional] = values.optional;
  const isSpanish =
    format === 'TD1' &&
    values.issuingState === 'ESP' &&
    optional !== undefined &&
    /^\d{8}[A-Z]$/u.test(optional);
  return isSpanish ? optional : undefined;
}
