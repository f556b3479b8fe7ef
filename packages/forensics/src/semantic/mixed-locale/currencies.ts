import type { TextLine } from '../printed-text/text-lines.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { MEASURE } from './measure.js';
import { observed, outliersOf, valuesOf } from './outliers.js';

/** `dollar or peso`: the sign of the United States, Mexico and others. */
type Currency = 'real' | 'euro' | 'pound' | 'dollar or peso';

const SIGNS: Readonly<Record<string, Currency>> = {
  R$: 'real',
  BRL: 'real',
  '€': 'euro',
  EUR: 'euro',
  '£': 'pound',
  GBP: 'pound',
  $: 'dollar or peso',
  US$: 'dollar or peso',
  MX$: 'dollar or peso',
  USD: 'dollar or peso',
  MXN: 'dollar or peso',
};

/** A sign or a code right before an amount of two decimals. */
const SIGNED =
  /(?<![\p{L}$])(R\$|US\$|MX\$|\$|€|£|BRL|EUR|GBP|USD|MXN) ?-?\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}(?!\d)/gu;
/** What explains a second currency. */
const EXCHANGE =
  /(?<!\p{L})(?:exchange|foreign|currency|currencies|conversion|converted|international|cambio|divisas?|moneda|extranjer[oa]|moeda|cotacao|conversao|internacional|exterior|dolar|ptax|fx|iof)(?!\p{L})/u;
const LEAST = 5;

/** Amounts with the sign of another currency, in a document that says nothing of exchange. */
export function currencies(lines: readonly TextLine[]): RestingObservation[] {
  if (lines.some(({ folded }) => EXCHANGE.test(folded))) return [];
  const outliers = outliersOf(
    valuesOf(lines, SIGNED, ([, sign = '']) => SIGNS[sign]),
    LEAST,
  );
  return (outliers?.values ?? []).map(({ place, convention }) => {
    const why = `has the sign of a ${convention}; ${outliers?.count} other amounts have that of a ${outliers?.convention}, and nothing speaks of exchange.`;
    return observed(
      { code: 'CURRENCY_DIFFERS', measure: MEASURE.mixed },
      place,
      outliers?.convention ?? '',
      why,
    );
  });
}
