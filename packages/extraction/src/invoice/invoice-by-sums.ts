import type { Figure } from '@assay/media';
import type { Row } from '../layout/rows.js';
import { addingRuns, byAmount } from '../sums/adding-runs.js';
import { type LedgerFigure, ledgerColumns } from '../sums/ledger-columns.js';
import type { ProvenAmounts } from './proven-amounts.js';

/** An invoice has some dozens of amounts; a page of more is not solved. */
const MAX_FIGURES = 400;
/** The highest rate of value added tax is 27 % (Hungary); no tax on sales is higher. */
const MAX_TAX = 0.27;

/**
 * Lines that add up to a subtotal, and a tax that makes it the total. Only where at least one line is a
 * quantity times a price, or three lines add up.
 */
export function invoiceBySums(rows: readonly Row[]): ProvenAmounts | undefined {
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
    if (lines.length < 2 || (lines.length < 3 && !lines.some((line) => isProduct(rows, line)))) continue;
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
function isProduct(rows: readonly Row[], { entry, place, units }: LedgerFigure): boolean {
  const left =
    rows[entry]?.figures.slice(0, place).map(({ figure }) => figure.units / 10 ** figure.decimals) ?? [];
  return left.some((one, index) =>
    left.slice(index + 1).some((other) => Math.round(one * other * 100) === units),
  );
}
