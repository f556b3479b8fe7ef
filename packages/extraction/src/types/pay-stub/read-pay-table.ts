import { type Figure, figureValue } from '@assay/media';
import { spanOf, withoutMarks } from '../../fields/printed-field.js';
import type { PageView } from '../../page/page-view.js';
import type { TableValue } from '../document-type.js';
import { applyLedger } from './ledger/apply-ledger.js';
import { readLedger } from './ledger/solved-ledger.js';
import { findPayLines, type PayLine, signOf } from './pay-lines.js';
import { type PayEntry, readEntries } from './table/entries.js';
import { namedTotal, type PayTotal } from './table/total-names.js';
import { type PeriodTotals, readTotals, type TotalCandidate } from './totals.js';

/** How likely a total is the one asked for; our judgment until enough stubs of other makers are measured. */
const LIKELIHOOD = {
  addsUp: 0.98,
  alone: 0.88,
  contradicted: 0.6,
  derivedAndAddsUp: 0.8,
  derived: 0.5,
} as const;
/** Likewise of a value in a table of earnings, taxes and deductions. */
const LINE_LIKELIHOOD = { headed: 0.93, unheaded: 0.8 } as const;

const TOTAL_FIELDS: readonly (readonly [total: PayTotal, name: string])[] = [
  ['gross', 'GrossPay'],
  ['taxes', 'Taxes'],
  ['deductions', 'Deductions'],
  ['net', 'NetPay'],
];

/** The lines and totals of a pay stub's table. */
export function readPayTable(page: PageView): TableValue[] {
  const entries = withEarningsOverGross(readEntries(page));
  const ledger = readLedger(entries);
  const lines = findPayLines(ledger ? applyLedger(entries, ledger) : entries);
  const totals = readTotals(entries, lines, ledger);
  return [
    ...totalFields('currentPeriod', totals.current),
    ...totalFields('yearToDate', totals['year-to-date']),
    ...(['earnings', 'taxes', 'deductions'] as const).flatMap((kind) =>
      lines
        .filter((line) => line.kind === kind)
        .flatMap((line, index) => lineFields(`${kind}[${index}]`, line, lines)),
    ),
  ];
}

function totalFields(prefix: 'currentPeriod' | 'yearToDate', { chosen, adds }: PeriodTotals): TableValue[] {
  return TOTAL_FIELDS.flatMap(([total, name]) => {
    const candidate = chosen[total];
    // Sums of ours stand for the period's taxes alone.
    const isStated = !candidate?.derived || (total === 'taxes' && prefix === 'currentPeriod');
    return candidate && isStated
      ? (amountField(`${prefix}${name}`, candidate, likelihoodOf(candidate, adds)) ?? [])
      : [];
  });
}

function likelihoodOf({ derived }: TotalCandidate, adds: boolean | undefined): number {
  if (derived) return adds ? LIKELIHOOD.derivedAndAddsUp : LIKELIHOOD.derived;
  return adds === undefined ? LIKELIHOOD.alone : adds ? LIKELIHOOD.addsUp : LIKELIHOOD.contradicted;
}

function amountField(
  name: string,
  { minorUnits, figures }: TotalCandidate,
  likelihood: number,
): TableValue | undefined {
  const parts = figures.map(({ raw: text, ...figure }) => ({ ...figure, text }));
  const span = spanOf(parts, figures[0]?.page ?? 1);
  return span && { name, value: minorUnits / 100, span, likelihood };
}

function lineFields(path: string, line: PayLine, lines: readonly PayLine[]): TableValue[] {
  const likelihood = line.headed ? LINE_LIKELIHOOD.headed : LINE_LIKELIHOOD.unheaded;
  const description = spanOf(line.description.words, line.description.page);
  const value = (name: string, figure: Figure | undefined, sign: 1 | -1): TableValue[] => {
    if (!figure) return [];
    const number = figureValue(figure);
    const signed = number === 0 ? 0 : number * sign;
    return [{ name: `${path}.${name}`, value: signed, span: figure, likelihood }];
  };
  const sign = (period: 'current' | 'yearToDate'): 1 | -1 =>
    line.kind === 'earnings' ? 1 : signOf(lines, period);
  return [
    ...(description
      ? [{ name: `${path}.description`, value: withoutMarks(description.raw), span: description, likelihood }]
      : []),
    ...(line.kind === 'earnings'
      ? [...value('hours', hoursOf(line), 1), ...value('rate', line.rate, 1)]
      : []),
    ...value('amount', line.current, sign('current')),
    ...value('yearToDateAmount', line.yearToDate, sign('yearToDate')),
  ];
}

/** `Periculosidade 30%` beside `30,00`: the part of pay that it is, no hours. */
const hoursOf = ({ hours, description }: PayLine): Figure | undefined =>
  hours && description.text.includes(`${figureValue(hours)}%`) ? undefined : hours;

/** Lines over gross pay that are looked at. */
const MAX_LINES = 40;

/**
 * Lines without a heading that add up to the gross pay right below them are earnings: stubs that set only the columns' names
 * over them.
 */
function withEarningsOverGross(entries: readonly PayEntry[]): readonly PayEntry[] {
  const gross = entries.findIndex(
    ({ section, labels }) =>
      section === undefined && namedTotal(labels.at(-1)?.folded ?? '')?.total === 'gross',
  );
  const total = entries[gross] && currentOf(entries[gross]);
  if (!total) return entries;
  let sum = 0;
  for (let at = gross - 1; at >= Math.max(0, gross - MAX_LINES); at--) {
    const entry = entries[at];
    const amount = entry && currentOf(entry);
    if (entry?.section !== undefined || !amount || amount.page !== total.page) return entries;
    sum += amount.units;
    if (sum === total.units)
      return entries.map((one, index) =>
        index >= at && index < gross ? { ...one, section: 'earnings' } : one,
      );
  }
  return entries;
}

const currentOf = ({ figures }: PayEntry): Figure | undefined =>
  figures.find(({ column }) => column === 'current')?.figure;
