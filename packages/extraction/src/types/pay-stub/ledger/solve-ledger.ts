import {
  type AddingRun,
  addingRuns,
  byAmount,
  type LedgerFigure,
  ledgerColumns,
} from '../../../sums/adding-runs.js';
import type { PayEntry } from '../table/entries.js';
import { isPlainTotal, namedPeriod, namedTotal, type PayTotal } from '../table/total-names.js';
import { isTaxName } from '../table/words.js';

/** A total with the lines that add up to it. */
export interface LedgerGroup extends AddingRun {
  /** Where the total stands. */
  readonly total: LedgerFigure;
  /** What the stub calls it, where that is known. */
  readonly name: PayTotal | undefined;
}

/** Gross pay less all that is withheld is net pay, every total being the sum of its lines. */
export interface LedgerSolution {
  readonly gross: LedgerGroup;
  /** One for what is withheld together, or two or three: taxes and deductions. */
  readonly withheld: readonly LedgerGroup[];
  readonly net: LedgerFigure;
  readonly score: number;
}

/**
 * Net pay is at least this part of gross pay: garnishments end at 65 % of disposable earnings (15 U.S.C.
 * 1673).
 */
const LEAST_NET = 0.15;
/** Lines that take part, at least: with fewer a sum may come out by chance. */
const LEAST_LINES = 3;
/**
 * What a name is worth, in lines: one that fits, one that says otherwise, one that stands at another amount
 * instead.
 */
const NAME = { fits: 2, contradicts: -4, elsewhere: -3 } as const;
/** Less is chance. */
const LEAST_SCORE = 3;
/** A group of its own is meant where the stub prints it. */
const PER_GROUP = 0.5;
/** A line that is its own total proves little. */
const ONE_LINE = 0.5;
/** Of lines of one amount the one that its heading or its name puts into the group. */
const PLACED = 0.25;
/**
 * Under `Deducciones` and `Descontos` all that is withheld is one group, also where ISR is set apart below:
 * what two names are worth.
 */
const TOGETHER = 2.5;
/** Three groups are tried among so many runs. */
const MAX_RUNS_OF_THREE = 24;

/**
 * The solutions that an account of pay allows, the best first; those that use an amount of a better one are
 * left out.
 */
export function solveLedger(entries: readonly PayEntry[]): LedgerSolution[] {
  const figures = ledgerFigures(entries);
  const printed = byAmount(figures);
  const names = new Map(figures.map((figure) => [figure, nameOf(entries, figure)] as const));
  const runs = addingRuns(ledgerColumns(figures), printed).filter(({ lines }) =>
    lines.every((line) => names.get(line) === undefined && !isBar(entries[line.entry])),
  );
  const solutions: LedgerSolution[] = [];
  const bare = (total: PayTotal | 'withheld'): AddingRun[] =>
    [...printed].flatMap(([sum, all]) =>
      sum > 0 && all.some((one) => fits(names.get(one), total)) && !runs.some((run) => run.sum === sum)
        ? [{ sum, lines: [] }]
        : [],
    );
  const groups = [...runs, ...bare('withheld')];
  const placed = placedLines(entries, figures);
  for (const gross of [...runs, ...bare('gross')]) {
    for (const withheld of combinations(groups, gross)) {
      const solution = solved(gross, withheld, printed, names, placed);
      if (solution) solutions.push(solution);
    }
  }
  return withoutOverlap(solutions.sort((a, b) => b.score - a.score));
}

type Names = ReadonlyMap<LedgerFigure, PayTotal | undefined>;

/** Figures that a heading or a name puts into a group. */
interface PlacedLines {
  readonly earned: ReadonlySet<LedgerFigure>;
  readonly taxes: ReadonlySet<LedgerFigure>;
  /** Under a heading of all deductions. */
  readonly together: ReadonlySet<LedgerFigure>;
}

