import type { Plane } from '@assay/media';

/** Lines are sought up to this far from upright or level: tangent of about 10 degrees. */
const STEEPEST = 0.18;
const SLOPES = Array.from({ length: 13 }, (_, index) => ((index - 6) / 6) * STEEPEST);
/** Least step of brightness across an edge, levels of 0..255, between samples four apart. */
const LEAST_STEP = 9;
const REACH = 2;

/** An upright or a level line: `position + slope * (along - middle)` across, for every `along`. */
export interface StraightEdge {
  readonly position: number;
  readonly slope: number;
  /** The `along` at which the line stands at `position`. */
  readonly middle: number;
  /** Share of the places along it where brightness steps the same way. */
  readonly coverage: number;
}

/** Which way a line runs; `across` is then the other axis. */
export type Direction = 'level' | 'upright';

export interface EdgeSearch {
  readonly direction: Direction;
  /** Where the line stands, in samples across, at the middle of the span. */
  readonly from: number;
  readonly to: number;
  /** The span of `along` over which it must be seen. */
  readonly spanFrom: number;
  readonly spanTo: number;
}

/** Share of places along a line at which brightness steps the same way by at least {@link LEAST_STEP}. */
export function coverageOf(
  plane: Plane,
  direction: Direction,
  acrossAt: (along: number) => number,
  from: number,
  to: number,
): number {
  const level = direction === 'level';
  const [lengthAlong, lengthAcross] = level ? [plane.width, plane.height] : [plane.height, plane.width];
  const [stepAlong, stepAcross] = level ? [1, plane.width] : [plane.width, 1];
  let [rising, falling, places] = [0, 0, 0];
  for (let along = Math.max(0, Math.ceil(from)); along <= Math.min(lengthAlong - 1, to); along++) {
    const across = Math.round(acrossAt(along));
    places++;
    if (across < REACH || across >= lengthAcross - REACH) continue;
    const at = along * stepAlong + across * stepAcross;
    const step = plane.samples[at + REACH * stepAcross]! - plane.samples[at - REACH * stepAcross]!;
    if (step >= LEAST_STEP) rising++;
    else if (step <= -LEAST_STEP) falling++;
  }
  return places === 0 ? 0 : Math.max(rising, falling) / places;
}

/** The line of a search that is seen along most of its span; undefined when the search is empty. */
export function clearestEdge(
  plane: Plane,
  { direction, from, to, spanFrom, spanTo }: EdgeSearch,
): StraightEdge | undefined {
  const middle = (spanFrom + spanTo) / 2;
  let clearest: StraightEdge | undefined;
  for (let position = Math.ceil(from); position <= to; position++) {
    for (const slope of SLOPES) {
      const coverage = coverageOf(
        plane,
        direction,
        (along) => position + slope * (along - middle),
        spanFrom,
        spanTo,
      );
      if (!clearest || coverage > clearest.coverage) clearest = { position, slope, middle, coverage };
    }
  }
  return clearest;
}

export const acrossAt = ({ position, slope, middle }: StraightEdge, along: number): number =>
  position + slope * (along - middle);

/** Where a level line and an upright one meet. */
export function crossing(
  level: StraightEdge,
  upright: StraightEdge,
): { readonly x: number; readonly y: number } {
  // y = a + s x and x = b + t y: put one into the other; slopes are small, so 1 - s t is never near 0
  const a = acrossAt(level, 0);
  const b = acrossAt(upright, 0);
  const y = (a + level.slope * b) / (1 - level.slope * upright.slope);
  return { x: b + upright.slope * y, y };
}
