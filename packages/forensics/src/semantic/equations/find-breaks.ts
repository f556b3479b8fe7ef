import type { Figure, LabeledFigure } from '@assay/media';
import { type Equation, residualOf, type Term } from './equation.js';

/** Sums of rounded parts miss by a cent or two: no break, and no confirmation either. */
const ROUNDING_MINOR_UNITS = 2;

/** More edits than this of several equations each are no longer told apart: bounds the cost. */
const MAX_SHARED_REPAIRS = 20;

/** A change of one figure after which every equation that it is in would hold. */
export interface Repair extends LabeledFigure {
  /**
   * The value that fits, in hundredths, or in units of the last decimal of a figure that has more; signed as
   * printed.
   */
  readonly fitting: number;
}

/** Equations that do not hold and have one cause. */
export interface Break {
  /** At least one. */
  readonly equations: readonly Equation[];
  /**
   * Undefined when no figure, or more than one, could be the cause; of several equations, when a run of
   * balances is.
   */
  readonly repair: Repair | undefined;
  /** The sum is itself a term of an equation that holds, so that one of its parts must be wrong. */
  readonly totalConfirmed: boolean;
}

export interface Solution {
  readonly breaks: readonly Break[];
  /** Those that hold to the last digit. */
  readonly holding: readonly Equation[];
}

interface Candidate extends Repair {
  readonly equations: Equation[];
}

/**
 * Finds what does not add up, and for each break the one figure whose change would restore all equations that
 * it is in. A figure of an equation that holds is confirmed by it and cannot be the cause.
 * @param explained amounts in hundredths, without sign: an equation that misses by one of them leaves out or
 * counts twice
 *   something that is printed, and is passed over
 */
export function findBreaks(equations: readonly Equation[], explained: ReadonlySet<number>): Solution {
  const holding = equations.filter((equation) => residualOf(equation) === 0);
  const failing = equations.filter((equation) => isBroken(equation, explained));
  const confirmed = new Set(
    holding.flatMap(({ terms, proves = [] }) => [...terms.map(({ figure }) => figure), ...proves]),
  );
  let open = new Set(failing);
  const breaks: Break[] = [];
  while (breaks.length < MAX_SHARED_REPAIRS) {
    const best = strongest(candidatesOf([...open], confirmed));
    if (!best) break;
    breaks.push({ equations: best.equations, repair: plain(best), totalConfirmed: false });
    open = new Set([...open].filter((equation) => !best.equations.includes(equation)));
  }
  const shifted = shiftedBalances(open);
  if (shifted) {
    breaks.push({ equations: shifted, repair: undefined, totalConfirmed: false });
    open = new Set([...open].filter((equation) => !shifted.includes(equation)));
  }
  for (const equation of open) {
    const [only, ...others] = candidatesOf([equation], confirmed);
    const total = equation.terms.at(-1);
    const totalConfirmed = equation.kind === 'sum' && total !== undefined && confirmed.has(total.figure);
    breaks.push({
      equations: [equation],
      repair: only && others.length === 0 ? plain(only) : undefined,
      totalConfirmed,
    });
  }
  return { breaks, holding };
}

/**
 * A balance that does not follow, and a closing balance that the last one misses by as much: from there on
 * all balances are of another version of the document. Missing lines do not explain it, since the last
 * balance knows of them.
 */
function shiftedBalances(open: Iterable<Equation>): readonly Equation[] | undefined {
  const failing = [...open];
  const closing = failing.find(({ kind }) => kind === 'closing');
  const [first, ...others] = failing.filter(({ kind }) => kind === 'balance');
  return closing && first && others.length === 0 && residualOf(first) === residualOf(closing)
    ? [first, closing]
    : undefined;
}

function isBroken(equation: Equation, explained: ReadonlySet<number>): boolean {
  if (isWithoutEffect(equation)) return true;
  const missing = Math.abs(residualOf(equation));
  if (missing <= Math.max(ROUNDING_MINOR_UNITS, equation.terms.length - 1 - ROUNDING_MINOR_UNITS))
    return false;
  const halved = missing / 2; // an amount counted with the wrong sign
  return !explained.has(missing) && !equation.terms.some(({ figure }) => Math.abs(figure.units) === halved);
}

/**
 * A row with an amount, and behind it the balance of the row before: what is printed explains nothing here,
 * since it is the row itself.
 */
function isWithoutEffect(equation: Equation): boolean {
  const [before, amount, after] = equation.terms;
  return (
    equation.kind === 'balance' &&
    equation.established &&
    equation.terms.length === 3 &&
    amount!.figure.units !== 0 &&
    before!.figure.units === after!.figure.units
  );
}

function candidatesOf(failing: readonly Equation[], confirmed: ReadonlySet<Figure>): Candidate[] {
  const candidates: Candidate[] = [];
  const known = new Map<Figure, Candidate[]>();
  for (const equation of failing) {
    const missing = residualOf(equation);
    for (const term of equation.terms) {
      const fitting = term.figure.units - term.sign * missing;
      if (confirmed.has(term.figure) || !mayHaveBeen(term, fitting, equation)) continue;
      const ofFigure = known.get(term.figure) ?? [];
      known.set(term.figure, ofFigure);
      const same = ofFigure.find((candidate) => candidate.fitting === fitting);
      if (same) same.equations.push(equation);
      else {
        const candidate = { label: term.label, figure: term.figure, fitting, equations: [equation] };
        ofFigure.push(candidate);
        candidates.push(candidate);
      }
    }
  }
  return candidates;
}

/** A forger raises an amount or lowers it; only a balance crosses zero. */
const mayHaveBeen = ({ figure }: Term, fitting: number, { kind }: Equation): boolean =>
  kind === 'balance' ||
  kind === 'opening' ||
  kind === 'closing' ||
  Math.sign(fitting) === Math.sign(figure.units);

const plain = ({ label, figure, fitting }: Candidate): Repair => ({ label, figure, fitting });

/**
 * The candidate that the most equations ask for, at least two of them; undefined when two are asked for
 * equally.
 */
function strongest(candidates: readonly Candidate[]): Candidate | undefined {
  const [first, second] = candidates
    .filter(({ equations }) => equations.length > 1)
    .sort((a, b) => b.equations.length - a.equations.length);
  return first && first.equations.length !== second?.equations.length ? first : undefined;
}
