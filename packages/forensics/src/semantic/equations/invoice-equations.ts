import { type Figure, figureValue, type LabeledFigure } from '@assay/media';
import { type ItemRow, isOneColumn, itemRows, productHolds } from '../printed-invoice/item-rows.js';
import {
  type FigureLine,
  figureLines,
  type LabeledAmount,
  labeledAmounts,
} from '../printed-invoice/labeled-amounts.js';
import { type TaxRow, taxOf, taxTables } from '../printed-invoice/tax-table.js';
import { type AmountRole, includesTax, isBeforeTax, roleOf } from '../printed-invoice/words.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { type Equation, residualOf, type Term } from './equation.js';
import { differsByOneDigit, meterEquations, usedFigures } from './meter-equations.js';

/** Amounts between two totals, at most: further ones are a list, which is added up otherwise. */
const MAX_ADJUSTMENTS = 8;

interface Stated extends LabeledAmount {
  readonly role: AmountRole | undefined;
  /** Place of its line among the lines. */
  readonly at: number;
}

/**
 * What the invoices and bills that the pages print say about their own sums, by the words of five languages:
 * quantity times price, lines and their total, discounts, charges, taxes by rate, what was paid and what is
 * due. An equation counts as meant where others prove all of its terms but one.
 */
export function invoiceEquations(pages: readonly PrintedPage[]): Equation[] {
  const lines = figureLines(pages);
  const stated = lines.flatMap((line, at) =>
    labeledAmounts(line).map((amount): Stated => ({ ...amount, role: roleOf(amount.folded), at })),
  );
  if (!stated.some(({ role }) => role === 'total' || role === 'due')) return [];
  const used = usedFigures(lines);
  const rows = itemRows(lines, used);
  const equations = [
    ...rows.flatMap(productEquation),
    ...blockEquations(stated),
    ...linesEquation(rows, stated, lines),
    ...taxTables(lines).flatMap((table) => tableEquations(table, stated)),
  ];
  const proven = equations.map((equation) => ({ ...equation, established: isProven(equation, equations) }));
  return [...proven, ...factorEquations(rows, proven, used), ...meterEquations(lines)];
}

/** A row may have a unit of its own, a tax a base of its own; a table may leave out what is exempt. */
const BARELY_MEANT: ReadonlySet<Equation['kind']> = new Set(['product', 'tax', 'by-rate']);

/** All terms but one stand in other equations that hold. */
function isProven(equation: Equation, all: readonly Equation[]): boolean {
  if (BARELY_MEANT.has(equation.kind)) return false;
  const confirmed = confirmedBy(all.filter((other) => other !== equation));
  // By its labels alone, what is due is a total less what was paid.
  if (equation.kind === 'due') return equation.terms.slice(0, 1).every(({ figure }) => confirmed.has(figure));
  const unconfirmed = equation.terms.filter(({ figure }) => !confirmed.has(figure)).length;
  if (unconfirmed <= 1) return true;
  // What leads from one proven total to another proven one by a proven tax: a discount or a charge is wrong.
  const [start] = equation.terms;
  const end = equation.terms.at(-1);
  const areTotalsConfirmed = [start, end].every((term) => term && confirmed.has(term.figure));
  return areTotalsConfirmed && unconfirmed === 2 && equation.terms.length >= LEAST_TERMS_WITH_TWO_OPEN;
}

/** Both totals, a tax that holds, and the two amounts of which nothing proves either. */
const LEAST_TERMS_WITH_TWO_OPEN = 5;

const confirmedBy = (equations: readonly Equation[]): ReadonlySet<Figure> =>
  new Set(
    equations
      .filter((equation) => residualOf(equation) === 0)
      .flatMap(({ terms, proves = [] }) => [...terms.map(({ figure }) => figure), ...proves]),
  );

