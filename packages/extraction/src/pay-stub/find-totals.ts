import type { Figure } from '@assay/media';
import type { PaySection } from './headings.js';
import { amountsOf } from './pay-amounts.js';
import type { PayEntry, PayFigure } from './pay-table.js';
import {
  isPlainTotal,
  type NamedTotal,
  namedPeriod,
  namedTotal,
  type PayPeriod,
  type PayTotal,
} from './total-names.js';

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
  /** Added up by us of lines that the stub prints; not printed itself. */
  readonly derived: boolean;
}

/** A total is printed in the table, in a summary, on the cheque; more are not a pay stub's. */
const MAX_CANDIDATES = 40;

/** Everything that the stub calls a total, in reading order. */
export function findTotals(entries: readonly PayEntry[]): TotalCandidate[] {
  const named = entries
    .flatMap((entry) => [...ofLabel(entry), ...ofHeadings(entry)])
    .slice(0, MAX_CANDIDATES);
  return [...named.filter(({ part }) => !part), ...partsTogether(named)].map(
    ({ part: _, ...candidate }) => candidate,
  );
}

interface Named extends TotalCandidate {
  readonly part: boolean;
}

function ofLabel(entry: PayEntry): Named[] {
  const name = nameOf(entry);
  if (!name || (entry.section === 'aside' && (name.total === 'taxes' || name.total === 'deductions')))
    return [];
  const { current, yearToDate } = amountsOf(entry);
  return candidates(name, current, yearToDate);
}

/** In a column that is all earnings or all deductions. */
const isOfSide = ({ column, isMoney }: PayFigure): boolean =>
  isMoney && (column === 'earnings' || column === 'deductions');

const TOTAL_OF_SECTION: Readonly<Partial<Record<PaySection, PayTotal>>> = {
  earnings: 'gross',
  taxes: 'taxes',
  deductions: 'deductions',
  'all-deductions': 'deductions',
};

/** The nearest label to the figures that names a total; `Total` alone is that of its section. */
function nameOf({ labels, section, figures }: PayEntry): NamedTotal | undefined {
  for (const { folded } of [...labels].reverse()) {
    const name = namedTotal(folded);
    if (name) return name;
    const total =
      section && isPlainTotal(folded) && !figures.some(isOfSide) ? TOTAL_OF_SECTION[section] : undefined;
    if (total) return { total, period: undefined, part: false, rank: 0 };
  }
  return undefined;
}

/**
 * A bar of totals: names above, figures below, with at most a period in front. A table's columns of two sides
 * add up below.
 */
function ofHeadings(entry: PayEntry): Named[] {
  const label = entry.labels.at(-1)?.folded ?? '';
  const ofRow = namedPeriod(label);
  if (label !== '' && !ofRow && !isPlainTotal(label)) return [];
  const sumsSides = entry.figures.filter(isOfSide).length > (label === '' ? 1 : 0);
  return entry.figures.flatMap((of) => {
    const { figure, isMoney, headedBy, column } = of;
    if (sumsSides && isOfSide(of)) {
      const total = column === 'earnings' ? 'gross' : 'deductions';
      return candidates({ total, period: undefined, part: false, rank: 1 }, figure, undefined);
    }
    if (!isMoney || !headedBy) return [];
    const period = ofRow ?? headedBy.period ?? (column === 'year-to-date' ? 'year-to-date' : 'current');
    return period === 'current'
      ? candidates({ ...headedBy, period: undefined }, figure, undefined)
      : candidates(headedBy, undefined, figure);
  });
}

function candidates(name: NamedTotal, current: Figure | undefined, yearToDate: Figure | undefined): Named[] {
  const candidate = (figure: Figure | undefined, period: PayPeriod): Named[] =>
    figure
      ? [
          {
            total: name.total,
            rank: name.rank,
            part: name.part,
            period,
            minorUnits: ofTotal(name.total, figure),
            figures: [figure],
            derived: false,
          },
        ]
      : [];
  return [...candidate(current, 'current'), ...candidate(yearToDate, 'year-to-date')];
}

const ofTotal = (total: PayTotal, { units }: Figure): number =>
  total === 'taxes' || total === 'deductions' ? Math.abs(units) : units;

/** Deductions before and after tax are printed apart and are the deductions together. */
function partsTogether(named: readonly Named[]): Named[] {
  return (['current', 'year-to-date'] as const).flatMap((period): Named[] => {
    const parts = named.filter((one) => one.part && one.period === period);
    const [first] = parts;
    if (!first) return [];
    const figures = parts.flatMap((one) => one.figures);
    return [
      {
        ...first,
        rank: 1,
        minorUnits: parts.reduce((sum, one) => sum + one.minorUnits, 0),
        figures,
        derived: parts.length > 1,
      },
    ];
  });
}
