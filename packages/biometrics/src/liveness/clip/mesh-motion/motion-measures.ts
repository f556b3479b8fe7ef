import type { MeshPoint } from '../../../types.js';
import { dot, orthonormalBasis, unexplained } from '../geometry/orthonormal-basis.js';
import { deviation } from './carried.js';
import type { SteadyMeshes } from './steady-meshes.js';

/** How a mesh moved beyond being carried about; lengths in distances between the eyes' outer corners. */
export interface MotionMeasures {
  /**
   * Root mean square of what neither a bent sheet nor a rigid head in any pose does: expression, and the
   * network's noise.
   */
  readonly nonRigid: number;
  /** The same of a bent sheet alone: expression, noise and depth. */
  readonly offSheet: number;
  /**
   * How much of the mean head's depth the points moved along, from frame to frame: the sine of the turn,
   * roughly.
   */
  readonly turn: number;
  /** Standard deviation of the gap between the inner lips. */
  readonly mouthGap: number;
}

/**
 * Least squares explains each frame's points by functions of their place on the mean shape. Those up to the
 * second degree hold every affine movement, a homography to second order, and a sheet bent like a print held
 * in the hand; with the depth, every turn of a rigid head under weak perspective, too (the affine camera of
 * Koenderink and van Doorn 1991).
 */
export function motionMeasures({ mean, frames }: SteadyMeshes): MotionMeasures {
  const sheet = orthonormalBasis(sheetColumns(mean));
  const depth = unexplained(
    column(mean, ({ z }) => z),
    sheet,
  );
  const depthLength = Math.hypot(...depth);
  const alongDepth = depth.map((value) => value / (depthLength || 1));
  const turns: { across: number; down: number }[] = [];
  const offSheet: Float64Array[] = [];
  const nonRigid: Float64Array[] = [];
  for (const frame of frames) {
    const rests = [column(frame, ({ x }) => x), column(frame, ({ y }) => y)].map((values) =>
      unexplained(values, sheet),
    );
    const [across, down] = rests.map((rest) => dot(rest, alongDepth));
    turns.push({ across: across! / (depthLength || 1), down: down! / (depthLength || 1) });
    offSheet.push(joined(rests));
    nonRigid.push(joined(rests.map((rest) => unexplained(rest, [alongDepth]))));
  }
  return {
    offSheet: rootMeanSquare(offSheet),
    nonRigid: rootMeanSquare(nonRigid),
    turn: Math.hypot(deviation(turns.map(({ across }) => across)), deviation(turns.map(({ down }) => down))),
    mouthGap: deviation(frames.map((frame) => gap(frame, INNER_LIPS))),
  };
}

/** MediaPipe's numbers. */
const INNER_LIPS = [13, 14] as const;

const sheetColumns = (mean: readonly MeshPoint[]): Float64Array[] => [
  column(mean, () => 1),
  column(mean, ({ x }) => x),
  column(mean, ({ y }) => y),
  column(mean, ({ x }) => x * x),
  column(mean, ({ x, y }) => x * y),
  column(mean, ({ y }) => y * y),
];

const column = (mesh: readonly MeshPoint[], value: (point: MeshPoint) => number): Float64Array =>
  Float64Array.from(mesh, value);

const joined = (parts: readonly Float64Array[]): Float64Array =>
  Float64Array.from(parts.flatMap((part) => [...part]));

const gap = (mesh: readonly MeshPoint[], [a, b]: readonly [number, number]): number =>
  Math.hypot(mesh[a]!.x - mesh[b]!.x, mesh[a]!.y - mesh[b]!.y);

/**
 * Root mean square over points and frames of the way from the points' own means; of both coordinates
 * together.
 */
function rootMeanSquare(frames: readonly Float64Array[]): number {
  const [length, count] = [frames[0]?.length ?? 0, frames.length];
  let squares = 0;
  for (let index = 0; index < length; index++) {
    let sum = 0;
    for (const frame of frames) sum += frame[index]!;
    for (const frame of frames) squares += (frame[index]! - sum / count) ** 2;
  }
  return Math.sqrt(squares / Math.max(1, (count * length) / 2));
}
