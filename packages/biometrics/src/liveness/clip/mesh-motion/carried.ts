import { fittedSimilarity, scaleOf } from '../../../alignment/similarity.js';
import type { MeshPoint } from '../../../types.js';

/** MediaPipe's numbers of the outer corners of the eyes. */
export const OUTER_CORNERS = [33, 263] as const;

/** Distance between the outer corners of the eyes. */
export const eyeSpan = (mesh: readonly MeshPoint[]): number =>
  Math.hypot(
    mesh[OUTER_CORNERS[1]]!.x - mesh[OUTER_CORNERS[0]]!.x,
    mesh[OUTER_CORNERS[1]]!.y - mesh[OUTER_CORNERS[0]]!.y,
  );

/**
 * How far the face was carried about: the standard deviation of its place, turn in the picture and size from
 * frame to frame, as the way that these move a point one eye span from its middle; in eye spans.
 * @param meshes at least one
 */
export function carriedFar(meshes: readonly (readonly MeshPoint[])[]): number {
  const first = meshes[0]!;
  const span = eyeSpan(first);
  const moves = meshes.map((mesh) => {
    const similarity = fittedSimilarity(first, mesh);
    const middle = middleOf(mesh);
    return [
      middle.x / span,
      middle.y / span,
      Math.log(scaleOf(similarity)),
      Math.atan2(similarity.b, similarity.a),
    ];
  });
  return Math.hypot(...[0, 1, 2, 3].map((part) => deviation(moves.map((move) => move[part]!))));
}

function middleOf(mesh: readonly MeshPoint[]): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (const point of mesh) {
    x += point.x / mesh.length;
    y += point.y / mesh.length;
  }
  return { x, y };
}

/** Standard deviation; 0 of no values. */
export function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length || 1));
}
