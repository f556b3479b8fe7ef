import type { PrintedPage } from '../printed-text/printed-pages.js';

/** ISO 4217 codes and signs that invoices print; `$` is the sign of many. */
const CURRENCIES: Readonly<Record<string, RegExp>> = {
  EUR: /€|\beur(?:o|os|oes)?\b/iu,
  GBP: /£|\bgbp\b/iu,
  CHF: /\bchf\b|\bfr\./iu,
  USD: /\$|\busd\b/iu,
  MXN: /\$|\bmxn\b|\bm\.?n\.?\b|\bpesos\b/iu,
  BRL: /r\$|\bbrl\b|\breais\b/iu,
  PLN: /\bpln\b|\bzl\b/iu,
  SEK: /\bsek\b/iu,
  DKK: /\bdkk\b/iu,
  CZK: /\bczk\b/iu,
  DEM: /\bdem\b/iu,
};

/**
 * Whether the pages name another currency and never the one of the file: their amounts are then converted
 * ones.
 */
export function printsOtherCurrency(pages: readonly PrintedPage[], currency: string | undefined): boolean {
  const own = currency && CURRENCIES[currency];
  if (!own) return false;
  const isNamed = (sign: RegExp): boolean =>
    pages.some(({ lines }) => lines.some(({ text }) => sign.test(text)));
  return !isNamed(own) && Object.values(CURRENCIES).some(isNamed);
}
