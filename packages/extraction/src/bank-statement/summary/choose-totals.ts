import type { Figure } from '@assay/media';
import type { ActivityLine, BalanceLine, CheckLine } from '../activity/activity-line.js';
import type { StatedAmount } from './stated-amounts.js';
import type { SummaryRole } from './summary-roles.js';

/** A figure of the summary, and whether the sums confirm it. */
export interface ChosenTotal {
  readonly figure: Figure;
  readonly label: string;
  /** It agrees with the others, or with the transactions. */
  readonly confirmed: boolean;
}

export type ChosenTotals = { readonly [R in SummaryRole]?: ChosenTotal };

/** What the transactions of an account add up to, in hundredths, and how many they are. */
export interface ActivitySums {
  readonly deposits: number;
  readonly withdrawals: number;
  readonly depositCount: number;
  readonly withdrawalCount: number;
}

/** What an account states of its totals, and where. */
export interface TotalSources {
  readonly stated: readonly StatedAmount[];
  /** Balances in lines of the table. */
  readonly balances: readonly BalanceLine[];
  /** Money outside the tables, in reading order. */
  readonly figures: readonly Figure[];
  /** The balance behind the last transaction, where the ones before lead to it. */
  readonly lastBalance: Figure | undefined;
  readonly newestFirst: boolean;
}

/** A figure that may be a total: by its label, its line of the table, or what it adds up to. */
interface Candidate {
  readonly figure: Figure;
  readonly label: string;
  /** How much speaks for it where no sum does. */
  readonly weight: number;
}

const SIDES = ['opening', 'closing', 'deposits', 'withdrawals'] as const;
type Side = (typeof SIDES)[number];
type Four<Of> = { readonly [S in Side]: Of };

/** Set by reason, 2026-11-29: any label outweighs what only adds up, two sums that hold outweigh labels. */
const WEIGHT = { label: 0.4, table: 0.3, repeated: 0.2, sum: 0.1, later: 0.01 } as const;
const BY_SUM = { ownEquation: 2, change: 1, deposits: 0.5, withdrawals: 0.5 } as const;
/** The same is printed once or twice; more candidates are another table's. */
const MAX_PER_ROLE = 5;
/** Figures of one account looked at, and how far those of one summary lie apart. */
const MAX_FIGURES = 60;
const REACH = 8;
/** One transaction alone makes up the difference of many figures. */
const MIN_LINES = 2;

export function sumsOf(lines: readonly ActivityLine[], checks: readonly CheckLine[]): ActivitySums {
  const amounts = [
    ...lines.map(({ sign, amount }) => sign * Math.abs(amount.units)),
    ...checks.map(({ amount }) => -Math.abs(amount.units)),
  ];
  const ins = amounts.filter((units) => units > 0);
  const outs = amounts.filter((units) => units <= 0);
  const sum = (some: readonly number[]) => some.reduce((total, units) => total + Math.abs(units), 0);
  return {
    deposits: sum(ins),
    withdrawals: sum(outs),
    depositCount: ins.length,
    withdrawalCount: outs.length,
  };
}

/**
 * One figure for each role: of all that may state it those that agree best with each other (opening plus
 * deposits minus withdrawals is the closing balance; cheques and fees may be counted apart) and with the
 * transactions, and where no sum tells the label that is printed first.
 */
export function chooseTotals(sources: TotalSources, sums: ActivitySums): ChosenTotals {
  const byLabel = (role: SummaryRole): Candidate[] =>
    distinct(sources.stated.filter((one) => one.role === role))
      .slice(0, MAX_PER_ROLE)
      .map(({ figure, label }, place) => ({ figure, label, weight: WEIGHT.label - place * WEIGHT.later }));
  const [fees] = byLabel('fees');
  const [checks] = byLabel('checks');
  const named = Object.fromEntries(SIDES.map((side) => [side, byLabel(side)])) as Four<Candidate[]>;
  const sides = withCandidates(named, ofTable(sources), bySums(sources, sums, named));
  const apart = [0, size(fees), size(checks), size(fees) + size(checks)];
  let best: Four<Candidate | undefined> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const opening of orNone(sides.opening))
    for (const closing of orNone(sides.closing))
      for (const deposits of orNone(sides.deposits))
        for (const withdrawals of orNone(sides.withdrawals)) {
          const of = { opening, closing, deposits, withdrawals };
          const score = SIDES.reduce(
            (sum, side) => sum + (of[side]?.weight ?? 0),
            pointsOf(holding(of, apart, sums)),
          );
          if (score > most) [best, most] = [of, score];
        }
  const held = best ? holding(best, apart, sums) : [];
  const chosen = SIDES.flatMap((side) => {
    const one = best?.[side];
    return one ? [[side, { ...one, confirmed: held.some((sum) => PROVEN[sum].includes(side)) }]] : [];
  });
  return {
    ...Object.fromEntries(chosen),
    ...(fees && { fees: { ...fees, confirmed: false } }),
    ...(checks && { checks: { ...checks, confirmed: false } }),
  };
}

const orNone = (some: readonly Candidate[]): (Candidate | undefined)[] => [...some, undefined];
const size = (one: Candidate | undefined): number => Math.abs(one?.figure.units ?? 0);

function distinct(stated: readonly StatedAmount[]): StatedAmount[] {
  const units = new Set<number>();
  return stated.filter(({ figure }) => !units.has(figure.units) && units.add(figure.units));
}

