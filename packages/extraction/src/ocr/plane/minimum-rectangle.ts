import type { Point } from '@assay/media';

/** A rectangle that may be turned: its middle, its sides' lengths and the direction of the first side. */
export interface Rectangle {
  readonly center: Point;
  /** Along {@link angle}. */
  readonly width: number;
  readonly height: number;
  /** Radians from the x axis toward the y axis, -pi/4 .. pi/4. */
  readonly angle: number;
}

/**
 * The rectangle of least area around a convex polygon: one of its sides lies along one of the polygon's
 * (Freeman and Shapira, 1975).
 */
export function minimumRectangle(hull: readonly Point[]): Rectangle | undefined {
  let least: Rectangle | undefined;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length]!;
    const rectangle = aroundAt(hull, withinQuarter(Math.atan2(to.y - from.y, to.x - from.x)));
    if (!least || rectangle.width * rectangle.height < least.width * least.height) least = rectangle;
  }
  return least;
}

/** The same four directions, named by the one nearest to the x axis. */
const withinQuarter = (angle: number): number => angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);

function aroundAt(hull: readonly Point[], angle: number): Rectangle {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  return {
    center: { x: along * cos - across * sin, y: along * sin + across * cos },
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** Top left, top right, bottom right, bottom left. */
export function cornersOf({ center, width, height, angle }: Rectangle): [Point, Point, Point, Point] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corner = (along: number, across: number): Point => ({
    x: center.x + along * cos - across * sin,
    y: center.y + along * sin + across * cos,
  });
  return [
    corner(-width / 2, -height / 2),
    corner(width / 2, -height / 2),
    corner(width / 2, height / 2),
    corner(-width / 2, height / 2),
  ];
}

/** Corners of the smallest convex polygon around some points (Andrew's monotone chain, 1979). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    while (corners.length >= 2 && turn(corners.at(-2)!, corners.at(-1)!, point) <= 0) corners.pop();
    corners.push(point);
  }
  return corners;
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
