import type { Figure } from '@assay/media';
import type { StatedAmount } from './stated-amounts.js';
import type { SummaryRole } from './summary-roles.js';

/** A figure of the summary, and whether the sums confirm it. */
export interface ChosenTotal {
  readonly figure: Figure;
  readonly label: string;
  /** Opening, deposits, withdrawals and closing agree with each other, or with the transactions. */
  readonly confirmed: boolean;
}

export type ChosenTotals = { readonly [R in SummaryRole]?: ChosenTotal };

/** The same is printed once or twice; more candidates are another table's. */
const MAX_PER_ROLE = 5;

/** What the transactions of the account add up to, in hundredths. */
export interface ActivitySums {
  readonly deposits: number;
  readonly withdrawals: number;
  readonly count: number;
  readonly depositCount: number;
  readonly withdrawalCount: number;
}

/**
 * One figure for each role: the first printed, unless the sums say that others belong together. Opening plus
 * deposits minus withdrawals is the closing balance; cheques and fees may be counted apart.
 */
export function chooseTotals(stated: readonly StatedAmount[], sums: ActivitySums): ChosenTotals {
  const byRole = (role: SummaryRole) =>
    distinct(stated.filter((one) => one.role === role)).slice(0, MAX_PER_ROLE);
  const openings = byRole('opening');
  const closings = byRole('closing');
  const deposits = byRole('deposits');
  const withdrawals = byRole('withdrawals');
  const fees = byRole('fees');
  const checks = byRole('checks');
  let best: { parts: (StatedAmount | undefined)[]; score: number } | undefined;
  for (const opening of orNone(openings)) {
    for (const closing of orNone(closings)) {
      for (const one of orNone(deposits)) {
        for (const other of orNone(withdrawals)) {
          const score = agreement(opening, closing, one, other, [fees[0], checks[0]], sums);
          if (!best || score > best.score) best = { parts: [opening, closing, one, other], score };
        }
      }
    }
  }
  const [opening, closing, one, other] = best?.parts ?? [];
  const confirmed = (best?.score ?? 0) > 0;
  return {
    ...chosen('opening', opening, confirmed),
    ...chosen('closing', closing, confirmed),
    ...chosen('deposits', one, confirmed || abs(one) === sums.deposits),
    ...chosen('withdrawals', other, confirmed || abs(other) === sums.withdrawals),
    ...chosen('fees', fees[0], false),
    ...chosen('checks', checks[0], false),
  };
}

const orNone = (found: readonly StatedAmount[]): readonly (StatedAmount | undefined)[] =>
  found.length > 0 ? found : [undefined];
const abs = (one: StatedAmount | undefined): number => Math.abs(one?.figure.units ?? 0);

function chosen<R extends SummaryRole>(
  role: R,
  one: StatedAmount | undefined,
  confirmed: boolean,
): { [K in R]?: ChosenTotal } {
  return (one ? { [role]: { figure: one.figure, label: one.label, confirmed } } : {}) as {
    [K in R]?: ChosenTotal;
  };
}

/** 2 when the summary agrees with itself, 1 more when it agrees with the transactions. */
function agreement(
  opening: StatedAmount | undefined,
  closing: StatedAmount | undefined,
  deposits: StatedAmount | undefined,
  withdrawals: StatedAmount | undefined,
  apart: readonly (StatedAmount | undefined)[],
  sums: ActivitySums,
): number {
  let score = 0;
  if (opening && closing) {
    const change = closing.figure.units - opening.figure.units;
    if (deposits && withdrawals) {
      const [fees, checks] = apart.map(abs);
      const ways = [0, fees ?? 0, checks ?? 0, (fees ?? 0) + (checks ?? 0)];
      if (ways.some((more) => change === abs(deposits) - abs(withdrawals) - more)) score += 2;
    }
    if (sums.count > 0 && change === sums.deposits - sums.withdrawals) score += 1;
  }
  if (sums.count > 0 && deposits && abs(deposits) === sums.deposits && sums.deposits > 0) score += 0.5;
  if (sums.count > 0 && withdrawals && abs(withdrawals) === sums.withdrawals && sums.withdrawals > 0)
    score += 0.5;
  return score;
}

const distinct = (found: readonly StatedAmount[]): StatedAmount[] => {
  const units = new Set<number>();
  return found.filter(({ figure }) => !units.has(figure.units) && units.add(figure.units));
};
