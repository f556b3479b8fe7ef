import type { DocumentFields, LabeledFigure } from '@assay/media';
import { isOneColumn } from '../printed-invoice/item-rows.js';
import { type Equation, residualOf, type Term } from './equation.js';
import { FieldAmounts } from './field-amounts.js';
import { isSumOfSome } from './sums-of-some.js';

/** Lines of a kind that are looked at; the reader of stubs gives no more. */
const MAX_LINES = 100;

/** So many other relations of a column hold when its lines were read and mean what they are taken for. */
const PROVING_RELATIONS = 2;

const PERIODS = [
  { prefix: 'currentPeriod', amount: 'amount', isYear: false },
  { prefix: 'yearToDate', amount: 'yearToDateAmount', isYear: true },
] as const;

type Kind = 'earnings' | 'taxes' | 'deductions';

interface Column {
  readonly isYear: boolean;
  readonly gross: LabeledFigure | undefined;
  readonly taxes: LabeledFigure | undefined;
  readonly deductions: LabeledFigure | undefined;
  readonly net: LabeledFigure | undefined;
  /** What the stub says that it takes, in lines or in sum, read surely or not. */
  readonly withheld: Readonly<Record<'taxes' | 'deductions', boolean>>;
  /** Undefined where a line of the kind was not read surely, or they are no column. */
  readonly lines: Readonly<Record<Kind, readonly LabeledFigure[] | undefined>>;
}

/** A way in which stubs calculate: what is added up in a column; undefined where the column lacks a part. */
type Relation = (
  column: Column,
) => { readonly kind: 'net' | 'lines'; readonly terms: readonly Term[] } | undefined;

/**
 * Of each group only one is meant: the first that holds in some column, else the only one for which all is printed. What
 * is withheld besides is no part of some ways to net pay: they are meant only where they hold.
 */
const GROUPS: readonly (readonly Relation[])[] = [
  [
    ({ gross, deductions, net }) => less('net', gross, [deductions], net),
    ({ gross, taxes, deductions, net }) => less('net', gross, [taxes, deductions], net),
    ({ gross, taxes, net }) => less('net', gross, [taxes], net),
    ({ gross, lines, net }) =>
      lines.taxes && lines.deductions
        ? less('net', gross, [...lines.taxes, ...lines.deductions], net)
        : undefined,
  ],
  [({ lines, gross }) => totalWithoutMemos(total(lines.earnings, gross))],
  [({ lines, taxes }) => total(lines.taxes, taxes)],
  [
    ({ lines, deductions }) => total(lines.deductions, deductions),
    ({ lines, deductions }) =>
      total(lines.taxes && lines.deductions && [...lines.taxes, ...lines.deductions], deductions),
  ],
];

/**
 * What pay stubs say about their sums, as their fields tell, whatever their layout. A relation is proven
 * where it holds in the other column, or where two others of the column hold; sums of lines since the start
 * of the year are never, since lines without pay in the period are often left out.
 */
export function stubEquations(fields: DocumentFields): Equation[] {
  const amounts = new FieldAmounts(fields);
  const columns = PERIODS.map(({ prefix, amount, isYear }): Column => {
    const one = (name: string, label: string) =>
      amounts.amount(`${prefix}${name}`, isYear ? `${label} year to date` : label);
    return {
      isYear,
      gross: one('GrossPay', 'Gross pay'),
      taxes: one('Taxes', 'Taxes'),
      deductions: one('Deductions', 'Deductions'),
      net: one('NetPay', 'Net pay'),
      withheld: {
        taxes: amounts.has(`${prefix}Taxes`) || amounts.has(`taxes[0].${amount}`),
        deductions: amounts.has(`${prefix}Deductions`) || amounts.has(`deductions[0].${amount}`),
      },
      lines: {
        earnings: linesOf(amounts, 'earnings', amount),
        taxes: linesOf(amounts, 'taxes', amount),
        deductions: linesOf(amounts, 'deductions', amount),
      },
    };
  });
  const chosen = GROUPS.flatMap((group) => meantOf(group, columns) ?? []);
  return columns.flatMap((column) => {
    const equations = chosen.flatMap((relation) => {
      const found = relation(column);
      if (!found) return [];
      const equation: Equation = { ...found, constant: 0, established: false };
      const twin = columns.some((other) => other !== column && holds(relation, other));
      return [{ equation, mayBeProven: found.kind === 'net' || !column.isYear, twin }];
    });
    const holding = equations.filter(({ equation }) => residualOf(equation) === 0).length;
    return equations.map(({ equation, mayBeProven, twin }) => {
      const others = holding - (residualOf(equation) === 0 ? 1 : 0);
      return { ...equation, established: mayBeProven && (twin || others >= PROVING_RELATIONS) };
    });
  });
}

