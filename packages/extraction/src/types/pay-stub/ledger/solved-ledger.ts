import type { LedgerFigure } from '../../../sums/adding-runs.js';
import type { PayEntry } from '../table/entries.js';
import type { PayPeriod, PayTotal } from '../table/total-names.js';
import { isTaxName, type Section } from '../table/words.js';
import { figuresOf, type LedgerGroup, type LedgerSolution, solveLedger } from './solve-ledger.js';
import { untotaledLines } from './untotaled-lines.js';

export type LineSection = Extract<Section, 'earnings' | 'taxes' | 'deductions' | 'all-deductions'>;

/** A total that its lines and the other totals prove. */
export interface ProvenTotal {
  readonly total: PayTotal;
  readonly period: PayPeriod;
  readonly figure: LedgerFigure;
}

/** What the arithmetic of a stub says of its entries. */
export interface SolvedLedger {
  readonly totals: readonly ProvenTotal[];
  /** Section of the entries that are lines, by index. */
  readonly sections: ReadonlyMap<number, LineSection>;
  /** Which period each amount of a line is of. */
  readonly periods: ReadonlyMap<LedgerFigure, PayPeriod>;
  /**
   * Printed as negative or in parentheses altogether, earnings too: the column is set off, nothing is taken
   * away.
   */
  readonly setOff: ReadonlySet<PayPeriod>;
}

/**
 * Gross pay, what is withheld, and net pay, found by their sums whatever they are called. A stub that does
 * not add up, or whose figures were misread, gives none.
 */
export function readLedger(entries: readonly PayEntry[]): SolvedLedger | undefined {
  const [first, ...others] = solveLedger(entries);
  if (!first) return byDifference(entries);
  const second = others.find((other) => isSameAccount(first, other));
  const ordered = second ? inOrder(first, second) : [first];
  const isYear = !second && statedPeriod(entries, first) === 'year-to-date';
  const totals: ProvenTotal[] = [];
  const sections = new Map<number, LineSection>();
  const periods = new Map<LedgerFigure, PayPeriod>();
  const setOff = new Set<PayPeriod>();
  for (const [index, solution] of ordered.entries()) {
    const period: PayPeriod = isYear || index === 1 ? 'year-to-date' : 'current';
    if (solution.gross.lines.reduce((sum, { units }) => sum + units, 0) < 0) setOff.add(period);
    const kinds = kindsOf(entries, solution.withheld);
    const groups = [
      { ...solution.gross, section: 'earnings' as const },
      ...solution.withheld.map((group, at) => ({ ...group, section: kinds[at] ?? ('deductions' as const) })),
    ];
    const counting = new Set(
      groups.flatMap(({ lines }) => lines.flatMap(({ units, entry }) => (units === 0 ? [] : [entry]))),
    );
    for (const { lines, section } of groups) {
      for (const line of lines) {
        // Nothing in a column of one group, as of the employer's share, may stand on a line of another, or
        // among the days of leave below.
        if (line.units === 0 && (counting.has(line.entry) || entries[line.entry]?.section === 'aside'))
          continue;
        if (!sections.has(line.entry)) sections.set(line.entry, section);
        periods.set(line, period);
      }
    }
    for (const { section, total } of groups) totals.push({ total: TOTAL_OF[section], period, figure: total });
    totals.push({ total: 'net', period, figure: solution.net });
  }
  return { totals, sections, periods, setOff };
}

/** Lines without a total that lead from gross to net pay. */
function byDifference(entries: readonly PayEntry[]): SolvedLedger | undefined {
  const found = untotaledLines(entries);
  // Where headings tell the sections, they tell more: taxes apart from deductions.
  const isHeaded = found?.withheld.some(({ entry }) => entries[entry]?.section === 'taxes');
  if (!found || isHeaded) return undefined;
  const taken = withheldTogether(entries);
  const sections = new Map<number, LineSection>();
  for (const { entry } of found.earned) sections.set(entry, 'earnings');
  for (const { entry } of found.withheld) sections.set(entry, taken);
  const periods = new Map([...found.earned, ...found.withheld].map((line) => [line, 'current'] as const));
  const totals: ProvenTotal[] = [
    { total: 'gross', period: 'current', figure: found.gross },
    { total: 'net', period: 'current', figure: found.net },
  ];
  return { totals, sections, periods, setOff: new Set() };
}

