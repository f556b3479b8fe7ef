import { wilsonInterval } from '@assay/media';

/**
 * Rows of cells as lines of text: columns padded to their widest cell, the first to the left, the others to
 * the right.
 */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `12 of 40 (30 %)`; `-` when there is nothing to count. */
export const countOf = (count: number, total: number): string =>
  total === 0 ? '-' : `${count} of ${total} (${Math.round((100 * count) / total)} %)`;

/** `98.0 % [93.0, 99.4]`, with the interval of Wilson, 95 %; `-` when there is nothing to count. */
export function rateOf(count: number, total: number): string {
  if (total === 0) return '-';
  const [low, high] = wilsonInterval({ count, total });
  return `${((100 * count) / total).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
}
