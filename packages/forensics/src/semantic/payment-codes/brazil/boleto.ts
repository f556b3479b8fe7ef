import { bankOfCompeCode, banksNamed } from '@assay/identifiers';
import { placeOfRange, type ReadPlace } from '../../printed-text/places.js';
import { MONEY, minorUnitsOf, printsAmount } from '../../printed-text/printed-amounts.js';
import type { PrintedPage } from '../../printed-text/printed-pages.js';
import { valuesNearLabel } from '../../printed-text/values-near-label.js';
import { type Comparison, FITS } from '../comparison.js';
import { MEASURE } from '../measure.js';
import type { PrintedSlip } from './printed-lines.js';

const AMOUNT_NEAR_LABEL = {
  label:
    /(?:valor (?:do |total do )?documento|valor a pagar|total a pagar|valor cobrado|valor total|valor do boleto)(?: ?\(?r\$\)?)?/gu,
  value: MONEY,
};
const DUE_DATE_NEAR_LABEL = {
  label: /(?<!\p{L})(?:data d[eo] )?vencimento(?!\p{L})/gu,
  value: /\d{2}[/.-]\d{2}[/.-](?:\d{4}|\d{2})(?!\d)/gu,
};
/** The bank's code and its digit of check, as slips print it beside the line: 341-7. */
const BANK_CODE = /(?<![\d.-])(\d{3})-[\dX](?![\d-])/u;

/**
 * A payment slip's line against the other values on the slip (FEBRABAN, layout of the bar code: bank,
 * due-date factor and amount inside). Slips that were printed anew after their due date state a new amount
 * beside the old one; a value that is printed anywhere fits.
 */
export function compareSlip(slip: PrintedSlip, pages: readonly PrintedPage[]): Comparison[] {
  const others = withoutLine(pages, slip);
  // A slip is one page; what others print may be of anything.
  const own = others.filter(({ page }) => page === slip.printed.page);
  return [
    ...compareAmount(slip, others, own),
    ...compareDueDate(slip, others, own),
    ...compareBank(slip, pages),
  ];
}

/** The line itself prints its amount, too. */
const withoutLine = (pages: readonly PrintedPage[], { printed }: PrintedSlip): PrintedPage[] =>
  pages.map((page) => ({ ...page, lines: page.lines.filter(({ text }) => !text.includes(printed.text)) }));

function compareAmount(
  { amount }: PrintedSlip,
  pages: readonly PrintedPage[],
  own: readonly PrintedPage[],
): Comparison[] {
  if (amount === undefined) return [];
  const minorUnits = Math.round(amount * 100);
  if (printsAmount(pages, minorUnits)) return [FITS];
  const [printed] = valuesNearLabel(own, AMOUNT_NEAR_LABEL).filter(({ text }) => minorUnitsOf(text) > 0);
  if (!printed) return [];
  const coded = amount.toFixed(2);
  const summary = `The slip's line states ${coded}, which is printed nowhere else; the slip prints ${printed.text}.`;
  return [{ code: 'BOLETO_AMOUNT_DIFFERS', measure: MEASURE.contradicts, summary, coded, printed }];
}

/** Both days that a factor can mean are looked for, as day, month and year of four or two digits. */
function compareDueDate(
  { dueDates }: PrintedSlip,
  pages: readonly PrintedPage[],
  own: readonly PrintedPage[],
): Comparison[] {
  const [before, after] = dueDates;
  if (!before || !after) return [];
  const dates = new Set(dueDates.map(dayFirst));
  const printsDate = pages.some(({ lines }) =>
    lines.some(({ text }) =>
      [...text.matchAll(DUE_DATE_NEAR_LABEL.value)].some(([date]) => dates.has(shortDate(date))),
    ),
  );
  if (printsDate) return [FITS];
  const [printed] = valuesNearLabel(own, DUE_DATE_NEAR_LABEL);
  if (!printed) return [];
  const coded = `${before} / ${after}`;
  const summary = `The slip's line is due on ${before} or, counted since 2025, on ${after}; the slip prints ${printed.text} as its due date.`;
  const expected = [...dates, ...dueDates.map((date) => dayFirst(date).slice(0, 4) + date.slice(0, 4))];
  return [{ code: 'BOLETO_DUE_DATE_DIFFERS', measure: MEASURE.differs, summary, coded, expected, printed }];
}

/** `DDMMYY`. */
const dayFirst = (date: string): string => date.slice(8, 10) + date.slice(5, 7) + date.slice(2, 4);
const shortDate = (date: string): string => date.replace(/\D/gu, '').replace(/^(\d{4})\d\d(\d\d)$/u, '$1$2');

/** The line stands in one row with the bank's logo or name and its code. */
function compareBank({ bank, printed }: PrintedSlip, pages: readonly PrintedPage[]): Comparison[] {
  if (bank === undefined) return [];
  return pages.flatMap((page) =>
    page.lines
      .filter(({ text }) => text.includes(printed.text))
      .flatMap((line): Comparison[] => {
        const beside = line.text.replace(printed.text, ' '.repeat(printed.text.length));
        const match = BANK_CODE.exec(beside);
        const code = match?.[1];
        if (match && code !== undefined) {
          if (code === bank) return [FITS];
          const at = placeOfRange(line, match.index, match.index + match[0].length);
          return at ? [bankDiffers(bank, at)] : [];
        }
        return compareBankName(bank, beside, printed);
      }),
  );
}

function compareBankName(code: string, beside: string, line: ReadPlace): Comparison[] {
  const bank = bankOfCompeCode(code);
  const named = banksNamed(beside, 'br');
  if (!bank || named.length === 0) return [];
  return named.includes(bank)
    ? [FITS]
    : [bankDiffers(code, { ...line, text: beside.replace(/\s+/gu, ' ').trim() })];
}

const bankDiffers = (bank: string, printed: ReadPlace): Comparison => ({
  code: 'BOLETO_BANK_DIFFERS',
  measure: MEASURE.differs,
  summary: `The slip's line begins with the code ${bank}${nameOf(bank)}; beside it the slip prints ${printed.text}.`,
  coded: bank,
  expected: [bank + printed.text.slice(3)],
  printed,
});

const nameOf = (code: string): string => {
  const bank = bankOfCompeCode(code);
  return bank ? ` (${bank.name})` : '';
};
