/**
 * A PDF transformation matrix `[a b c d e f]`: x' = a x + c y + e, y' = b x + d y + f (ISO 32000-2, 8.3.4).
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** A rectangle of user space, not yet turned for display. */
export interface Rectangle {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** First `inner`, then `outer`: what lies inside of a form, seen from outside. */
export function concatenated([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a * a2 + b * c2,
    a * b2 + b * d2,
    c * a2 + d * c2,
    c * b2 + d * d2,
    e * a2 + f * c2 + e2,
    e * b2 + f * d2 + f2,
  ];
}

export const transformedPoint = (
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): [x: number, y: number] => [a * x + c * y + e, b * x + d * y + f];

/** The upright rectangle around a transformed one. */
export function transformedRectangle(
  [a, b, c, d, e, f]: Matrix,
  { left, bottom, right, top }: Rectangle,
): Rectangle {
  const [fromX, toX] = [
    Math.min(a * left, a * right) + Math.min(c * bottom, c * top),
    Math.max(a * left, a * right) + Math.max(c * bottom, c * top),
  ];
  const [fromY, toY] = [
    Math.min(b * left, b * right) + Math.min(d * bottom, d * top),
    Math.max(b * left, b * right) + Math.max(d * bottom, d * top),
  ];
  return { left: fromX + e, bottom: fromY + f, right: toX + e, top: toY + f };
}

/** The smallest rectangle that holds all points; undefined for none. */
export const rectangleAround = (
  points: readonly (readonly [x: number, y: number])[],
): Rectangle | undefined =>
  unionRectangle(points.map(([x, y]) => ({ left: x, bottom: y, right: x, top: y })));

/** The smallest rectangle that holds all of `rectangles`; undefined for none. */
export function unionRectangle(rectangles: readonly Rectangle[]): Rectangle | undefined {
  const [first, ...rest] = rectangles;
  if (!first) return undefined;
  return rest.reduce(
    (union, next) => ({
      left: Math.min(union.left, next.left),
      bottom: Math.min(union.bottom, next.bottom),
      right: Math.max(union.right, next.right),
      top: Math.max(union.top, next.top),
    }),
    first,
  );
}

/** True when `inner` lies in `outer`, strokes that reach a point further included. */
export const isWithin = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.left >= outer.left - 1 &&
  inner.bottom >= outer.bottom - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top <= outer.top + 1;

/** The common part; where there is none, a rectangle without area. */
export function intersection(one: Rectangle, other: Rectangle): Rectangle {
  const left = Math.max(one.left, other.left);
  const bottom = Math.max(one.bottom, other.bottom);
  return {
    left,
    bottom,
    right: Math.max(left, Math.min(one.right, other.right)),
    top: Math.max(bottom, Math.min(one.top, other.top)),
  };
}

/**
 * The matrix that moves and stretches `from` onto `to`, as an annotation's appearance is put in its place
 * (12.5.5).
 */
export function fitting(from: Rectangle, to: Rectangle): Matrix {
  const across = (to.right - to.left) / (from.right - from.left || 1);
  const up = (to.top - to.bottom) / (from.top - from.bottom || 1);
  return [across, 0, 0, up, to.left - from.left * across, to.bottom - from.bottom * up];
}
