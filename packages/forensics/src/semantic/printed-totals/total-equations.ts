import type { Figure, Invoice, PayColumn, PrintedFigures, PrintedProduct, PrintedSum } from '@assay/media';
import { type Equation, residualOf, type Term } from '../equations/equation.js';
import { rateMultiplesOf } from '../equations/overtime.js';

/** Products of one table that must hold before one that does not says anything. */
const MIN_HOLDING_PRODUCTS = 3;
const MIN_HOLDING_SHARE = 0.75;
const MONEY_DECIMALS = 2;

/** What pay stubs, invoices and other tables with totals say about their own sums. */
export function totalEquations({ sums, products, payStub, invoice }: PrintedFigures): Equation[] {
  const added = [...sums.map((sum) => sumEquation(sum, sums)), ...subtotalEquation(invoice, products, sums)];
  const confirmed = new Set(
    added
      .filter((equation) => residualOf(equation) === 0)
      .flatMap(({ terms }) => terms.map(({ figure }) => figure)),
  );
  const multiplied = productEquations(products);
  const net = provenByTwins(
    (payStub?.columns ?? []).flatMap((column) => netEquation(column, confirmed) ?? []),
  );
  const total = invoice ? [invoiceEquation(invoice)] : [];
  // A net pay is often called a total of what stands above it, deductions and all: where it is known as net,
  // it is no sum.
  const known = new Set(
    [...net, ...total].flatMap(({ terms }) => terms.slice(-1).map(({ figure }) => figure)),
  );
  return [
    ...added.filter(({ terms }) => !terms.slice(-1).some(({ figure }) => known.has(figure))),
    ...multiplied,
    ...net,
    ...total,
  ];
}

/**
 * Figures of a sum may be printed below zero and their total above: the total takes the sign of what it adds
 * up.
 */
function equationOf({ total, terms }: PrintedSum): Equation {
  const sum = terms.reduce((all, { figure }) => all + figure.units, 0);
  const turned = sum !== 0 && Math.sign(sum) !== Math.sign(total.figure.units);
  const added = terms.map((term): Term => ({ ...term, sign: 1 }));
  return {
    kind: 'sum',
    terms: [...added, { ...total, sign: turned ? 1 : -1 }],
    constant: 0,
    established: false,
  };
}

/** That these rows are meant to be added is proven where the same rows add up in another column. */
function sumEquation(sum: PrintedSum, sums: readonly PrintedSum[]): Equation {
  const twin = sums.some(
    (other) =>
      other !== sum &&
      other.rows === sum.rows &&
      other.terms.length === sum.terms.length &&
      sum.terms.length > 1 &&
      residualOf(equationOf(other)) === 0,
  );
  return { ...equationOf(sum), established: twin };
}

/**
 * The amounts of an invoice's lines and its subtotal, where the layout does not set the one below the others.
 */
function subtotalEquation(
  invoice: Invoice | undefined,
  products: readonly PrintedProduct[],
  sums: readonly PrintedSum[],
): Equation[] {
  const total = invoice?.subtotal;
  const isAdded = sums.some(
    (sum) => total && sum.total.figure === total.figure && sum.terms.length === products.length,
  );
  if (!total || isAdded || products.length < 2) return [];
  const terms = products.map(({ label, amount }) => ({ label, figure: amount }));
  return [equationOf({ total, terms, rows: 0 })];
}

function productEquations(products: readonly PrintedProduct[]): Equation[] {
  const equations = products.flatMap((product) => productEquation(product) ?? []);
  const holding = equations.filter((equation) => residualOf(equation) === 0).length;
  const established = holding >= MIN_HOLDING_PRODUCTS && holding >= MIN_HOLDING_SHARE * equations.length;
  return equations.map((equation) => ({ ...equation, established }));
}

/**
 * @returns undefined where the rounding of a printed rate, or overtime printed beside the base rate, explains
 * the difference
 */
function productEquation({ label, first, second, amount }: PrintedProduct): Equation | undefined {
  const exact = (first.units * second.units) / 10 ** (first.decimals + second.decimals - MONEY_DECIMALS);
  const product = Math.sign(amount.units) * Math.round(Math.abs(exact));
  const roundingMinorUnits =
    roundingOf(first) * Math.abs(asNumber(second)) + roundingOf(second) * Math.abs(asNumber(first));
  const missing = Math.abs(amount.units - product);
  if (missing !== 0 && missing <= roundingMinorUnits) return undefined;
  const isOvertime = rateMultiplesOf(label).some(
    (times) => times !== 1 && Math.abs(amount.units - times * product) <= times * roundingMinorUnits + 1,
  );
  if (isOvertime) return undefined;
  return {
    kind: 'product',
    terms: [{ label, figure: amount, sign: 1 }],
    constant: -product,
    established: false,
  };
}

const asNumber = ({ units, decimals }: PrintedProduct['first']): number => units / 10 ** decimals;

/** Half of the last printed place, in hundredths; whole numbers are counts and exact. */
const roundingOf = ({ decimals }: PrintedProduct['first']): number =>
  decimals === 0 ? 0 : 50 / 10 ** decimals;

/**
 * Net is gross less deductions; proven to be meant where gross and deductions are themselves sums that hold.
 */
function netEquation(
  { gross, deductions, net }: PayColumn,
  confirmed: ReadonlySet<Figure>,
): Equation | undefined {
  if (!gross || !net || deductions.length === 0) return undefined;
  const subtracted = deductions.map((one): Term => ({ ...one, sign: one.figure.units < 0 ? 1 : -1 }));
  const terms: Term[] = [{ ...gross, sign: 1 }, ...subtracted, { ...net, sign: -1 }];
  const established = [gross, ...deductions].every(({ figure }) => confirmed.has(figure));
  return { kind: 'net', terms, constant: 0, established };
}

/** The year's column, and the other copy of a stub, calculate alike. */
const provenByTwins = (equations: readonly Equation[]): Equation[] =>
  equations.map((equation) => ({
    ...equation,
    established:
      equation.established ||
      equations.some(
        (other) =>
          other !== equation && other.terms.length === equation.terms.length && residualOf(other) === 0,
      ),
  }));

function invoiceEquation({ subtotal, adjustments, total }: Invoice): Equation {
  const terms: Term[] = adjustments.map(({ label, figure, subtract }) => ({
    label,
    figure,
    sign: subtract ? -1 : 1,
  }));
  const all: Term[] = [{ ...subtotal, sign: 1 }, ...terms, { ...total, sign: -1 }];
  return { kind: 'invoice-total', terms: all, constant: 0, established: false };
}
