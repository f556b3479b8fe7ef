import type { LabeledFigure, PayColumn, PayStub } from '@assay/media';
import { SHARED_WIDTH, sharedWidth } from '../../layout/columns.js';
import type { Entry, Row } from '../../layout/rows.js';
import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './printed-total-names.json' with { type: 'json' };

/** A total is printed in the table and again in a summary; more are not a pay stub's. */
const MAX_PER_ROLE = 6;

/** Taxes and contributions that a summary sets between gross and net, at most. */
const MAX_LISTED = 8;

interface Placed extends Entry {
  readonly row: number;
}

type Totals = Record<PayRole, Placed[]>;

/** The totals of a pay stub; undefined for a document without gross or deductions beside a net pay. */
export function readPrintedTotals(rows: readonly Row[]): PayStub | undefined {
  const totals: Totals = { gross: [], deductions: [], net: [] };
  for (const { entries, index } of rows) {
    for (const entry of entries) {
      const role = payRole(entry.folded);
      if (role && totals[role].length < MAX_PER_ROLE && moneyOf(entry).length > 0)
        totals[role].push({ ...entry, row: index });
    }
  }
  if (totals.net.length === 0 || totals.gross.length + totals.deductions.length === 0) return undefined;
  const columns = (['current', 'year-to-date'] as const).flatMap((period) => {
    const column = columnOf(totals, period, rows);
    return column ? [column, ...(otherCopy(totals, column) ?? [])] : [];
  });
  return columns.length > 0 ? { columns } : undefined;
}

/**
 * A stub printed twice, one copy for each party, states its totals twice: those of the other copy, if a
 * single one of them differs.
 */
function otherCopy(totals: Totals, { period, gross, deductions, net }: PayColumn): [PayColumn] | undefined {
  if (!gross || !net || deductions.length === 0) return undefined;
  const again = (role: PayRole, one: LabeledFigure): LabeledFigure | undefined =>
    totals[role]
      .flatMap((entry) => inPeriod(entry, period) ?? [])
      .find((other) => other.figure !== one.figure && other.label === one.label);
  const [otherGross, otherNet] = [again('gross', gross), again('net', net)];
  const others = deductions.flatMap((one) => again('deductions', one) ?? []);
  if (!otherGross || !otherNet || others.length < deductions.length) return undefined;
  const [ours, theirs] = [
    [gross, net, ...deductions],
    [otherGross, otherNet, ...others],
  ];
  const differing = ours.filter((one, index) => one.figure.units !== theirs[index]?.figure.units).length;
  return differing === 1 ? [{ period, gross: otherGross, deductions: others, net: otherNet }] : undefined;
}

function columnOf(totals: Totals, period: PayColumn['period'], rows: readonly Row[]): PayColumn | undefined {
  const net = totals.net.flatMap((entry) => inPeriod(entry, period) ?? []);
  const gross = totals.gross.flatMap((entry) => inPeriod(entry, period) ?? []);
  const deductions = totals.deductions.flatMap((entry) => inPeriod(entry, period) ?? []);
  for (const one of net) {
    for (const whole of gross) {
      const fitting = deductions.find(
        ({ figure }) => one.figure.units === whole.figure.units - Math.abs(figure.units),
      );
      if (fitting) return { period, gross: whole, deductions: [fitting], net: one };
    }
  }
  const listed = deductions.length === 0 ? listedBetween(totals, period, rows) : undefined;
  if (listed) return listed;
  if (net.length === 0 && gross.length === 0) return undefined;
  const last = net.at(-1);
  return { period, gross: nearest(gross, last), deductions: distinct(deductions), net: last };
}

/**
 * A summary from gross down to net, with everything between subtracted; only one that adds up is believed.
 */
function listedBetween(
  totals: Totals,
  period: PayColumn['period'],
  rows: readonly Row[],
): PayColumn | undefined {
  for (const end of totals.net) {
    const start = totals.gross.findLast(({ row }) => row < end.row && end.row - row <= MAX_LISTED + 1);
    const gross = start && inPeriod(start, period);
    const net = inPeriod(end, period);
    if (!start || !gross || !net) continue;
    const between = rows
      .slice(start.row + 1, end.row)
      .flatMap(({ entries }) => entries.flatMap((entry) => inPeriod(entry, period) ?? []));
    const left = between.reduce((rest, { figure }) => rest - Math.abs(figure.units), gross.figure.units);
    if (between.length > 0 && left === net.figure.units) return { period, gross, deductions: between, net };
  }
  return undefined;
}

/** Rate and hours may stand before the amount, so the period's amount is counted from the right. */
function inPeriod(entry: Entry, period: PayColumn['period']): LabeledFigure | undefined {
  const money = moneyOf(entry);
  const ofYear = money.length > 1 ? money.at(-1) : speaksOfYear(entry.folded) ? money[0] : undefined;
  const figure =
    period === 'year-to-date' ? ofYear : money.length > 1 ? money.at(-2) : ofYear ? undefined : money[0];
  return figure && { label: entry.label, figure };
}

const moneyOf = (entry: Entry) => entry.figures.flatMap(({ isMoney, figure }) => (isMoney ? [figure] : []));

const nearest = (found: readonly LabeledFigure[], to: LabeledFigure | undefined): LabeledFigure | undefined =>
  found.find(({ figure }) => to && sharedWidth(figure.box, to.figure.box) > SHARED_WIDTH) ?? found[0];

/** The same total printed twice counts once. */
const distinct = (found: readonly LabeledFigure[]): LabeledFigure[] => [
  ...new Map(found.map((one) => [one.figure.units, one])).values(),
];

/** What pay stubs call their totals in English, Spanish and Portuguese; folded text (layout/characters.ts). */
const ROLES = {
  gross: patternOf(PATTERNS.gross, 'u'),
  deductions:
    /^total (?:de )?(?:deductions?|withholdings?|taxes|deducciones|descuentos|descontos|retenciones)\b/u,
  net: patternOf(PATTERNS.net, 'u'),
} as const;

type PayRole = keyof typeof ROLES;

const payRole = (folded: string): PayRole | undefined =>
  (Object.keys(ROLES) as PayRole[]).find((role) => ROLES[role].test(folded));

const speaksOfYear = (folded: string): boolean => /\bytd\b|year to date|acumulad/u.test(folded);
