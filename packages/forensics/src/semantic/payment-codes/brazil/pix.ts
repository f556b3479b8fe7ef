import { plainName, readCnpj, readCpf } from '@assay/identifiers';
import { lettersAndDigits } from '../../printed-text/fold.js';
import { MONEY, minorUnitsOf, printsAmount } from '../../printed-text/printed-amounts.js';
import { isPrinted, type PrintedPage } from '../../printed-text/printed-pages.js';
import { valuesNearLabel } from '../../printed-text/values-near-label.js';
import type { ValuedCode } from '../codes-of-kind.js';
import { type Comparison, FITS } from '../comparison.js';
import { MEASURE } from '../measure.js';

const AMOUNT_NEAR_LABEL = {
  label:
    /(?:valor (?:do |total do )?documento|valor (?:do |via )?pix|valor a pagar|total a pagar|valor total|(?<![\p{L}-])total)(?! ?(?!r\$)\p{L})/gu,
  value: MONEY,
};
const KEY_NEAR_LABEL = {
  label: /chave (?:do )?pix(?: ?\((?:cnpj|cpf|e-?mail|telefone|celular|aleatoria)\))?/gu,
  value: /[\p{L}\d+][\p{L}\d.@_+/()-]{9,76}/gu,
};
const PAYEE_NEAR_LABEL = {
  label: /(?<!\p{L})(?:beneficiario|recebedor|favorecido|nome do recebedor)(?!\p{L})/gu,
  value: /\p{Lu}[\p{L}.&'-]+(?: [\p{L}.&'-]+){1,8}/gu,
};
/** An instant payment may be cheaper than the bill. */
const DISCOUNT = /\bdescontos?\b|\b[àa] vista\b/iu;

/**
 * An instant payment's code against print (Banco Central do Brasil, Manual do BR Code): amount (54), the
 * payee's key (26.01) and name (59). Its checksum is right, or the code would not have been understood. The
 * city (60) is as often the bank's as the payee's, and says nothing.
 */
export function comparePix({ values, barcode }: ValuedCode, pages: readonly PrintedPage[]): Comparison[] {
  const key = Object.entries(values).find(([id]) => /^(?:2[6-9]|[34]\d|5[01])\.01$/u.test(id))?.[1];
  const own = pages.filter(({ page }) => page === barcode.page);
  return [
    ...compareAmount(values['54'], pages, own),
    ...compareKey(key, pages),
    ...comparePayee(values['59'], pages),
  ];
}

function compareAmount(
  amount: string | undefined,
  pages: readonly PrintedPage[],
  own: readonly PrintedPage[],
): Comparison[] {
  const minorUnits = Math.round(Number(amount) * 100);
  if (amount === undefined || !(minorUnits > 0)) return [];
  if (printsAmount(pages, minorUnits)) return [FITS];
  const [printed] = valuesNearLabel(own, AMOUNT_NEAR_LABEL).filter(({ text }) => minorUnitsOf(text) > 0);
  if (!printed) return [];
  const isReduced =
    minorUnits < minorUnitsOf(printed.text) &&
    pages.some(({ lines }) => lines.some(({ text }) => DISCOUNT.test(text)));
  const summary = `The payment code states ${amount}, which is printed nowhere; the document prints ${printed.text}.`;
  const measure = isReduced ? MEASURE.doubtful : MEASURE.differs;
  return [{ code: 'PIX_AMOUNT_DIFFERS', measure, summary, coded: amount, printed }];
}

/** One payee has keys of several kinds; of one kind, and one holder, there is one. */
function compareKey(key: string | undefined, pages: readonly PrintedPage[]): Comparison[] {
  if (key === undefined) return [];
  if (isPrinted(pages, key)) return [FITS];
  const kind = kindOfKey(key);
  const printed = valuesNearLabel(pages, KEY_NEAR_LABEL).find(({ text }) => kindOfKey(text) === kind);
  if (kind === undefined || !printed) return [];
  const summary = `The payment code pays to the key ${key}; the document prints ${printed.text}.`;
  return [{ code: 'PIX_KEY_DIFFERS', measure: MEASURE.differs, summary, coded: key, printed }];
}

/**
 * Kinds of which a holder has one: numbers of the taxpayer. Random keys, e-mails and telephones may be many.
 */
function kindOfKey(key: string): 'cpf' | 'cnpj' | undefined {
  if (readCnpj(key)?.holds) return 'cnpj';
  return readCpf(key)?.holds ? 'cpf' : undefined;
}

/**
 * Payment institutions stand in for their customers, and names are cut to 25 letters: no more than a doubt.
 */
function comparePayee(name: string | undefined, pages: readonly PrintedPage[]): Comparison[] {
  const words = plainName(name ?? '')
    .split(' ')
    .filter(({ length }) => length > 2);
  if (words.length === 0) return [];
  const text = pages
    .map(({ compact }) => lettersAndDigits(compact.normalize('NFD').replace(/\p{M}/gu, '')))
    .join(' ');
  if (words.some((word) => text.includes(word.toUpperCase()))) return [FITS];
  const [printed] = valuesNearLabel(pages, PAYEE_NEAR_LABEL);
  if (!printed || name === undefined) return [];
  const summary = `The payment code names ${name} as payee, of which no word is printed; the document prints ${printed.text}.`;
  return [{ code: 'PIX_NAME_DIFFERS', measure: MEASURE.doubtful, summary, coded: name, printed }];
}
