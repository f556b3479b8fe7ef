import type { Figure } from '@assay/media';
import { type Cell, partOf } from '../../layout/cells.js';
import { hasLetter, hasLettersInARow } from '../../layout/characters.js';
import { patternOf } from '../../vocabulary/pattern.js';
import { amountsOf, isOfHours, type PayAmounts, timeIn } from './pay-amounts.js';
import PATTERNS from './pay-lines.json' with { type: 'json' };
import type { PayEntry } from './table/entries.js';
import { isTotal } from './table/total-names.js';
import { isTaxName, type Section } from './table/words.js';

export type PayLineKind = 'earnings' | 'taxes' | 'deductions';

/** One earning, tax or deduction. */
export interface PayLine extends PayAmounts {
  readonly kind: PayLineKind;
  readonly description: Cell;
}

/** Earnings, taxes and deductions of one stub, of each kind at most. */
const MAX_LINES = 100;

/** What taxes and FGTS are reckoned from (Brazil, Mexico): no part of pay. */
const BASE = patternOf(PATTERNS.base, 'u');

/** Hours or days of leave that are counted, not paid: `PTO Taken`, `Vacation balance`. */
const LEAVE_COUNT = patternOf(PATTERNS.leaveCount, 'u');

/** Contributions and taxes of Brazil and Mexico, as a whole label. */
const BY_LAW = patternOf(PATTERNS.byLaw, 'u');

const NO_PART_OF_PAY = [BASE, LEAVE_COUNT] as const;

/** The lines of a pay table, without its totals and without what neither adds to pay nor takes from it. */
export function findPayLines(entries: readonly PayEntry[]): PayLine[] {
  const codes = codesOfLines(entries.filter((entry) => lineOf(entry, NO_CODES) !== undefined));
  const ofYear = new Map(
    entries.flatMap(({ labels, ...entry }) =>
      entry.section === 'year-to-date'
        ? [[labels.at(-1)?.folded, amountsOf({ labels, ...entry }).yearToDate] as const]
        : [],
    ),
  );
  const lines = entries.flatMap((entry) => {
    const line = lineOf(entry, codes);
    return line ? [{ ...line, yearToDate: line.yearToDate ?? ofYear.get(line.description.folded) }] : [];
  });
  return (['earnings', 'taxes', 'deductions'] as const).flatMap((kind) =>
    lines.filter((line) => line.kind === kind).slice(0, MAX_LINES),
  );
}

const NO_CODES: ReadonlySet<Cell> = new Set();

function lineOf(entry: PayEntry, codes: ReadonlySet<Cell>): PayLine | undefined {
  const description = describedBy(entry, codes);
  const amounts = amountsOf(entry);
  if (
    !description ||
    NO_PART_OF_PAY.some((pattern) => pattern.test(description.folded)) ||
    (entry.labels.some(({ folded }) => isTotal(folded)) && !isOfHours(amounts))
  )
    return undefined;
  if (!amounts.current && !amounts.yearToDate) return undefined;
  const kind = kindOf(entry.section, amounts.side, description.folded);
  return kind && { kind, description, ...amounts, hours: amounts.hours ?? timeIn(entry.labels) };
}

function kindOf(
  section: Section | undefined,
  side: PayAmounts['side'],
  folded: string,
): PayLineKind | undefined {
  if (side === 'earnings') return 'earnings';
  if (side === 'deductions' || section === 'all-deductions') return 'deductions';
  if (section === 'earnings' || section === 'taxes') return section;
  if (section === 'deductions') return isTaxName(folded) ? 'taxes' : 'deductions';
  // What the law takes from pay in Brazil and Mexico says so itself.
  return section === undefined && BY_LAW.test(folded) ? 'deductions' : undefined;
}

/**
 * The label right under the section's heading (`EARNINGS` behind `JOB CLASS`), else the leftmost that is a
 * name; a code before it in the same cell is left out.
 */
function describedBy({ labels, headingX1 }: PayEntry, codes: ReadonlySet<Cell>): Cell | undefined {
  const headed = labels.filter(
    ({ box, emWidth }) => headingX1 !== undefined && Math.abs(box.x1 - headingX1) < emWidth,
  );
  for (const label of [...headed, ...labels]) {
    if (codes.has(label) || !hasLetter(label.text)) continue;
    const [first, second] = label.words;
    const coded = first && second && /^\d{2,5}-?$/u.test(first.text) && /^\p{L}{3}/u.test(second.text);
    return coded ? partOf(label, 1) : label;
  }
  return undefined;
}

/**
 * Amounts of a kind, added up, in hundredths: what is taken from pay counts as positive whichever sign a stub
 * prints.
 */
export interface PaySum {
  readonly minorUnits: number;
  readonly figures: readonly Figure[];
}

/** @returns undefined when no line of the kind has an amount of the period */
export function sumOf(
  lines: readonly PayLine[],
  kind: PayLineKind,
  period: 'current' | 'yearToDate',
): PaySum | undefined {
  const figures = lines.flatMap((line) => (line.kind === kind ? (line[period] ?? []) : []));
  if (figures.length === 0) return undefined;
  const sum = figures.reduce((total, { units }) => total + units, 0);
  return { minorUnits: kind === 'earnings' ? sum : sum * signOf(lines, period), figures };
}

/** -1 where a stub prints what it takes away as negative amounts. */
export function signOf(lines: readonly PayLine[], period: 'current' | 'yearToDate'): 1 | -1 {
  const taken = lines.flatMap((line) => (line.kind === 'earnings' ? [] : (line[period] ?? [])));
  const negative = taken.filter(({ units }) => units < 0).length;
  return negative * 2 > taken.length ? -1 : 1;
}

/** `001`, `P-001`, `D002`: a code of the line, no name. */
const CODE = /^(?!40[13][BK]$|457B?$)[A-Z]{0,2}-?\d{1,5}[A-Z]?$/u;
/** One token with a digit: a code where most lines of a column have such, no code among names: `401(k)`. */
const MAY_BE_CODE = /^(?=\S*\d)[\p{L}\d./_-]+$/u;
/** Codes of one column begin within this many letter heights of each other. */
const SAME_EDGE_EM = 1;

/**
 * The labels that are codes of their lines: those of the form that codes have everywhere, and tokens of any
 * form that stand in a column of such before the names: `eSoc1000   Salário` over `eSoc1130   Horas extras`.
 */
function codesOfLines(lines: readonly PayEntry[]): ReadonlySet<Cell> {
  const ofForm = lines.flatMap(({ labels }) => labels.filter(({ text }) => CODE.test(text)));
  const firsts = lines.flatMap(({ labels: [first] }) => first ?? []);
  const beforeNames = lines.flatMap(({ labels: [first, name] }) =>
    first && name && isName(name) && MAY_BE_CODE.test(first.text) ? [first] : [],
  );
  const inColumns = beforeNames.filter((code) => {
    const isBeside = ({ page, box }: Cell): boolean =>
      page === code.page && Math.abs(box.x1 - code.box.x1) <= SAME_EDGE_EM * code.emWidth;
    const column = beforeNames.filter(isBeside);
    return (
      new Set(column.map(({ text }) => text)).size > 1 && column.length * 2 > firsts.filter(isBeside).length
    );
  });
  return new Set([...ofForm, ...inColumns]);
}

const isName = ({ text }: Cell): boolean => hasLettersInARow(text, 2);