function withCandidates(...all: readonly Four<readonly Candidate[]>[]): Four<Candidate[]> {
  const of = (side: Side) => all.flatMap((one) => one[side]);
  return {
    opening: of('opening'),
    closing: of('closing'),
    deposits: of('deposits'),
    withdrawals: of('withdrawals'),
  };
}

type Sum = keyof typeof BY_SUM;
const PROVEN: Readonly<Record<Sum, readonly Side[]>> = {
  ownEquation: SIDES,
  change: ['opening', 'closing'],
  deposits: ['deposits'],
  withdrawals: ['withdrawals'],
};
const pointsOf = (held: readonly Sum[]): number => held.reduce((points, sum) => points + BY_SUM[sum], 0);

/** The sums that hold between four figures, and between them and the transactions. */
function holding(
  { opening, closing, deposits, withdrawals }: Four<Candidate | undefined>,
  apart: readonly number[],
  sums: ActivitySums,
): Sum[] {
  const held: Sum[] = [];
  if (opening && closing) {
    const change = closing.figure.units - opening.figure.units;
    const net = size(deposits) - size(withdrawals);
    if (deposits && withdrawals && apart.some((more) => change === net - more)) held.push('ownEquation');
    const hasLines = sums.depositCount + sums.withdrawalCount > 0;
    if (hasLines && change === sums.deposits - sums.withdrawals) held.push('change');
  }
  if (sums.deposits > 0 && size(deposits) === sums.deposits) held.push('deposits');
  if (sums.withdrawals > 0 && size(withdrawals) === sums.withdrawals) held.push('withdrawals');
  return held;
}

const candidate = (figure: Figure | undefined, weight: number, label = ''): Candidate[] =>
  figure ? [{ figure, label, weight }] : [];

/** Opening and closing lines of the table, and the figure apart from it that repeats its last balance. */
function ofTable({ balances, figures, lastBalance, newestFirst }: TotalSources): Four<Candidate[]> {
  const line = (kind: BalanceLine['kind'], isLast: boolean) => {
    const all = balances.filter((one) => one.kind === kind);
    const one = isLast ? all.at(-1) : all[0];
    return candidate(one?.balance, WEIGHT.table, one?.label);
  };
  const repeated = lastBalance?.units ? figures.find(({ units }) => units === lastBalance.units) : undefined;
  return {
    opening: line('opening', false),
    closing: [...line('closing', !newestFirst), ...candidate(repeated, WEIGHT.repeated)],
    deposits: [],
    withdrawals: [],
  };
}

/**
 * Figures by what they do, whatever they are called: what the movements of one direction add up to; two
 * balances whose difference they make up, or, where labels do not name both, four figures in a row that
 * fulfill the sum by themselves; each if there is one such reading only.
 */
function bySums(
  { figures: all }: TotalSources,
  sums: ActivitySums,
  named: Four<readonly Candidate[]>,
): Four<Candidate[]> {
  const figures = all.slice(0, MAX_FIGURES);
  const total = (side: 'deposits' | 'withdrawals', count: number) =>
    count < MIN_LINES ? undefined : figures.find(({ units }) => Math.abs(units) === sums[side]);
  const [deposits, withdrawals] = [
    total('deposits', sums.depositCount),
    total('withdrawals', sums.withdrawalCount),
  ];
  const isTotal = (units: number) =>
    Math.abs(units) === sums.deposits || Math.abs(units) === sums.withdrawals;
  const hasTotal = figures.some(({ units }) => units !== 0 && isTotal(units));
  const pair =
    hasTotal && sums.depositCount + sums.withdrawalCount >= MIN_LINES
      ? onlyPair(
          figures.filter(({ units }) => !isTotal(units)),
          sums.deposits - sums.withdrawals,
        )
      : undefined;
  const isNamed = named.opening.length > 0 && named.closing.length > 0;
  const run = isNamed ? undefined : onlyEquation(figures);
  // Between the two balances, a total of a single movement, too.
  const four = pair && (run?.[0] !== pair[0] || run?.[3] !== pair[1]) ? undefined : run;
  return {
    opening: candidate(pair?.[0] ?? four?.[0], WEIGHT.sum),
    deposits: candidate(four?.[1] ?? deposits, WEIGHT.sum),
    withdrawals: candidate(four?.[2] ?? withdrawals, WEIGHT.sum),
    closing: candidate(pair?.[1] ?? four?.[3], WEIGHT.sum),
  };
}

/** The one pair of figures, by its values, that differs by a change. */
function onlyPair(
  figures: readonly Figure[],
  change: number,
): [opening: Figure, closing: Figure] | undefined {
  const pairs = new Map<number, [Figure, Figure]>();
  for (const [index, one] of figures.entries())
    for (const other of figures.slice(index + 1, index + 1 + REACH)) {
      const [opening, closing] = other.units - one.units === change ? [one, other] : [other, one];
      if (closing.units - opening.units === change && !pairs.has(opening.units))
        pairs.set(opening.units, [opening, closing]);
    }
  return pairs.size === 1 ? [...pairs.values()][0] : undefined;
}

/** The one run of opening, deposits, withdrawals, closing that fulfills the sum. */
function onlyEquation(figures: readonly Figure[]): readonly Figure[] | undefined {
  const found = figures.flatMap((_, index) => {
    const four = figures.slice(index, index + 4);
    const [opening = 0, deposits = 0, withdrawals = 0, closing] = four.map(({ units }) => units);
    const holds = opening + Math.abs(deposits) - Math.abs(withdrawals) === closing;
    return deposits !== 0 && withdrawals !== 0 && holds ? [four] : [];
  });
  return new Set(found.map(([opening]) => opening?.units)).size === 1 ? found[0] : undefined;
}
