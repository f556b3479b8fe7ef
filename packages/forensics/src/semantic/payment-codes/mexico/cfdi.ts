import { isGenericRfc, readRfc } from '@assay/identifiers';
import { lettersAndDigits } from '../../printed-text/fold.js';
import { MONEY, minorUnitsOf, printsAmount } from '../../printed-text/printed-amounts.js';
import { isPrinted, type PrintedPage } from '../../printed-text/printed-pages.js';
import { valuesNearLabel } from '../../printed-text/values-near-label.js';
import { placeOfCode, type ValuedCode } from '../codes-of-kind.js';
import { type Comparison, FITS } from '../comparison.js';
import { MEASURE } from '../measure.js';
import type { OriginalString } from './original-string.js';

const UUID_NEAR_LABEL = {
  label: /(?:folio fiscal|uuid)(?: \(uuid\))?/gu,
  value: /[\dA-Fa-f]{8}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{12}/gu,
};
const RFC_NEAR_LABEL = {
  label:
    /(?<![\p{L}\d])(?:r\.?f\.?c\.?)(?: (?:del? )?(?:emisor|receptor|cliente|trabajador|empleado|patron))?(?![\p{L}])/gu,
  value: /[A-ZÑ&]{3,4}-?\d{6}-?[A-Z\d]{3}(?![A-Z\d])/gu,
};
const TOTAL_NEAR_LABEL = {
  label:
    /(?<![\p{L}-]|sub ?)(?:importe total|total a pagar|neto a pagar|total neto|neto pagado|total)(?! ?(?!mxn|usd|m\.n)(?:de )?\p{L})/gu,
  value: MONEY,
};
/**
 * What a bank's statement calls itself: its invoice is for the fees alone, and its totals are of the account;
 * folded.
 */
const STATEMENT = /estados? de cuenta/u;

/**
 * The verification code of a Mexican invoice against print: `id` (UUID), `re` and `rr` (RFC of issuer and
 * receiver), `tt` (total) and `fe` (last eight characters of the issuer's seal): SAT, Anexo 20, section I.D.
 * A value that is printed anywhere fits.
 */
export function compareCfdi(
  { barcode, values }: ValuedCode,
  pages: readonly PrintedPage[],
  originals: readonly OriginalString[],
): Comparison[] {
  const { id = '', re = '', rr = '', tt = '', fe } = values;
  const [original] = originals;
  return [
    ...compareUuid(id, withoutStrings(pages, originals)),
    ...compareRfcs([re, rr], pages, originals),
    ...compareTotal(tt, pages),
    ...(original && originals.length === 1 && !isSameUuid(original.uuid, id)
      ? [
          {
            code: 'CFDI_STRING_DIFFERS',
            measure: MEASURE.contradicts,
            summary:
              'The verification code and the string that the tax authority sealed name two different invoices.',
            coded: id,
            printed: { ...original.place, text: original.uuid },
          },
        ]
      : []),
    ...(original && originals.length === 1 && fe !== undefined ? compareSeal(fe, original, barcode) : []),
  ];
}

/** The sealed string repeats the UUID where no reader looks. */
const withoutStrings = (pages: readonly PrintedPage[], originals: readonly OriginalString[]): PrintedPage[] =>
  pages.map((page) => ({
    ...page,
    compact: originals.reduce((compact, { text }) => compact.replace(text, ' '), page.compact),
  }));

const isSameUuid = (one: string, other: string): boolean => lettersAndDigits(one) === lettersAndDigits(other);

function compareUuid(id: string, pages: readonly PrintedPage[]): Comparison[] {
  if (isPrinted(pages, id)) return [FITS];
  const [printed] = valuesNearLabel(pages, UUID_NEAR_LABEL);
  if (!printed) return [];
  const summary = `The verification code belongs to invoice ${id}, but the document prints ${printed.text} as its fiscal folio.`;
  return [{ code: 'CFDI_UUID_DIFFERS', measure: MEASURE.contradicts, summary, coded: id, printed }];
}

/**
 * Who certified prints its RFC, too; a logo may hold the issuer's. So one RFC that is missing and one too
 * many are asked for, of one form.
 */
function compareRfcs(
  coded: readonly string[],
  pages: readonly PrintedPage[],
  originals: readonly OriginalString[],
): Comparison[] {
  const named = coded.filter((rfc) => !isGenericRfc(rfc));
  const missing = named.filter((rfc) => !isPrinted(pages, rfc));
  const fitting = named.filter((rfc) => !missing.includes(rfc)).map((): Comparison => FITS);
  const expected = new Set(
    [...coded, ...originals.flatMap(({ providerRfc }) => providerRfc ?? [])].map(lettersAndDigits),
  );
  const others = valuesNearLabel(pages, RFC_NEAR_LABEL).filter(
    ({ text }) => !expected.has(lettersAndDigits(text)) && readRfc(text) !== undefined,
  );
  return [
    ...fitting,
    ...missing.flatMap((rfc): Comparison[] => {
      const printed = others.find(({ text }) => lettersAndDigits(text).length === rfc.length);
      if (!printed || isGenericRfc(printed.text)) return [];
      const summary = `The verification code names the RFC ${rfc}, which is printed nowhere; the document prints ${printed.text}.`;
      return [{ code: 'CFDI_RFC_DIFFERS', measure: MEASURE.differs, summary, coded: rfc, printed }];
    }),
  ];
}

/**
 * Receipts of payments have a total of zero and print what was paid; statements print the total of their fees
 * rarely, and other totals always.
 */
function compareTotal(tt: string, pages: readonly PrintedPage[]): Comparison[] {
  const minorUnits = Math.round(Number(tt) * 100);
  if (!(minorUnits > 0)) return [];
  if (printsAmount(pages, minorUnits)) return [FITS];
  if (pages.some(({ lines }) => lines.some(({ folded }) => STATEMENT.test(folded)))) return [];
  const printed = valuesNearLabel(pages, TOTAL_NEAR_LABEL)
    .filter(({ text }) => minorUnitsOf(text) > 0)
    .sort((one, other) => minorUnitsOf(other.text) - minorUnitsOf(one.text))[0];
  if (!printed) return [];
  const summary = `The verification code states a total of ${tt}, which is printed nowhere; the document prints ${printed.text} as its total.`;
  return [
    {
      code: 'CFDI_TOTAL_DIFFERS',
      measure: MEASURE.contradicts,
      summary,
      coded: (minorUnits / 100).toFixed(2),
      printed,
    },
  ];
}

function compareSeal(
  fe: string,
  { issuerSeal, place }: OriginalString,
  barcode: ValuedCode['barcode'],
): Comparison[] {
  if (issuerSeal.endsWith(fe)) return [FITS];
  // Base64 has no room for a misread letter, and recognized seals are full of them.
  if (place.isRecognized) return [];
  const summary =
    'The verification code was made for another seal of the issuer than the one that the document prints.';
  const printed = { ...placeOfCode(barcode, issuerSeal.slice(-8)) };
  return [{ code: 'CFDI_SEAL_DIFFERS', measure: MEASURE.contradicts, summary, coded: fe, printed }];
}
