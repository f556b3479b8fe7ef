import type { Figure } from '@assay/media';
import type { SolvedLedger } from './ledger/solved-ledger.js';
import { amountsOf, isOfHours } from './pay-amounts.js';
import { type PayLine, sumOf } from './pay-lines.js';
import type { PayEntry } from './table/entries.js';
import {
  isPlainTotal,
  type NamedTotal,
  namedPeriod,
  namedTotal,
  type PayPeriod,
  type PayTotal,
} from './table/total-names.js';
import { isTaxName, type Section } from './table/words.js';

/** A figure that may be one of the totals. */
export interface TotalCandidate {
  readonly total: PayTotal;
  readonly period: PayPeriod;
  /** In hundredths; deductions and taxes above zero. */
  readonly minorUnits: number;
  /** One for a printed total, several that were added up. */
  readonly figures: readonly Figure[];
  /** 0 for the plainest name; see {@link NamedTotal.rank}. */
  readonly rank: number;
  /** Added up by us of figures that the stub prints; not printed itself. */
  readonly derived: boolean;
}

/** The totals of one period, chosen to fit each other. */
export interface PeriodTotals {
  readonly chosen: Readonly<Partial<Record<PayTotal, TotalCandidate>>>;
  /** Gross less taxes and deductions is net, with the figures chosen; undefined when one is missing. */
  readonly adds: boolean | undefined;
}

/** A total is printed in the table, in a summary, on the cheque; more are not a pay stub's. */
const MAX_CANDIDATES = 40;

/** The totals of both periods: those that the ledger proves, else what their names say, so that they fit each other. */
export function readTotals(
  entries: readonly PayEntry[],
  lines: readonly PayLine[],
  ledger: SolvedLedger | undefined,
): Readonly<Record<PayPeriod, PeriodTotals>> {
  const proven = ledger ? provenTotals(entries, ledger) : [];
  // Mexico's and Brazil's deductions hold the taxes: what a summary sets apart of them is no total of another kind.
  const holdTaxes = lines.some(
    ({ kind, description }) => kind === 'deductions' && isTaxName(description.folded),
  );
  const isProven = (one: TotalCandidate): boolean =>
    proven.some(({ total, period, figures }) => {
      const isTogether =
        holdTaxes && total === 'deductions' && !proven.some((other) => other.total === 'taxes');
      return (
        figures.some((figure) => one.figures.includes(figure)) ||
        (period === one.period && (total === one.total || (isTogether && one.total === 'taxes')))
      );
    });
  const named = entries.flatMap((entry) => [...ofLabel(entry), ...ofHeadings(entry)]);
  const printed = [...proven, ...named.slice(0, MAX_CANDIDATES).filter((one) => !isProven(one))];
  const ofPeriod = (period: PayPeriod): PeriodTotals => {
    const own = printed.filter((one) => one.period === period);
    const hasTaxes = own.some(({ total }) => total === 'taxes');
    return reconcile(hasTaxes ? own : [...own, ...taxesOf(lines, period)]);
  };
  return { current: ofPeriod('current'), 'year-to-date': ofPeriod('year-to-date') };
}

/** Groups of one kind (deductions before and after tax) are one total. */
function provenTotals(entries: readonly PayEntry[], { totals }: SolvedLedger): TotalCandidate[] {
  const joined = new Map<string, TotalCandidate>();
  for (const { total, period, figure } of totals) {
    const printed = entries[figure.entry]?.figures[figure.place]?.figure;
    const key = `${total} ${period}`;
    const before = joined.get(key);
    if (printed)
      joined.set(key, {
        total,
        period,
        minorUnits: (before?.minorUnits ?? 0) + Math.abs(figure.units),
        figures: [...(before?.figures ?? []), printed],
        rank: 0,
        derived: before !== undefined,
      });
  }
  return [...joined.values()];
}

const TOTAL_OF_SECTION: Readonly<Partial<Record<Section, PayTotal>>> = {
  earnings: 'gross',
  taxes: 'taxes',
  deductions: 'deductions',
  'all-deductions': 'deductions',
};

/** By the nearest label to the figures that names a total; `Total` alone is that of its section. */
function ofLabel(entry: PayEntry): TotalCandidate[] {
  const { labels, section, figures } = entry;
  const isOfSides = figures.some(({ column }) => column === 'earnings' || column === 'deductions');
  const total = section && !isOfSides ? TOTAL_OF_SECTION[section] : undefined;
  const name = [...labels]
    .reverse()
    .reduce<Pick<NamedTotal, 'total' | 'rank'> | undefined>(
      (found, { folded }) =>
        found ?? namedTotal(folded) ?? (total && isPlainTotal(folded) ? { total, rank: 0 } : undefined),
      undefined,
    );
  if (!name || (section === 'aside' && (name.total === 'taxes' || name.total === 'deductions'))) return [];
  const amounts = amountsOf(entry);
  const { current, yearToDate } = amounts;
  if (isOfHours(amounts)) return [];
  return [...candidate(name, 'current', current), ...candidate(name, 'year-to-date', yearToDate)];
}

