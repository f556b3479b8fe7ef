import { readIban } from '@assay/identifiers';
import { lettersAndDigits } from '../../printed-text/fold.js';
import { placeOfRange, type ReadPlace } from '../../printed-text/places.js';
import { means, numbersOf, type PrintedNumber, printedNumbers } from '../../printed-text/printed-numbers.js';
import { isPrinted, type PrintedPage } from '../../printed-text/printed-pages.js';
import type { ValuedCode } from '../codes-of-kind.js';
import { type Comparison, FITS } from '../comparison.js';
import { MEASURE } from '../measure.js';

/**
 * What is to be paid, beside the code or on the invoice, in the languages of the countries that print such
 * codes.
 */
const PAYABLE =
  /(?<!\p{L})(?:total|amount(?: due)?|betrag|gesamtbetrag|rechnungsbetrag|zahlbetrag|montant|net a payer|importo|totale|bedrag|wahrung betrag)(?!\p{L})/u;

/**
 * A code for a bank transfer against print: account and amount. The amount may be left to the payer, and one
 * account is as often written in another place of the page: only where it is printed nowhere, and another one
 * is, the two are held against each other.
 */
export function compareTransfer({ values }: ValuedCode, pages: readonly PrintedPage[]): Comparison[] {
  return [...compareAmount(values.amount, pages), ...compareAccount(values.iban, pages)];
}

function compareAmount(amount: string | undefined, pages: readonly PrintedPage[]): Comparison[] {
  const value = Number(amount);
  if (amount === undefined || !(value > 0)) return [];
  if (printedNumbers(pages).some((number) => means(number, value))) return [FITS];
  const printed = pages
    .flatMap(({ lines }) => lines.filter(({ folded }) => PAYABLE.test(folded)))
    .flatMap((line) =>
      numbersOf(line)
        .filter(({ isMoney }) => isMoney)
        .slice(-1),
    )
    .flatMap(placed)[0];
  if (!printed) return [];
  const summary = `The payment code states ${amount}, which is printed nowhere; the document prints ${printed.text}.`;
  return [{ code: 'TRANSFER_AMOUNT_DIFFERS', measure: MEASURE.differs, summary, coded: amount, printed }];
}

const placed = ({ line, from, to }: PrintedNumber): ReadPlace[] => {
  const place = placeOfRange(line, from, to);
  return place ? [place] : [];
};

const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}(?![\p{L}\d])/gu;

function compareAccount(iban: string | undefined, pages: readonly PrintedPage[]): Comparison[] {
  if (iban === undefined) return [];
  if (isPrinted(pages, iban)) return [FITS];
  const printed = pages
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      [...line.text.matchAll(IBAN)].flatMap(
        ({ index, 0: text }) => placeOfRange(line, index, index + text.length) ?? [],
      ),
    )
    .find(({ text }) => readIban(text)?.country === iban.slice(0, 2) && lettersAndDigits(text) !== iban);
  if (!printed) return [];
  const summary = `The payment code pays to ${iban}, which is printed nowhere; the document prints ${printed.text}.`;
  return [{ code: 'TRANSFER_ACCOUNT_DIFFERS', measure: MEASURE.differs, summary, coded: iban, printed }];
}
