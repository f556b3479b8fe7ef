/**
 * A rectangle on a page or image as displayed (rotation applied): fractions 0..1 of its width and height,
 * origin top left, `x1 <= x2`, `y1 <= y2`.
 */
export interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Makes a {@link Box} from any two opposite corners, cut to the page. */
export function box(x1: number, y1: number, x2: number, y2: number): Box {
  return {
    x1: clamp(Math.min(x1, x2)),
    y1: clamp(Math.min(y1, y2)),
    x2: clamp(Math.max(x1, x2)),
    y2: clamp(Math.max(y1, y2)),
  };
}

/** A place; the unit is the owner's to say. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upright box around some points, at least one, cut to the page. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/** The smallest box that holds all of `boxes`; undefined for none. */
export function unionBox(boxes: readonly Box[]): Box | undefined {
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  return rest.reduce(
    (union, next) => ({
      x1: Math.min(union.x1, next.x1),
      y1: Math.min(union.y1, next.y1),
      x2: Math.max(union.x2, next.x2),
      y2: Math.max(union.y2, next.y2),
    }),
    first,
  );
}

/** As a fraction of the page. */
export const boxArea = ({ x1, y1, x2, y2 }: Box): number => (x2 - x1) * (y2 - y1);

/** Whether a box lies in an area, its edges upon the area's at most. */
export const isInside = ({ x1, y1, x2, y2 }: Box, area: Box): boolean =>
  x1 >= area.x1 && y1 >= area.y1 && x2 <= area.x2 && y2 <= area.y2;

/** Whether the middle of a box lies in an area, its edges included. */
export function isCenteredIn({ x1, y1, x2, y2 }: Box, area: Box): boolean {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return x >= area.x1 && x <= area.x2 && y >= area.y1 && y <= area.y2;
}

/**
 * What two boxes share, such as an area and its clip; with an edge beyond its opposite where they share
 * nothing.
 */
export const sharedBox = (a: Box, b: Box): Box => ({
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
  x2: Math.min(a.x2, b.x2),
  y2: Math.min(a.y2, b.y2),
});

/** Area of the common part, as a fraction of the page; 0 when they only touch. */
export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1);
  const height = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1);
  return width > 0 && height > 0 ? width * height : 0;
}
