import type { MrzReading } from '@assay/media';
import { lookAlikes, meantIn } from './characters.js';
import { checkDigitsOf } from './check-digits.js';
import type { ColumnClass, FormatLayout } from './formats.js';

export type Repair = MrzReading['repairs'][number];

/** Below this a character was not surely read. */
const UNSURE_READING = 0.9;

/**
 * The one change of a character to a look-alike, under a check digit, that makes every check digit right: the
 * only one among the characters that were not surely read, or else among all. None when they are right
 * already, when no change does it, or when more than one does. A zone repaired by its check digits proves
 * nothing by them.
 * @param readings by line and column
 */
export function repairOf(
  layout: FormatLayout,
  lines: readonly string[],
  readings: readonly (readonly number[])[],
): Repair | undefined {
  if (checkDigitsOf(layout, lines).every(({ holds }) => holds)) return undefined;
  const found: Repair[] = [];
  for (const { line, column } of coveredColumns(layout)) {
    const from = lines[line]!.charAt(column);
    const columnClass = layout.lines[line]!.charAt(column) as ColumnClass;
    for (const to of candidates(from, columnClass)) {
      const changed = lines.map((text, index) =>
        index === line ? text.slice(0, column) + to + text.slice(column + 1) : text,
      );
      if (checkDigitsOf(layout, changed).every(({ holds }) => holds)) found.push({ line, column, from, to });
    }
  }
  const unsure = found.filter(({ line, column }) => (readings[line]?.[column] ?? 0) < UNSURE_READING);
  const [only, ...others] = unsure.length > 0 ? unsure : found;
  return others.length === 0 ? only : undefined;
}

/** A column where nothing was read may hold any digit, if it must hold one. */
const candidates = (from: string, columnClass: ColumnClass): readonly string[] =>
  from === '<'
    ? columnClass === 'n'
      ? [...'0123456789']
      : []
    : lookAlikes(from).filter((to) => meantIn(columnClass, to) === to);

function coveredColumns({ checks }: FormatLayout): { readonly line: number; readonly column: number }[] {
  const all = checks.flatMap(({ covers, digit }) => [
    ...covers.flatMap(({ line, from, to }) =>
      Array.from({ length: to - from }, (_, index) => ({ line, column: from + index })),
    ),
    digit,
  ]);
  return [...new Map(all.map((place) => [`${place.line}:${place.column}`, place])).values()];
}
