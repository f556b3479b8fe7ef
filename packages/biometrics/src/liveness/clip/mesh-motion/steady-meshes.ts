import type { Point } from '@assay/media';
import {
  fittedSimilarity,
  inverse,
  mapped,
  type Similarity,
  scaleOf,
} from '../../../alignment/similarity.js';
import type { MeshPoint } from '../../../types.js';
import { OUTER_CORNERS } from './carried.js';

/** Meshes of one face over time with its movement across the frame taken out. */
export interface SteadyMeshes {
  /** The mean shape, around its center; one unit is the distance between the eyes' outer corners. */
  readonly mean: readonly MeshPoint[];
  /** Each frame's points in the same place, size and turn as `mean`. */
  readonly frames: readonly (readonly MeshPoint[])[];
}

/** Generalized Procrustes analysis settles in two rounds for shapes as alike as these (Gower 1975). */
const ROUNDS = 2;

/** @param meshes at least one, each of as many points as the first
 * @throws RangeError for a mesh whose eyes lie on one point */
export function steadyMeshes(meshes: readonly (readonly MeshPoint[])[]): SteadyMeshes {
  let shape = normalized(meshes[0]!);
  let frames: (readonly MeshPoint[])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    frames = meshes.map((mesh) => broughtTo(mesh, shape));
    shape = normalized(shape.map((_, index) => meanPoint(frames, index)));
  }
  return { mean: shape, frames: meshes.map((mesh) => broughtTo(mesh, shape)) };
}

function broughtTo(mesh: readonly MeshPoint[], target: readonly Point[]): MeshPoint[] {
  const similarity = fittedSimilarity(mesh, target);
  const scale = scaleOf(similarity);
  return mesh.map((point) => mappedMeshPoint(similarity, scale, point));
}

/** Object literals, not spread ones: this runs for each point of each frame, in three rounds. */
function mappedMeshPoint(similarity: Similarity, scale: number, point: MeshPoint): MeshPoint {
  const { x, y } = mapped(similarity, point);
  return { x, y, z: scale * point.z };
}

function normalized(mesh: readonly MeshPoint[]): MeshPoint[] {
  const [left, right] = OUTER_CORNERS.map((index) => mesh[index]!);
  const [x0, y0, depth] = [mean(mesh, ({ x }) => x), mean(mesh, ({ y }) => y), mean(mesh, ({ z }) => z)];
  const frame: Similarity = { a: right!.x - left!.x, b: right!.y - left!.y, x0, y0 };
  const upright = inverse(frame);
  return mesh.map((point) => ({ ...mapped(upright, point), z: (point.z - depth) / scaleOf(frame) }));
}

const mean = (mesh: readonly MeshPoint[], value: (point: MeshPoint) => number): number =>
  mesh.reduce((sum, point) => sum + value(point), 0) / mesh.length;

function meanPoint(frames: readonly (readonly MeshPoint[])[], index: number): MeshPoint {
  let [x, y, z] = [0, 0, 0];
  for (const frame of frames) {
    x += frame[index]!.x;
    y += frame[index]!.y;
    z += frame[index]!.z;
  }
  return { x: x / frames.length, y: y / frames.length, z: z / frames.length };
}
