import type { Point } from '@assay/media';
import type { TextMap } from './text-map.js';

/** Pixels that hang together. */
export interface Component {
  /** Ends of its runs of pixels, row by row: their hull is the component's. Pixels count as squares. */
  readonly outline: readonly Point[];
  readonly areaPixels: number;
}

/** A run of pixels in one row. */
interface Run {
  readonly y: number;
  readonly x1: number;
  /** One past the last. */
  readonly x2: number;
}

/** Pixels above `threshold` that touch, corners included, in the order of their topmost run. */
export function components(map: TextMap, threshold: number): Component[] {
  const runs = findRuns(map, threshold);
  const parents = runs.map((_, index) => index);
  const root = (label: number): number => {
    let at = label;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  };
  let above = 0;
  for (const [index, run] of runs.entries()) {
    while (runs[above]!.y < run.y - 1 || (runs[above]!.y === run.y - 1 && runs[above]!.x2 < run.x1))
      above += 1;
    for (let other = above; other < index; other++) {
      const touching = runs[other]!;
      if (touching.y >= run.y || touching.x1 > run.x2) break;
      const [a, b] = [root(index), root(other)];
      parents[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const found = new Map<number, { outline: Point[]; areaPixels: number }>();
  for (const [index, run] of runs.entries()) {
    const key = root(index);
    const component = found.get(key) ?? { outline: [], areaPixels: 0 };
    found.set(key, component);
    component.areaPixels += run.x2 - run.x1;
    component.outline.push(
      { x: run.x1, y: run.y },
      { x: run.x2, y: run.y },
      { x: run.x1, y: run.y + 1 },
      { x: run.x2, y: run.y + 1 },
    );
  }
  return [...found.values()];
}

function findRuns({ width, height, probabilities }: TextMap, threshold: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let x = 0; x < width; x++) {
      if (probabilities[start + x]! <= threshold) continue;
      const x1 = x;
      while (x < width && probabilities[start + x]! > threshold) x += 1;
      runs.push({ y, x1, x2: x });
    }
  }
  return runs;
}