/** A bar of totals: names above, figures below, with at most a period in front; beside a line of a table, outside its columns. */
function ofHeadings({ labels, figures }: PayEntry): TotalCandidate[] {
  const label = labels.at(-1)?.folded ?? '';
  const ofRow = namedPeriod(label);
  const isLine = label !== '' && !ofRow && !isPlainTotal(label);
  const isBeside = figures.some((one) => one.column !== undefined || one.headedBy === undefined);
  return figures.flatMap(({ figure, isMoney, headedBy, column }) =>
    isMoney && headedBy && (!isLine || (isBeside && column === undefined))
      ? candidate(
          headedBy,
          ofRow ?? headedBy.period ?? (column === 'year-to-date' ? 'year-to-date' : 'current'),
          figure,
        )
      : [],
  );
}

const candidate = (
  { total, rank }: Pick<NamedTotal, 'total' | 'rank'>,
  period: PayPeriod,
  figure: Figure | undefined,
): TotalCandidate[] =>
  figure
    ? [
        {
          total,
          period,
          minorUnits: total === 'taxes' || total === 'deductions' ? Math.abs(figure.units) : figure.units,
          figures: [figure],
          rank,
          derived: false,
        },
      ]
    : [];

/** The sum of the taxes, where no total of theirs is printed. */
function taxesOf(lines: readonly PayLine[], period: PayPeriod): TotalCandidate[] {
  const sum = sumOf(lines, 'taxes', period === 'current' ? 'current' : 'yearToDate');
  return sum ? [{ total: 'taxes', period, ...sum, rank: 0, derived: true }] : [];
}

/** Different figures under the same name, at most: all combinations are tried. */
const MAX_OPTIONS = 6;
/**
 * How much a sum that comes out is worth against plainer names: it decides between figures of one name, and of any rank.
 */
const ADDS_UP = 6;
/** Deductions beside taxes are meant, not a total of both, where the stub prints either. */
const TAXES_APART = 1.5;
const OWN_NAME = 4;
const PER_RANK = 1;
const PER_REPETITION = 0.25;
const DERIVED = 2.5;

interface Option {
  readonly candidate: TotalCandidate;
  readonly score: number;
}

/** Of every total at most one candidate of the period, the whole being the likeliest. */
function reconcile(all: readonly TotalCandidate[]): PeriodTotals {
  let choices: PeriodTotals['chosen'][] = [{}];
  const scores = new Map<TotalCandidate, number>();
  for (const total of ['gross', 'net', 'taxes', 'deductions'] as const) {
    const options = optionsOf(all.filter((one) => one.total === total));
    for (const { candidate: one, score } of options) scores.set(one, score);
    choices = choices.flatMap((choice) => [
      choice,
      ...options.map((option) => ({ ...choice, [total]: option.candidate })),
    ]);
  }
  let best = -1;
  let chosen: PeriodTotals['chosen'] = {};
  for (const choice of choices) {
    const names = Object.values(choice).reduce((sum, one) => sum + (scores.get(one) ?? 0), 0);
    const score = names + worthOf(choice);
    if (score > best) [best, chosen] = [score, choice];
  }
  const taken = differenceOf(chosen);
  const adds = taken === undefined ? undefined : worthOf(chosen) > 0;
  const { taxes, ...others } = chosen;
  // What alone leads from gross to net pay holds the taxes: a sum of them that we made is no total of the stub.
  const holdsTaxes = taxes?.derived && taken !== undefined && chosen.deductions?.minorUnits === taken;
  return { chosen: holdsTaxes ? others : chosen, adds };
}

/** What is withheld by gross and net pay; undefined where a total is missing. */
const differenceOf = ({ gross, net, taxes, deductions }: PeriodTotals['chosen']): number | undefined =>
  gross && net && (taxes || deductions) ? gross.minorUnits - net.minorUnits : undefined;

function worthOf(choice: PeriodTotals['chosen']): number {
  const taken = differenceOf(choice);
  const [taxes, deductions] = [choice.taxes?.minorUnits, choice.deductions?.minorUnits];
  if (taken === undefined) return 0;
  if (taxes === undefined || deductions === undefined) return taken === (taxes ?? deductions) ? ADDS_UP : 0;
  if (taken === taxes + deductions) return ADDS_UP + TAXES_APART;
  return taken === deductions && taxes <= deductions ? ADDS_UP : 0;
}

function optionsOf(all: readonly TotalCandidate[]): Option[] {
  const options = new Map<number, Option>();
  for (const one of all) {
    const score = OWN_NAME - PER_RANK * one.rank - (one.derived ? DERIVED : 0);
    const known = options.get(one.minorUnits);
    options.set(one.minorUnits, {
      candidate: known && known.score >= score ? known.candidate : one,
      score: known ? Math.max(known.score, score) + PER_REPETITION : score,
    });
  }
  return [...options.values()].sort((a, b) => b.score - a.score).slice(0, MAX_OPTIONS);
}
