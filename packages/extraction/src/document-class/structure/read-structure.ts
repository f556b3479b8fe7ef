import type { DocumentText } from '@assay/media';
import { quantitiesOf } from '../../values/quantity/quantities.js';
import { findAddedColumns } from './added-columns.js';
import { countBalanceLinks, rollsForward } from './balances.js';
import { countAddingLines, countMultipliedLines, countTakenOff, hasTaxedTotal } from './bill-arithmetic.js';
import {
  type DatedAmounts,
  findDatedAmounts,
  type StructureLine,
  structureLines,
} from './printed-amounts.js';

/** What the figures of the first pages prove about each other, in whatever language. */
export interface DocumentStructure {
  readonly lines: readonly StructureLine[];
  /** Amounts with a date of their own. */
  readonly datedAmounts: DatedAmounts;
  /** Balances in a row of which each follows from the one before. */
  readonly balanceLinks: number;
  /** Opening + credits = debits + closing. */
  readonly rollsForward: boolean;
  /** Figures that are another one less sums of figures. */
  readonly takenOff: number;
  /** Printed sums of figures below each other. */
  readonly sums: number;
  /** Lists of which two columns add up. */
  readonly parallelSums: number;
  /** Subtotal, tax and total in a row. */
  readonly taxedTotal: boolean;
  /** Lines in which a figure is the sum of others of the same line. */
  readonly addingLines: number;
  /** Lines in which a figure is the product of two others. */
  readonly multipliedLines: number;
  /** Quantities of what is supplied through wires and pipes, with their units. */
  readonly suppliedQuantities: number;
}

/** Lines looked at for these. */
const MAX_SUPPLY_LINES = 400;
const SUPPLIED: ReadonlySet<string> = new Set(['kWh', 'm3', 'ccf', 'therm', 'gallon']);

/**
 * Time grows with the text: each part compares figures that stand near each other, within limits of its own.
 */
export function readStructure(text: DocumentText): DocumentStructure {
  const lines = structureLines(text);
  const added = findAddedColumns(lines);
  return {
    lines,
    datedAmounts: findDatedAmounts(lines),
    balanceLinks: countBalanceLinks(lines),
    rollsForward: rollsForward(lines),
    takenOff: countTakenOff(lines, added),
    sums: added.sums.size,
    parallelSums: added.parallel,
    taxedTotal: hasTaxedTotal(lines, added),
    addingLines: countAddingLines(lines),
    multipliedLines: countMultipliedLines(lines),
    suppliedQuantities: text.pages
      .flatMap((page) => page.lines)
      .slice(0, MAX_SUPPLY_LINES)
      .flatMap(quantitiesOf)
      .filter(({ unit }) => SUPPLIED.has(unit)).length,
  };
}
