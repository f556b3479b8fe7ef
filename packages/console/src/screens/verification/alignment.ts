export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the eyes come to lie in a square, as shares of its side. */
const LEFT_EYE: Point = { x: 0.32, y: 0.4 };
const EYE_DISTANCE = 0.36;

/**
 * The CSS matrix that lays a picture, drawn with its own pixels from its upper left corner, over a square of `side` so
 * that both eyes lie level, at one distance, at one place: turning, scaling and moving only.
 */
export function alignmentMatrix(leftEye: Point, rightEye: Point, side: number): string {
  const dx = rightEye.x - leftEye.x;
  const dy = rightEye.y - leftEye.y;
  const distance = Math.hypot(dx, dy) || 1;
  const scale = (EYE_DISTANCE * side) / distance;
  // Turned back by the angle of the line between the eyes.
  const cosine = (scale * dx) / distance;
  const sine = (-scale * dy) / distance;
  const x = LEFT_EYE.x * side - (cosine * leftEye.x - sine * leftEye.y);
  const y = LEFT_EYE.y * side - (sine * leftEye.x + cosine * leftEye.y);
  return `matrix(${[cosine, sine, -sine, cosine, x, y].map((value) => Number(value.toFixed(6))).join(', ')})`;
}
