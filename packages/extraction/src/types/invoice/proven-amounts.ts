import type { Figure, Invoice } from '@assay/media';
import { foldText } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { addingRuns, byAmount, type LedgerFigure, ledgerColumns } from '../../sums/adding-runs.js';
import { isProduct } from '../../sums/find-products.js';
import { patternOf, saysOneOf } from '../../vocabulary/pattern.js';
import PATTERNS from './labels.json' with { type: 'json' };
import { readInvoice } from './read-invoice.js';

/** The amounts of an invoice that add up. */
export interface ProvenAmounts {
  /** Undefined where lines add up to one amount, and no tax says whether it is the one before taxes. */
  readonly subtotal: Figure | undefined;
  readonly tax: Figure | undefined;
  /** Undefined where only what is left to pay was printed. */
  readonly total: Figure | undefined;
}

const isTax = saysOneOf(PATTERNS.tax);
const IS_PAYMENT = patternOf(PATTERNS.payment, 'u');

const sumOf = (adjustments: Invoice['adjustments']): number =>
  adjustments.reduce((sum, { figure, subtract }) => sum + (subtract ? -figure.units : figure.units), 0);

/** By what its block calls them where that adds up, else by sums alone; undefined where nothing does. */
export function provenAmounts(rows: readonly Row[]): ProvenAmounts | undefined {
  const block = readInvoice(rows);
  if (!block) return invoiceBySums(rows);
  const { subtotal, adjustments, total } = block;
  const payments = adjustments.filter(({ label }) => IS_PAYMENT.test(foldText(label)));
  const left = subtotal.figure.units + sumOf(adjustments);
  if (left !== total.figure.units) return invoiceBySums(rows);
  const invoiced = left - sumOf(payments);
  const taxes = adjustments.filter(({ label, subtract }) => !subtract && isTax(foldText(label)));
  return {
    subtotal: subtotal.figure,
    tax: taxes.length === 1 ? taxes[0]?.figure : undefined,
    // What was paid may be what was invoiced.
    total: [total, ...payments]
      .map(({ figure }) => ({ ...figure, units: Math.abs(figure.units) }))
      .find(({ units }) => units === invoiced),
  };
}

/** An invoice has some dozens of amounts; a page of more is not solved. */
const MAX_FIGURES = 400;
/** The highest rate of value added tax is 27 % (Hungary); no tax on sales is higher. */
const MAX_TAX = 0.27;

/**
 * Lines that add up to a subtotal, and a tax that makes it the total. Only where at least one line is a
 * quantity times a price, or three lines add up.
 */
function invoiceBySums(rows: readonly Row[]): ProvenAmounts | undefined {
  const figures: LedgerFigure[] = rows.flatMap(({ figures: ofRow }, entry) =>
    ofRow.flatMap(({ figure, isMoney }, place) =>
      isMoney && figure.decimals === 2 && figure.units > 0
        ? [{ entry, place, units: figure.units, page: figure.page, box: figure.box }]
        : [],
    ),
  );
  if (figures.length > MAX_FIGURES) return undefined;
  const printed = byAmount(figures);
  const figureOf = ({ entry, place }: LedgerFigure): Figure | undefined =>
    rows[entry]?.figures[place]?.figure;
  for (const { sum, lines } of addingRuns(ledgerColumns(figures), printed)) {
    if (lines.length < 2 || (lines.length < 3 && !lines.some((line) => isMultiplied(rows, line)))) continue;
    const last = Math.max(...lines.map(({ entry }) => entry));
    const below = (amount: number): LedgerFigure | undefined =>
      printed.get(amount)?.find(({ entry }) => entry > last);
    const subtotal = below(sum);
    if (!subtotal) continue;
    const tax = figures.find(
      ({ entry, units }) => entry > last && units <= MAX_TAX * sum && below(sum + units) !== undefined,
    );
    const total = figureOf((tax && below(sum + tax.units)) ?? subtotal);
    if (total) return { subtotal: tax && figureOf(subtotal), tax: tax && figureOf(tax), total };
  }
  return undefined;
}

/** Two numbers left of an amount whose product it is. */
function isMultiplied(rows: readonly Row[], { entry, place }: LedgerFigure): boolean {
  const figures = rows[entry]?.figures.map(({ figure }) => figure) ?? [];
  const amount = figures[place];
  const left = figures.slice(0, place);
  return left.some(
    (one, index) => amount && left.slice(index + 1).some((other) => isProduct(one, other, amount)),
  );
}
