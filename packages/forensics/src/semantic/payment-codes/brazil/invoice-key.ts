import { BRAZILIAN_STATES, readCnpj, readInvoiceKey } from '@assay/identifiers';
import { editDistance } from '@assay/media';
import { lettersAndDigits } from '../../printed-text/fold.js';
import { isPrinted, type PrintedPage } from '../../printed-text/printed-pages.js';
import { valuesNearLabel } from '../../printed-text/values-near-label.js';
import { type Comparison, FITS, isContradiction } from '../comparison.js';
import { MEASURE } from '../measure.js';

const CNPJ_NEAR_LABEL = {
  label: /(?<!\p{L})cnpj(?: ?\/ ?cpf)?(?!\p{L})/gu,
  value: /\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/gu,
};
const ISSUED_NEAR_LABEL = {
  label: /(?<!\p{L})(?:data (?:d[ae] )?emissao|emissao|emitida em|emitido em)(?!\p{L})/gu,
  value: /\d{2}\/\d{2}\/\d{4}(?!\d)/gu,
};
const NUMBER_NEAR_LABEL = {
  label: /(?<!\p{L})(?:n\.?[º°o]\.?|numero|n\.|nf-?e n[º°o]?)(?!\p{L})/gu,
  value: /\d{3}\.\d{3}\.\d{3}(?![\d/.-])|(?<![\d.])\d{6,9}(?![\d/.-])/gu,
};
const STATE_NEAR_LABEL = { label: /(?<!\p{L})uf(?!\p{L})/gu, value: /(?<!\p{L})[A-Z]{2}(?!\p{L})/gu };

/**
 * What the printed forms of electronic invoices call themselves: DANFE, DANFCE, DACTE, DAMDFE, DANF3E,
 * "documento auxiliar da nota fiscal eletrônica"; folded.
 */
const INVOICE_FORM = /(?<!\p{L})da(?:nfe|nfce|nfc-e|nf3e|cte|mdfe)(?!\p{L})|documento auxiliar/u;

/**
 * The access key of an electronic invoice against what its printed form says: issuer's CNPJ, month of issue,
 * number, state (ENCAT, Manual de Orientação do Contribuinte, composition of the key). A value that is
 * printed anywhere fits.
 */
export function compareInvoiceKey(key: string, pages: readonly PrintedPage[]): Comparison[] {
  const read = readInvoiceKey(key);
  if (!read?.holds) return [];
  const others = pages.map((page) => withoutKey(page, key));
  const issuer = isOfTaxOffice(read.series) ? [] : compareIssuer(read.issuerCnpj, others);
  const parts = [
    ...compareMonth(read.month, others),
    ...compareNumber(read.number, others),
    ...compareState(read.state, others),
  ];
  // Labels, returns and letters cite the key of an invoice beside a number and a date of their own.
  const isCited = !pages.some(({ lines }) => lines.some(({ folded }) => INVOICE_FORM.test(folded)));
  const isForeign = issuer.some(
    (comparison) => isContradiction(comparison) && comparison.measure === MEASURE.doubtful,
  );
  return [...issuer, ...(isForeign || isCited ? parts.map(asDoubt) : parts)];
}

/**
 * Invoices that a state's tax office writes for those who may not ("avulsa") carry its own CNPJ: series 890
 * to 899.
 */
const isOfTaxOffice = (series: number): boolean => series >= 890 && series <= 899;

const asDoubt = (comparison: Comparison): Comparison =>
  isContradiction(comparison) ? { ...comparison, measure: MEASURE.doubtful } : comparison;

/** So few changed digits of 14 are an edit; two companies differ in most of them. */
const MAX_EDITED_DIGITS = 3;

/** The key itself prints all of its parts. */
const withoutKey = (page: PrintedPage, key: string): PrintedPage => ({
  ...page,
  lines: page.lines.filter(({ text }) => !lettersAndDigits(text).includes(key)),
  compact: page.compact.replaceAll(key, ' '),
});

function compareIssuer(cnpj: string, pages: readonly PrintedPage[]): Comparison[] {
  // Of a person, filled up with zeros.
  if (cnpj.startsWith('000')) return isPrinted(pages, cnpj.slice(3)) ? [FITS] : [];
  if (isPrinted(pages, cnpj)) return [FITS];
  const others = valuesNearLabel(pages, CNPJ_NEAR_LABEL).filter(({ text }) => readCnpj(text) !== undefined);
  const edited = others.find(({ text }) => editDistance(lettersAndDigits(text), cnpj) <= MAX_EDITED_DIGITS);
  const printed = edited ?? others.find(({ text }) => readCnpj(text)?.holds);
  if (!printed) return [];
  const summary = `The access key belongs to the issuer with CNPJ ${cnpj}, which is printed nowhere; the invoice prints ${printed.text}.`;
  // Samples are made of a real key and another company's name: measured on those of README.md.
  const measure = edited ? MEASURE.differs : MEASURE.doubtful;
  return [{ code: 'INVOICE_KEY_CNPJ_DIFFERS', measure, summary, coded: cnpj, printed }];
}

function compareMonth(month: string, pages: readonly PrintedPage[]): Comparison[] {
  const issued = valuesNearLabel(pages, ISSUED_NEAR_LABEL);
  const [printed] = issued;
  if (!printed) return [];
  if (issued.some(({ text }) => `${text.slice(6)}-${text.slice(3, 5)}` === month)) return [FITS];
  const summary = `The access key was given out for an invoice of ${month}; the invoice prints ${printed.text} as its date of issue.`;
  return [
    {
      code: 'INVOICE_KEY_MONTH_DIFFERS',
      measure: MEASURE.contradicts,
      summary,
      coded: month,
      expected: [printed.text.slice(0, 2) + month.slice(5) + month.slice(0, 4)],
      printed,
    },
  ];
}

function compareNumber(number: number, pages: readonly PrintedPage[]): Comparison[] {
  const numbers = valuesNearLabel(pages, NUMBER_NEAR_LABEL);
  if (numbers.some(({ text }) => Number(lettersAndDigits(text)) === number)) return [FITS];
  // Only the form of nine digits in three groups is an invoice's own number; others number orders, houses and
  // protocols.
  const [printed] = numbers.filter(({ text }) => text.includes('.'));
  if (!printed) return [];
  const summary = `The access key belongs to invoice ${number}; the invoice prints ${printed.text} as its number.`;
  return [
    {
      code: 'INVOICE_KEY_NUMBER_DIFFERS',
      measure: MEASURE.differs,
      summary,
      coded: String(number),
      expected: [String(number).padStart(9, '0')],
      printed,
    },
  ];
}

/** Issuer's and receiver's states are printed: the key's has to be one of them. */
function compareState(state: string, pages: readonly PrintedPage[]): Comparison[] {
  const expected = BRAZILIAN_STATES.get(state);
  const known = new Set(BRAZILIAN_STATES.values());
  const printedStates = valuesNearLabel(pages, STATE_NEAR_LABEL).filter(({ text }) => known.has(text));
  const [printed] = printedStates;
  if (expected === undefined || !printed) return [];
  const isNamed = pages.some(({ lines }) =>
    lines.some(({ text }) => new RegExp(`(?<![\\p{L}])${expected}(?!\\p{L})`, 'u').test(text)),
  );
  if (isNamed) return [FITS];
  const summary = `The access key belongs to an issuer in ${expected}; the invoice prints ${printed.text} only.`;
  return [
    { code: 'INVOICE_KEY_STATE_DIFFERS', measure: MEASURE.doubtful, summary, coded: expected, printed },
  ];
}
