import { type AamvaContent, type Barcode, type FieldReading, fraction } from '@assay/media';
import { US_STATES } from '../../../countries/states.js';
import type { IdFieldName } from '../field-names.js';
import ELEMENTS from './aamva-elements.json' with { type: 'json' };

/** A bar code's own error correction is satisfied; an issuer may still cut or misspell. */
const CODED = 0.97;
const SEXES: Readonly<Record<string, string>> = { '1': 'M', '2': 'F', '9': 'X', M: 'M', F: 'F', X: 'X' };

/** Elements that are values as they stand. */
const AS_CODED = ELEMENTS as unknown as readonly (readonly [IdFieldName, ...string[]])[];

/**
 * What the bar code of a US or Canadian license says, by field (AAMVA DL/ID Card Design Standard 2020, table
 * D.3).
 */
export function aamvaReadings(barcodes: readonly Barcode[]): [IdFieldName, FieldReading][] {
  return barcodes.flatMap((barcode) =>
    barcode.content?.kind === 'aamva' ? readingsOf(barcode, barcode.content) : [],
  );
}

function readingsOf(
  barcode: Barcode,
  { elements, version, issuer }: AamvaContent,
): [IdFieldName, FieldReading][] {
  const of = (...ids: string[]): string | undefined => {
    const given = ids
      .map((id) => elements[id]?.trim())
      .find((value) => value !== undefined && !/^(?:|NONE|UNAVL?|UNK)$/iu.test(value));
    return given;
  };
  const whole = of('DAA')
    ?.split(/[,@$]/u)
    .map((part) => part.trim());
  const given = of('DAC', 'DCT')?.replaceAll(',', ' ') ?? whole?.[1];
  const middle = of('DAD') ?? whole?.[2];
  const street = [of('DAG', 'DAL'), of('DAH')].filter((part) => part !== undefined).join(' ');
  const zip = of('DAK')
    ?.replace(/^(\d{5})(?:0000)?$/u, '$1')
    .replace(/^(\d{5})(\d{4})$/u, '$1-$2');
  const place = [of('DAI', 'DAN'), of('DAJ', 'DAO')].filter((part) => part !== undefined).join(', ');
  const address = [street, [place, zip].filter((part) => part).join(' ')]
    .filter((part) => part !== '')
    .join(', ');
  const yearFirst = version === 1 || elements.DCG === 'CAN';
  const values: [IdFieldName, string | undefined][] = [
    ['lastName', of('DCS', 'DAB') ?? whole?.[0]],
    ['firstName', [given, middle].filter((part) => part).join(' ')],
    ['nameSuffix', of('DCU', 'DAE')],
    ['dateOfBirth', codedDate(of('DBB'), yearFirst)],
    ['expirationDate', codedDate(of('DBA'), yearFirst)],
    ['dateOfIssue', codedDate(of('DBD'), yearFirst)],
    ['licenseNumber', of('DAQ')],
    ['address', address],
    ['sex', SEXES[of('DBC') ?? '']],
    ...AS_CODED.map(([name, ...ids]): [IdFieldName, string | undefined] => [name, of(...ids)]),
    ['region', US_STATES.find(([, , iin]) => iin === issuer)?.[0] ?? of('DAJ')],
  ];
  return values.flatMap(([name, value]): [IdFieldName, FieldReading][] =>
    value === undefined || value === ''
      ? []
      : [
          [
            name,
            {
              value,
              raw: value,
              confidence: fraction(CODED),
              source: 'barcode',
              page: barcode.page,
              box: barcode.box,
            },
          ],
        ],
  );
}

/** `MMDDCCYY`, or `CCYYMMDD` in Canada and version 1; whichever gives a date. */
function codedDate(coded: string | undefined, yearFirst: boolean): string | undefined {
  if (!coded || !/^\d{8}$/u.test(coded)) return undefined;
  const monthFirst = `${coded.slice(4)}-${coded.slice(0, 2)}-${coded.slice(2, 4)}`;
  const byYear = `${coded.slice(0, 4)}-${coded.slice(4, 6)}-${coded.slice(6)}`;
  return (yearFirst ? [byYear, monthFirst] : [monthFirst, byYear]).find((date) =>
    /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(date),
  );
}
