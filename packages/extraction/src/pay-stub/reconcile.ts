import type { TotalCandidate } from './find-totals.js';
import type { PayTotal } from './total-names.js';

/** The totals of one period, chosen to fit each other. */
export interface PeriodTotals {
  readonly chosen: Readonly<Partial<Record<PayTotal, TotalCandidate>>>;
  /** Gross less taxes and deductions is net, with the figures chosen; undefined when one is missing. */
  readonly adds: boolean | undefined;
}

/** Different figures under the same name, at most: all combinations are tried. */
const MAX_OPTIONS = 6;

/**
 * How much a sum that comes out is worth against plainer names: it decides between figures of one name, and
 * of any rank.
 */
const ADDS_UP = 6;
/** Deductions beside taxes are meant, not a total of both, where the stub prints either. */
const TAXES_APART = 1.5;
const OWN_NAME = 4;
const PER_RANK = 1;
const PER_REPETITION = 0.25;
const DERIVED = 2.5;

/** Of every total at most one candidate of the period, the whole being the likeliest. */
export function reconcile(all: readonly TotalCandidate[]): PeriodTotals {
  const [gross, taxes, deductions, net] = (['gross', 'taxes', 'deductions', 'net'] as const).map((total) =>
    optionsOf(all, total),
  );
  let best: { chosen: PeriodTotals['chosen']; score: number; adds: boolean | undefined } | undefined;
  for (const g of gross ?? []) {
    for (const n of net ?? []) {
      for (const t of taxes ?? []) {
        for (const d of deductions ?? []) {
          const adds = addsUp(g?.candidate, t?.candidate, d?.candidate, n?.candidate);
          const score = [g, t, d, n].reduce(
            (sum, one) => sum + (one?.score ?? 0),
            worthOf(adds, g?.candidate, t?.candidate, d?.candidate, n?.candidate),
          );
          if (best && best.score >= score) continue;
          best = { chosen: chosenOf(g?.candidate, t?.candidate, d?.candidate, n?.candidate), score, adds };
        }
      }
    }
  }
  return { chosen: best?.chosen ?? {}, adds: best?.adds };
}

function worthOf(
  adds: boolean | undefined,
  gross?: TotalCandidate,
  taxes?: TotalCandidate,
  deductions?: TotalCandidate,
  net?: TotalCandidate,
): number {
  if (!adds || !gross || !net) return 0;
  const apart =
    taxes && deductions && taxes.minorUnits + deductions.minorUnits === gross.minorUnits - net.minorUnits;
  return apart ? ADDS_UP + TAXES_APART : ADDS_UP;
}

interface Option {
  readonly candidate: TotalCandidate;
  readonly score: number;
}

function optionsOf(all: readonly TotalCandidate[], total: PayTotal): (Option | undefined)[] {
  const options = new Map<number, Option>();
  for (const candidate of all.filter((one) => one.total === total)) {
    const known = options.get(candidate.minorUnits);
    const score = OWN_NAME - PER_RANK * candidate.rank - (candidate.derived ? DERIVED : 0);
    if (known)
      options.set(candidate.minorUnits, {
        candidate: known.score >= score ? known.candidate : candidate,
        score: Math.max(known.score, score) + PER_REPETITION,
      });
    else options.set(candidate.minorUnits, { candidate, score });
  }
  const likeliest = [...options.values()].sort((a, b) => b.score - a.score).slice(0, MAX_OPTIONS);
  return [undefined, ...likeliest];
}

function addsUp(
  gross?: TotalCandidate,
  taxes?: TotalCandidate,
  deductions?: TotalCandidate,
  net?: TotalCandidate,
): boolean | undefined {
  if (!gross || !net || (!taxes && !deductions)) return undefined;
  const taken = gross.minorUnits - net.minorUnits;
  const [t, d] = [taxes?.minorUnits, deductions?.minorUnits];
  if (t === undefined) return taken === d;
  if (d === undefined) return taken === t;
  return taken === t + d || (taken === d && t <= d);
}

const chosenOf = (
  gross?: TotalCandidate,
  taxes?: TotalCandidate,
  deductions?: TotalCandidate,
  net?: TotalCandidate,
): PeriodTotals['chosen'] => ({
  ...(gross && { gross }),
  ...(taxes && { taxes }),
  ...(deductions && { deductions }),
  ...(net && { net }),
});
