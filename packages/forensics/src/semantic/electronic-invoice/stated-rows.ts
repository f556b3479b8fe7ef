import type { ElectronicInvoice } from '@assay/media';
import { fold } from '../printed-text/fold.js';

/** Values of the file that a table prints in one row. */
export interface StatedRow {
  /** Begins the row, where it is long enough to be found. */
  readonly description: string;
  /** What it is looked for by. */
  readonly beginning: string;
  readonly cells: readonly Cell[];
}

/** One value of a row. */
export interface Cell {
  readonly kind: 'quantity' | 'unit-price' | 'amount' | 'rate' | 'base' | 'tax' | 'total';
  readonly value: number;
  /** It helps to know the row by, but another number may stand in its place. */
  readonly isOptional: boolean;
}

/** Of a description, as many letters must stand in a row: what follows is often broken over lines. */
const DESCRIPTION_LETTERS = 12;
/** Rows of one file that are looked for; longer lists are compared by their totals. */
const MAX_ROWS = 300;

/** Lines, rates of tax and totals of a file, as rows. */
export function statedRows({ lines, taxes, totals }: ElectronicInvoice): StatedRow[] {
  const cells = (values: Readonly<Partial<Record<Cell['kind'], number | undefined>>>): Cell[] =>
    (Object.entries(values) as [Cell['kind'], number | undefined][]).flatMap(([kind, value]) =>
      value === undefined || value === 0 ? [] : [{ kind, value, isOptional: kind === 'rate' }],
    );
  return [
    ...lines.slice(0, MAX_ROWS).map(({ description, quantity, unitPrice, amount }) => ({
      description,
      beginning: beginningOf(description),
      cells: cells({ quantity, 'unit-price': unitPrice, amount }).map((cell) => ({
        ...cell,
        // Credit notes print the price that is credited and the one that was charged.
        isOptional: cell.kind === 'unit-price' && (amount ?? 0) < 0,
      })),
    })),
    ...taxes.slice(0, MAX_ROWS).map(({ ratePercent, base, amount }) => ({
      description: '',
      beginning: '',
      cells: cells({ rate: ratePercent, base, tax: amount }),
    })),
    ...[totals.total, totals.due].map((last) => ({
      description: '',
      beginning: '',
      cells: totalCells([totals.beforeTax, totals.tax, last]),
    })),
  ];
}

/** What some programs print in one row below its heads: the total before tax, the tax, the total. */
const totalCells = (values: readonly (number | undefined)[]): Cell[] =>
  values.every((value) => value !== undefined && value !== 0)
    ? [...new Set(values)].flatMap((value) => ({ kind: 'total', value: value ?? 0, isOptional: false }))
    : [];

const beginningOf = (description: string): string => lettersOf(description).slice(0, DESCRIPTION_LETTERS);

/** Letters and digits alone, in lower case. */
export const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\d]/gu, '');
