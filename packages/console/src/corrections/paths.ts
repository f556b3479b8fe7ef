/** More choices than this are no choice. */
const MOST_OFFERED = 300;

/** A path without its indexes, as the names of fields have it. */
export const nameOf = (path: string): string => path.replace(/\[\d+\]/g, '[]');

/** The index behind the last element of a list: 3 where `path[2]` is known, 0 where nothing is. */
export const nextIndex = (list: string, known: readonly string[]): number =>
  known.reduce(
    (next, path) =>
      path.startsWith(`${list}[`)
        ? Math.max(next, Number.parseInt(path.slice(list.length + 1), 10) + 1)
        : next,
    0,
  );

/**
 * The paths that may be added: of each name what is missing in each element of its lists, and in the next one of the
 * innermost.
 */
export function missingPaths(names: readonly string[], known: readonly string[]): string[] {
  const there = new Set(known);
  return names
    .flatMap((name) => expanded(name, known))
    .filter((path) => !there.has(path))
    .slice(0, MOST_OFFERED);
}

function expanded(name: string, known: readonly string[]): string[] {
  const at = name.indexOf('[]');
  if (at < 0) return [name];
  const [list, rest] = [name.slice(0, at), name.slice(at + 2)];
  const count = nextIndex(list, known) + (rest.includes('[]') ? 0 : 1);
  return Array.from({ length: count }, (_, index) => `${list}[${index}]${rest}`).flatMap((path) =>
    expanded(path, known),
  );
}