function productEquation({ label, quantity, price, amount, percents }: ItemRow): Equation[] {
  const isHolding = productHolds(quantity, price, amount, percents);
  const product = Math.round(figureValue(quantity) * figureValue(price) * 100);
  // A unit of its own, as a price for a hundred, or a discount that is told elsewhere.
  if (!isHolding && (percents.length > 1 || isOtherUnit(amount.units, product))) return [];
  return [
    {
      kind: 'product',
      terms: [{ label, figure: amount, sign: 1 }],
      constant: isHolding ? -amount.units : -product * Math.sign(amount.units),
      established: false,
    },
  ];
}

const isOtherUnit = (amount: number, product: number): boolean =>
  [10, 100, 1000].some((times) => amount * times === product || amount === product * times);

/**
 * A quantity or a price that does not make its amount, where the amount is proven by the sum that it stands
 * in and other rows multiply, or a meter counted the quantity: the one factor of which one digit, exchanged,
 * makes the amount; else, among rows, the one that the other divides evenly.
 */
function factorEquations(
  rows: readonly ItemRow[],
  equations: readonly Equation[],
  used: readonly Figure[],
): Equation[] {
  const isHolding = (row: ItemRow): boolean =>
    productHolds(row.quantity, row.price, row.amount, row.percents);
  const failing = rows.filter((row) => !isHolding(row));
  const confirmed = confirmedBy(equations.filter(({ kind }) => kind === 'lines'));
  if (failing.length !== 1) return [];
  return failing.flatMap((row): Equation[] => {
    if (!confirmed.has(row.amount) || row.percents.length > 0) return [];
    if (rows.length === 1) return factorOfMeter(row, used);
    if (rows.length === 2 && !row.isBare) return [];
    const exchanged = byOneDigit(row);
    if (exchanged) return [factorEquation(row, exchanged)];
    const { quantity, price, amount } = row;
    const fittingQuantity = amount.units / (figureValue(price) * 100);
    const isCounted = Math.abs(fittingQuantity - Math.round(fittingQuantity)) < 1e-6;
    const figure = isCounted && Math.round(fittingQuantity) > 0 ? quantity : price;
    const fitting = isCounted ? Math.round(fittingQuantity) : amount.units / 100 / figureValue(quantity);
    const isExact = isCounted || isWholeCents(fitting);
    if (rows.length === 2 && !(isExact && hasAsManyDigits(figure, fitting))) return [];
    return [factorEquation(row, { figure, fitting })];
  });
}

interface Factor {
  readonly figure: Figure;
  /** The value that it would have to have. */
  readonly fitting: number;
}