const TOTAL_OF: Readonly<Record<LineSection, PayTotal>> = {
  earnings: 'gross',
  taxes: 'taxes',
  deductions: 'deductions',
  'all-deductions': 'deductions',
};

/** Two periods of one account are columns of the same lines, or totals of the same rows. */
function isSameAccount(one: LedgerSolution, other: LedgerSolution): boolean {
  const entriesOf = (solution: LedgerSolution) => new Set(figuresOf(solution).map(({ entry }) => entry));
  const [mine, theirs] = [entriesOf(one), entriesOf(other)];
  return [...mine].filter((entry) => theirs.has(entry)).length * 2 >= Math.min(mine.size, theirs.size);
}

/** The year holds the period; where both are equal the period stands first. */
function inOrder(one: LedgerSolution, other: LedgerSolution): LedgerSolution[] {
  const sum = (solution: LedgerSolution): number => solution.gross.sum;
  const [left, right] =
    one.gross.total.box.x1 + one.gross.total.box.y1 <= other.gross.total.box.x1 + other.gross.total.box.y1
      ? [one, other]
      : [other, one];
  return sum(left) <= sum(right) ? [left, right] : [right, left];
}

/** What the headings say of the columns that take part. */
function statedPeriod(entries: readonly PayEntry[], solution: LedgerSolution): PayPeriod | undefined {
  const columns = figuresOf(solution).map(({ entry, place }) => entries[entry]?.figures[place]?.column);
  const year = columns.filter((column) => column === 'year-to-date').length;
  const current = columns.filter(
    (column) => column === 'current' || column === 'earnings' || column === 'deductions',
  ).length;
  if (year > current && year * 2 > columns.length) return 'year-to-date';
  return current > year ? 'current' : undefined;
}

/**
 * By the total's name, by headings, else by the names of taxes among the lines. One group alone holds both.
 */
function kindsOf(entries: readonly PayEntry[], groups: readonly LedgerGroup[]): LineSection[] {
  const headed = groups.map((group) => statedSection(entries, group));
  if (groups.length === 1) {
    return [headed[0] ?? withheldTogether(entries)];
  }
  // One heading over all of them (`Taxes and deductions`) tells nothing.
  const areHeadedApart = new Set(headed).size > 1;
  const stated = groups.map(({ name }, index) =>
    name === 'taxes' || name === 'deductions' ? name : areHeadedApart ? headed[index] : undefined,
  );
  const shares = groups.map(
    ({ lines }) => lines.filter((line) => isTaxLine(entries, line)).length / Math.max(1, lines.length),
  );
  const most = Math.max(...shares);
  return groups.map(
    (_, index) => stated[index] ?? (shares[index] === most && most > 0 ? 'taxes' : 'deductions'),
  );
}

/**
 * Brazil's and Mexico's contributions and income tax: where they are withheld, all that is withheld is called
 * deductions.
 */
const LATIN_DEDUCTIONS =
  /\b(?:i\.?s\.?r|imss|infonavit|inss|irrf|irpf|descontos?|deducciones|retenciones|sueldo|salario)\b/u;

const withheldTogether = (entries: readonly PayEntry[]): 'deductions' | 'all-deductions' =>
  entries.some(({ labels }) => labels.some(({ folded }) => LATIN_DEDUCTIONS.test(folded)))
    ? 'all-deductions'
    : 'deductions';

function isTaxLine(entries: readonly PayEntry[], { entry }: LedgerFigure): boolean {
  return entries[entry]?.labels.some(({ folded }) => isTaxName(folded)) ?? false;
}

function statedSection(entries: readonly PayEntry[], { lines }: LedgerGroup): LineSection | undefined {
  const counts = new Map<LineSection, number>();
  for (const { entry } of lines) {
    const section = entries[entry]?.section;
    if (section === 'taxes' || section === 'deductions' || section === 'all-deductions')
      counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const [likeliest] = [...counts].sort((a, b) => b[1] - a[1]);
  return likeliest && likeliest[1] * 2 > lines.length ? likeliest[0] : undefined;
}