function meantOf(group: readonly Relation[], columns: readonly Column[]): Relation | undefined {
  const possible = group.filter((relation) => columns.some((column) => relation(column)));
  const holding = possible.find((relation) => columns.some((column) => holds(relation, column)));
  const [only, ...others] = possible;
  const isMeant = only && others.length === 0 && !columns.some((column) => leavesOut(only(column), column));
  return holding ?? (isMeant ? only : undefined);
}

/** Whether the stub withholds what a way to net pay has no part of: `Pre Tax Deductions` and `Post Tax Deductions` beside taxes. */
const leavesOut = (found: ReturnType<Relation>, { withheld, taxes, deductions }: Column): boolean => {
  if (found?.kind !== 'net') return false;
  const has = (total: LabeledFigure | undefined): boolean =>
    total !== undefined && found.terms.some(({ figure }) => figure === total.figure);
  return (withheld.taxes && !has(taxes)) || (withheld.deductions && !has(deductions));
};

function holds(relation: Relation, column: Column): boolean {
  const found = relation(column);
  return found !== undefined && residualOf({ ...found, constant: 0, established: false }) === 0;
}

function linesOf(amounts: FieldAmounts, kind: Kind, amount: string): LabeledFigure[] | undefined {
  const lines: LabeledFigure[] = [];
  for (let index = 0; index < MAX_LINES; index++) {
    const path = `${kind}[${index}]`;
    const line = amounts.amount(`${path}.${amount}`, amounts.text(`${path}.description`));
    if (line) lines.push(line);
    else if (amounts.has(`${path}.${amount}`)) return undefined;
    else if (
      !amounts.has(`${path}.description`) &&
      !amounts.has(`${path}.amount`) &&
      !amounts.has(`${path}.yearToDateAmount`)
    )
      break;
  }
  return areOneColumn(lines) ? lines : undefined;
}

/** The amounts of a list stand under each other on each page; what does not was put together of several lists. */
const areOneColumn = (lines: readonly LabeledFigure[]): boolean =>
  lines.every(({ figure }) => {
    const first = lines.find((line) => line.figure.page === figure.page);
    return first !== undefined && isOneColumn(figure.box, first.figure.box);
  });

function less(
  kind: 'net',
  from: LabeledFigure | undefined,
  parts: readonly (LabeledFigure | undefined)[],
  rest: LabeledFigure | undefined,
): ReturnType<Relation> {
  const read = parts.filter((part) => part !== undefined);
  if (!from || !rest || read.length === 0 || read.length < parts.length) return undefined;
  const subtracted = read.map((part): Term => ({ ...part, sign: part.figure.units < 0 ? 1 : -1 }));
  return { kind, terms: [{ ...from, sign: 1 }, ...subtracted, { ...rest, sign: -1 }] };
}

/**
 * Imputed income and what the employer pays stand among the earnings and are no part of gross pay: lines that
 * together are what the lines have too much leave the relation unsaid.
 */
function totalWithoutMemos(relation: ReturnType<Relation>): ReturnType<Relation> {
  if (!relation) return undefined;
  const surplus = residualOf({ ...relation, constant: 0, established: false });
  const lines = relation.terms.slice(0, -1).map(({ figure }) => figure.units);
  return surplus > 0 && isSumOfSome(lines, { low: surplus, high: surplus }) ? undefined : relation;
}

function total(
  lines: readonly LabeledFigure[] | undefined,
  sum: LabeledFigure | undefined,
): ReturnType<Relation> {
  if (!lines || lines.length === 0 || !sum) return undefined;
  return {
    kind: 'lines',
    terms: [...lines.map((line): Term => ({ ...line, sign: 1 })), { ...sum, sign: -1 }],
  };
}
