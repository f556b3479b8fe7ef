import type { LocatedLine } from './locate-lines.js';

const extentOf = ({ cells }: LocatedLine): { x1: number; x2: number } => ({
  x1: Math.min(...[...cells.values()].map(({ place }) => place.x1)),
  x2: Math.max(...[...cells.values()].map(({ place }) => place.x2)),
});

/** Lines that stand abreast, apart. */
export function stripsOf(lines: readonly LocatedLine[]): LocatedLine[][] {
  const strips: { x2: number; lines: LocatedLine[] }[] = [];
  for (const line of [...lines].sort((one, other) => extentOf(one).x1 - extentOf(other).x1)) {
    const { x1, x2 } = extentOf(line);
    const last = strips.at(-1);
    if (last && x1 < last.x2) {
      last.lines.push(line);
      last.x2 = Math.max(last.x2, x2);
    } else strips.push({ x2, lines: [line] });
  }
  return strips.map(({ lines: of }) => [...of].sort((one, other) => one.row.index - other.row.index));
}

/** Lines that follow each other with the same fields: where two sections share columns, they differ in these. */
export function sectionsOf(lines: readonly LocatedLine[]): LocatedLine[][] {
  const sections: { fields: string; lines: LocatedLine[] }[] = [];
  for (const line of lines) {
    const fields = [...line.cells]
      .filter(([name, { value }]) => typeof value === 'number' && name !== 'balance')
      .map(([name]) => name)
      .sort()
      .join(' ');
    const last = sections.at(-1);
    if (last?.fields === fields) last.lines.push(line);
    else sections.push({ fields, lines: [line] });
  }
  return sections.map(({ lines: of }) => of);
}