function placedLines(entries: readonly PayEntry[], figures: readonly LedgerFigure[]): PlacedLines {
  const of = (isOf: (entry: PayEntry, place: number) => boolean): ReadonlySet<LedgerFigure> =>
    new Set(
      figures.filter(({ entry, place }) => {
        const own = entries[entry];
        return own !== undefined && isOf(own, place);
      }),
    );
  return {
    // Bases of taxes below the table stand in its columns, too.
    earned: of(
      ({ section, figures: own }, place) =>
        section === 'earnings' || (section === undefined && own[place]?.column === 'earnings'),
    ),
    taxes: of(({ labels }) => labels.some(({ folded }) => isTaxName(folded))),
    together: of(
      ({ section, figures: own }, place) =>
        section === 'all-deductions' || own[place]?.column === 'deductions',
    ),
  };
}

/** What headings and names say for a solution. */
function placedWorth(
  gross: AddingRun,
  withheld: readonly AddingRun[],
  { earned, taxes, together }: PlacedLines,
): number {
  const isIn = (run: AddingRun, set: ReadonlySet<LedgerFigure>): boolean => {
    const counting = countingLines(run);
    return counting.length > 0 && counting.every((line) => set.has(line));
  };
  const [only, ...others] = withheld;
  const isTogether = only !== undefined && others.length === 0 && isIn(only, together);
  const alone = withheld.filter((run) => countingLines(run).length === 1);
  const isTax = others.length > 0 && alone.some((run) => isIn(run, taxes));
  return (isTogether ? TOGETHER : 0) + (isIn(gross, earned) ? PLACED : 0) + (isTax ? PLACED : 0);
}

/** A row of totals, each under its name. */
const isBar = (entry: PayEntry | undefined): boolean =>
  new Set(entry?.figures.flatMap(({ headedBy }) => headedBy?.total ?? [])).size > 1;

/** By the label beside the figure, or by the heading right above it. */
function nameOf(entries: readonly PayEntry[], { entry, place }: LedgerFigure): PayTotal | undefined {
  const { labels, figures } = entries[entry] ?? { labels: [], figures: [] };
  const nearest = labels.at(-1);
  // `NET PAY ALLOCATIONS    Fed Income Tax    503.11`: the title of another table beside a tax is no name of
  // it.
  const own = nearest && isTaxName(nearest.folded) ? [nearest] : labels;
  const label = own.map(({ folded }) => namedTotal(folded)).findLast((name) => name !== undefined);
  const heads =
    isBar(entries[entry]) ||
    labels.every(({ folded }) => namedPeriod(folded) !== undefined || isPlainTotal(folded));
  return label?.total ?? (heads ? figures[place]?.headedBy?.total : undefined);
}

const fits = (name: PayTotal | undefined, total: PayTotal | 'withheld'): boolean =>
  total === 'withheld' ? name === 'taxes' || name === 'deductions' : name === total;

function* combinations(runs: readonly AddingRun[], gross: AddingRun): Generator<readonly AddingRun[]> {
  const smaller = runs.filter((run) => run.sum < gross.sum && isApart(run, gross));
  for (const [index, first] of smaller.entries()) {
    yield [first];
    for (let next = index + 1; next < smaller.length; next++) {
      const second = smaller[next];
      if (!second || !isApart(first, second) || first.sum + second.sum >= gross.sum) continue;
      yield [first, second];
      if (smaller.length > MAX_RUNS_OF_THREE) continue;
      for (const third of smaller.slice(next + 1)) {
        if (isApart(first, third) && isApart(second, third)) yield [first, second, third];
      }
    }
  }
}

const isApart = (one: AddingRun, other: AddingRun): boolean =>
  !one.lines.some((line) => other.lines.includes(line));