/** The quantity or the price, if of one of them alone a digit, exchanged, makes the amount. */
function byOneDigit({ quantity, price, amount }: ItemRow): Factor | undefined {
  const factors = [
    [quantity, price],
    [price, quantity],
  ] as const;
  const found = factors.flatMap(([figure, other]): Factor[] => {
    const units = Math.round((figureValue(amount) / figureValue(other)) * 10 ** figure.decimals);
    const isOneDigit = differsByOneDigit(figure.units, units, figure.decimals + 1);
    const fits = isOneDigit && productHolds({ ...figure, units }, other, amount);
    return fits ? [{ figure, fitting: units / 10 ** figure.decimals }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The one row of a bill, by what its meter counted: the price is wrong where the quantity is that, else the
 * quantity.
 */
function factorOfMeter(row: ItemRow, used: readonly Figure[]): Equation[] {
  const factor = byOneDigit(row);
  const isCounted = (value: number): boolean => used.some((figure) => figureValue(figure) === value);
  if (!factor) return [];
  const isMeant =
    factor.figure === row.quantity ? isCounted(factor.fitting) : isCounted(figureValue(row.quantity));
  return isMeant ? [factorEquation(row, factor)] : [];
}

/** In hundredths, or in units of the last decimal of a price that has more than two. */
function factorEquation({ label }: ItemRow, { figure, fitting }: Factor): Equation {
  const decimals = Math.max(2, figure.decimals);
  const inUnits = (value: number): number => Math.round(value * 10 ** decimals);
  return {
    kind: 'factor',
    terms: [{ label, figure: { ...figure, units: inUnits(figureValue(figure)), decimals }, sign: 1 }],
    constant: -inUnits(fitting),
    established: true,
  };
}

/** Where one other row alone shows the columns, a discount that is not printed must not explain the row. */
const hasAsManyDigits = ({ units, decimals }: Figure, fitting: number): boolean =>
  String(Math.abs(units)).length === String(Math.round(fitting * 10 ** decimals)).length;

const isWholeCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** The amounts of the lines and the first total below them, where nothing is carried over. */
function linesEquation(
  rows: readonly ItemRow[],
  stated: readonly Stated[],
  lines: readonly FigureLine[],
): Equation[] {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || stated.some(({ role }) => role === 'carried')) return [];
  // The lines of an invoice end with its total: those of a later page are another one's.
  const isOfSeveral = stated.some(
    ({ at, role, figure }) =>
      role === 'total' && at > first.at && at < last.at && figure.page < last.amount.page,
  );
  if (isOfSeveral) return [];
  const isUnread = lines.some(
    ({ line }, at) => at < last.at && line.page === first.amount.page && TOUCHING_AMOUNTS.test(line.text),
  );
  if (isUnread) return [];
  const below = stated.filter(({ at, role }) => at > last.at && role !== undefined);
  const total =
    below.find(({ role }) => role === 'lines-total') ?? below.find(({ role }) => role === 'total');
  if (!total || isTaxUntold(total, first, stated, lines)) return [];
  // A bill lists what stands by its side, as a fee, among its lines; an invoice, below their total.
  const isBill = rows.length === 1;
  const between = stated.filter(
    ({ at, role, figure }) =>
      at > first.at &&
      at < total.at &&
      (role === undefined || (isBill && role === 'charge' && total.role === 'lines-total')) &&
      isOneColumn(figure.box, first.amount.box),
  );
  const amounts = new Map<number, LabeledFigure>(
    rows.map((row) => [row.at, { label: row.label, figure: row.amount }]),
  );
  for (const { at, label, figure } of [...between, ...amountsWithoutCents(lines, first, last)])
    if (!amounts.has(at)) amounts.set(at, { label, figure });
  const unnamed = between.find(
    (one) => one.at > last.at && Math.abs(one.figure.units) >= TOTAL_AT_LEAST * sumAbove(one, amounts),
  );
  if (unnamed) amounts.delete(unnamed.at);
  const end = unnamed ?? total;
  const listed = [...amounts].filter(([at]) => at < end.at).map(([, amount]) => amount);
  if (unnamed && sumAbove(unnamed, amounts) !== unnamed.figure.units) return [];
  const terms = listed.map((term): Term => ({ ...term, sign: 1 }));
  return terms.length < 2
    ? []
    : [
        {
          kind: 'lines',
          terms: [...terms, { label: end.label, figure: end.figure, sign: -1 }],
          constant: 0,
          established: false,
        },
      ];
}

/** Lines of a heading above the first row, at most. */
const MAX_HEADING_LINES = 3;

/** The lines are headed as before tax, their total as with it, and the tax is printed nowhere: what they make is not the total. */
const isTaxUntold = (
  { role, folded }: Stated,
  first: ItemRow,
  stated: readonly Stated[],
  lines: readonly FigureLine[],
): boolean =>
  role === 'total' &&
  includesTax(folded) &&
  !stated.some((one) => one.role === 'tax') &&
  lines
    .slice(Math.max(0, first.at - MAX_HEADING_LINES), first.at)
    .some(({ line }) => isBeforeTax(line.folded));

/** Columns without a gap, 130000.00130000.00, of which no number is read: the lines are not all known. */
const TOUCHING_AMOUNTS = /\d([.,])\d{2}\d+\1\d{2}(?!\d)/u;

/**
 * Amounts of lines that are printed without cents, 19 among 17.98 and 34.99: in the column of the others,
 * last of their line.
 */
function amountsWithoutCents(
  lines: readonly FigureLine[],
  first: ItemRow,
  last: ItemRow,
): (LabeledFigure & { readonly at: number })[] {
  return lines.flatMap(({ line, figures }, at) => {
    const end = figures.at(-1);
    if (!end || at <= first.at || at >= last.at || end.isMoney || end.figure.decimals > 1) return [];
    if (!isOneColumn(end.figure.box, first.amount.box)) return [];
    const { units, decimals } = end.figure;
    const figure = { ...end.figure, units: units * 10 ** (2 - decimals), decimals: 2 };
    return [{ label: line.text.slice(0, end.from).trim(), figure, at }];
  });
}

/**
 * What stands below the lines under a name that no list has and is as much as they are is their total: it
 * counts where it is, and where it is not, the lines are added up to nothing.
 */
const TOTAL_AT_LEAST = 0.9;

const sumAbove = ({ at }: Stated, amounts: ReadonlyMap<number, LabeledFigure>): number =>
  [...amounts].reduce((sum, [line, { figure }]) => sum + (line < at ? figure.units : 0), 0);

/**
 * What a table of taxes by rate says of the totals: its bases make the total before tax, its taxes the tax.
 * Used only where one of its sums holds, since a table may leave out a rate; the total that both make shows
 * that too.
 */
function tableEquations(table: readonly TaxRow[], stated: readonly Stated[]): Equation[] {
  const own = new Set(table.flatMap(({ base, tax }) => [base, tax]));
  const others = stated.filter(({ figure }) => !own.has(figure));
  const sumTo = (parts: readonly Figure[], role: AmountRole): Equation | undefined => {
    const totals = others.filter((one) => one.role === role);
    const sum = parts.reduce((units, part) => units + part.units, 0);
    const isOnly = totals.every(({ figure }) => figure.units === totals[0]?.figure.units);
    const total = totals.find(({ figure }) => figure.units === sum) ?? (isOnly ? totals[0] : undefined);
    if (!total) return undefined;
    const terms = parts.map((figure): Term => ({ label: '', figure, sign: 1 }));
    const { label, figure } = total;
    return {
      kind: 'by-rate',
      terms: [...terms, { label, figure, sign: -1 }],
      constant: 0,
      established: false,
    };
  };
  const bases = table.map(({ base }) => base);
  const taxes = table.map(({ tax }) => tax);
  const net = sumTo(bases, 'lines-total');
  const tax = sumTo(taxes, 'tax');
  const gross = sumTo([...bases, ...taxes], 'total');
  const holds = (equation: Equation | undefined) => equation !== undefined && residualOf(equation) === 0;
  if (![net, tax, gross].some(holds)) return [];
  return [net, tax, holds(gross) ? gross : undefined]
    .flatMap((equation) => equation ?? [])
    .concat(table.map(ofTaxRow));
}

const ofTaxRow = ({ label, rate, base, tax }: TaxRow): Equation => {
  const expected = taxOf(base, rate);
  const holds = Math.abs(expected - tax.units) <= TAX_ROUNDING;
  return {
    kind: 'tax',
    terms: [{ label, figure: tax, sign: 1 }],
    constant: holds ? -tax.units : -expected,
    established: false,
    proves: holds ? [base] : [],
  };
};

const SIGNS: Readonly<Partial<Record<AmountRole, 1 | -1>>> = {
  discount: -1,
  retention: -1,
  paid: -1,
  charge: 1,
  tax: 1,
  rounding: 1,
};

/** From each total to the next: what is added and taken off between them leads from the one to the other. */
function blockEquations(stated: readonly Stated[]): Equation[] {
  return stated.flatMap((start, index) => {
    if (start.role !== 'lines-total' && start.role !== 'total') return [];
    const rest = stated.slice(index + 1, index + 2 + MAX_ADJUSTMENTS);
    const end = rest.findIndex(({ role }) => role === undefined || isTotal(role));
    const total = rest[end];
    const between = rest.slice(0, Math.max(0, end));
    if (!total?.role || !isTotal(total.role) || isOfAnother(start, total, stated)) return [];
    const rates = rateEquations(start, between, total);
    if (between.length === 0)
      return total.role === 'due' && start.role === 'total' ? [same(start, total)] : rates;
    const signed = between.map((one): Term => ({ ...one, sign: signOf(one) }));
    const terms: Term[] = [{ ...start, sign: 1 }, ...signed, { ...total, sign: -1 }];
    const isDue = total.role === 'due' && between.every(({ role }) => role === 'paid');
    const kind = isDue ? 'due' : 'invoice-total';
    const equation: Equation = { kind, terms, constant: 0, established: false };
    return [...(isExplained(equation) ? [] : [equation]), ...rates];
  });
}

/**
 * What heads a later page that comes to a total of its own is of that page's invoice: two were put into one
 * file, by their issuer or by who merged them.
 */
const isOfAnother = (start: Stated, { at, figure }: Stated, stated: readonly Stated[]): boolean =>
  start.figure.page !== figure.page &&
  stated.some((later) => later.role === 'total' && later.at > at && later.figure.page === figure.page);

const isTotal = (role: AmountRole): boolean => role === 'lines-total' || role === 'total' || role === 'due';

const signOf = ({ role, figure }: Stated): 1 | -1 => (figure.units < 0 ? 1 : ((role && SIGNS[role]) ?? 1));

/** What is due is the total again, where nothing was paid. */
const same = (total: Stated, due: Stated): Equation => ({
  kind: 'due',
  terms: [
    { ...total, sign: 1 },
    { ...due, sign: -1 },
  ],
  constant: 0,
  established: false,
});

/** Some of the amounts between are contained in what stands before or after them: told for information. */
function isExplained({ terms }: Equation): boolean {
  const [start, ...rest] = terms;
  const end = rest.pop();
  if (!start || !end) return true;
  const all = rest.reduce((sum, { figure, sign }) => sum + sign * figure.units, start.figure.units);
  if (all === end.figure.units) return false;
  for (let left = 1; left < 2 ** rest.length; left++) {
    const some = rest.reduce(
      (sum, { figure, sign }, at) => sum + (left & (1 << at) ? 0 : sign * figure.units),
      start.figure.units,
    );
    if (some === end.figure.units) return true;
  }
  return false;
}

/**
 * A tax whose rate and base are printed - several rates on one base are several taxes, each of a part of it -
 * and a discount of so many percent. What a rate is of that holds is proven by it.
 */
function rateEquations(start: Stated, between: readonly Stated[], total: Stated): Equation[] {
  const taxes = between.filter(({ role }) => role === 'tax');
  const others = between.filter(({ role }) => role !== 'tax');
  const adjusted = others.reduce((sum, one) => sum + signOf(one) * one.figure.units, start.figure.units);
  return between.flatMap((one): Equation[] => {
    const { label, figure, percent, role } = one;
    const base = one.before.at(-1);
    const isTax = role === 'tax';
    if (!percent || !(isTax || role === 'discount') || (isTax && taxes.length > 1 && !base)) return [];
    const bases: Base[] = base
      ? [{ units: base.units, of: [base] }]
      : isTax
        ? [
            { units: adjusted, of: [start, ...others].map((other) => other.figure) },
            { units: start.figure.units, of: [start.figure] },
            { units: total.figure.units - figure.units, of: [total.figure] },
          ]
        : [{ units: start.figure.units, of: [start.figure] }];
    const made = bases.map(({ units }) => Math.round((Math.abs(units) * percent) / 100));
    const holding =
      bases[made.findIndex((amount) => Math.abs(amount - Math.abs(figure.units)) <= TAX_ROUNDING)];
    const expected = holding ? figure.units : (made[0] ?? 0) * Math.sign(figure.units);
    return [
      {
        kind: 'tax',
        terms: [{ label, figure, sign: 1 }],
        constant: -expected,
        established: false,
        proves: holding?.of ?? [],
      },
    ];
  });
}

interface Base {
  readonly units: number;
  /** The figures that it consists of. */
  readonly of: readonly Figure[];
}

/** Hundredths: taxes are rounded line by line. */
const TAX_ROUNDING = 2;
