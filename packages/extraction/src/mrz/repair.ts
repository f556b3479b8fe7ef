import type { MrzReading } from '@assay/media';
import { lookAlikes, meantIn } from './characters.js';
import { checkDigitsOf } from './check-digits.js';
import type { ColumnClass, FormatLayout } from './formats.js';

export type Repair = MrzReading['repairs'][number];

/**
 * The one change of a character to a look-alike, under a check digit, that makes every check digit right. None when they are
 * right already, when no change does it, or when more than one does. A zone repaired by its check digits proves nothing by them.
 */
export function repairOf(layout: FormatLayout, lines: readonly string[]): Repair | undefined {
  if (checkDigitsOf(layout, lines).every(({ holds }) => holds)) return undefined;
  const found: Repair[] = [];
  for (const { line, column } of coveredColumns(layout)) {
    const from = lines[line]!.charAt(column);
    const columnClass = layout.lines[line]!.charAt(column) as ColumnClass;
    for (const to of candidates(from, columnClass)) {
      const changed = lines.map((text, index) => (index === line ? text.slice(0, column) + to + text.slice(column + 1) : text));
      if (checkDigitsOf(layout, changed).every(({ holds }) => holds)) found.push({ line, column, from, to });
      if (found.length > 1) return undefined;
    }
  }
  return found[0];
}

/** A column where nothing was read may hold any digit, if it must hold one. */
const candidates = (from: string, columnClass: ColumnClass): readonly string[] =>
  from === '<' ? (columnClass === 'n' ? [...'0123456789'] : []) : lookAlikes(from).filter((to) => meantIn(columnClass, to) === to);

function coveredColumns({ checks }: FormatLayout): { readonly line: number; readonly column: number }[] {
  const all = checks.flatMap(({ covers, digit }) => [
    ...covers.flatMap(({ line, from, to }) => Array.from({ length: to - from }, (_, index) => ({ line, column: from + index }))),
    digit,
  ]);
  return [...new Map(all.map((place) => [`${place.line}:${place.column}`, place])).values()];
}