function solved(
  gross: AddingRun,
  withheld: readonly AddingRun[],
  printed: ReadonlyMap<number, readonly LedgerFigure[]>,
  names: Names,
  placed: PlacedLines,
): LedgerSolution | undefined {
  const net = gross.sum - withheld.reduce((sum, run) => sum + run.sum, 0);
  if (net < LEAST_NET * gross.sum || !printed.has(net)) return undefined;
  const all = [gross, ...withheld];
  const lines = all.flatMap((run) => run.lines);
  if (
    lines.length < LEAST_LINES ||
    gross.lines.length + withheld.reduce((most, run) => Math.max(most, run.lines.length), 0) < 2
  )
    return undefined;
  // Net pay and what is withheld add up to gross pay, too: a summary, not the lines themselves.
  const hasNet = ({ lines: own }: AddingRun): boolean => own.some(({ units }) => Math.abs(units) === net);
  if (all.some((run) => run.lines.length > 1 && hasNet(run))) return undefined;
  const totalOf = (sum: number, total: PayTotal | 'withheld'): [LedgerFigure, number] | undefined => {
    const free = (printed.get(sum) ?? []).filter((figure) => !lines.includes(figure));
    const best =
      free.find((figure) => fits(names.get(figure), total)) ??
      free.find((figure) => names.get(figure) === undefined) ??
      free[0];
    if (!best) return undefined;
    const name = names.get(best);
    if (name !== undefined) return [best, fits(name, total) ? NAME.fits : NAME.contradicts];
    return [best, total !== 'withheld' && [...names.values()].includes(total) ? NAME.elsewhere : 0];
  };
  const found = [
    totalOf(gross.sum, 'gross'),
    ...withheld.map((run) => totalOf(run.sum, 'withheld')),
    totalOf(net, 'net'),
  ];
  const places = found.flatMap((one) => (one ? [one[0]] : []));
  const [grossTotal, ...others] = places;
  const netTotal = others.pop();
  if (places.length < found.length || new Set(places).size < places.length || !grossTotal || !netTotal)
    return undefined;
  const score =
    all.reduce((sum, run) => sum + worthOfLines(countingLines(run).length), PER_GROUP * withheld.length) +
    found.reduce((sum, one) => sum + (one?.[1] ?? 0), 0);
  if (score < LEAST_SCORE) return undefined;
  return {
    gross: { ...gross, total: grossTotal, name: names.get(grossTotal) },
    withheld: withheld.flatMap((run, index) => {
      const total = others[index];
      return total ? [{ ...run, total, name: names.get(total) }] : [];
    }),
    net: netTotal,
    score: score + placedWorth(gross, withheld, placed),
  };
}

/** Zeros fit every sum: those of a column beside, as of what is exempt, prove nothing. */
const countingLines = ({ lines }: AddingRun): readonly LedgerFigure[] =>
  lines.filter(({ units }) => units !== 0);

const worthOfLines = (count: number): number => (count === 1 ? ONE_LINE : count);

export const figuresOf = ({ gross, withheld, net }: LedgerSolution): LedgerFigure[] => [
  ...[gross, ...withheld].flatMap(({ lines, total }) => [...lines, total]),
  net,
];

function withoutOverlap(sorted: readonly LedgerSolution[]): LedgerSolution[] {
  const taken = new Set<LedgerFigure>();
  return sorted.filter((solution) => {
    const figures = figuresOf(solution);
    if (figures.some((figure) => taken.has(figure))) return false;
    for (const figure of figures) taken.add(figure);
    return true;
  });
}

/** A stub has some dozens of amounts; a page of more is not solved. */
const MAX_FIGURES = 400;

/** Every amount of money; none when there are more than a stub has. */
export function ledgerFigures(entries: readonly PayEntry[]): LedgerFigure[] {
  const all = entries.flatMap(({ figures, page }, entry) =>
    figures.flatMap(({ isMoney, figure: { decimals, units, box } }, place) =>
      isMoney && decimals === 2 ? [{ entry, place, units, page, box }] : [],
    ),
  );
  return all.length <= MAX_FIGURES ? all : [];
}
