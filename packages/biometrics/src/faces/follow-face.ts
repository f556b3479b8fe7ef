import type { RgbImage } from '@assay/media';
import type { FaceNetworks } from '../networks/types.js';
import type { FaceObservation } from '../types.js';
import { fitMesh } from './mesh/fit-mesh.js';
import { squareOfMesh } from './mesh/mesh-square.js';
import { observed } from './observation.js';
import { pyramidOf } from './square/pyramid.js';
import { normalRadians, type TurnedSquare } from './square/turned-square.js';

/** Even odds: below, MediaPipe's tracker looks for the face anew (`min_tracking_confidence`). */
const MIN_LOG_ODDS = 0;

/**
 * A face does not move, grow or lean more than this from one frame to the next that is read; beyond, the mesh
 * has slid off it.
 */
const MAX_STEP_SIDES = 0.35;
const MAX_GROWTH = 1.5;
const MAX_TURN_RADIANS = 0.7;

/**
 * A face in a later frame: the mesh is read where it was, and again where that found it, without the
 * detector. Undefined when no face is there any more, or when the mesh jumped.
 * @param before of a frame of the same size
 */
export async function followFace(
  networks: FaceNetworks,
  image: RgbImage,
  before: FaceObservation,
): Promise<FaceObservation | undefined> {
  const pyramid = pyramidOf(image);
  const from = squareOfMesh(before.mesh);
  const moved = await fitMesh(networks, pyramid, from);
  if (moved.logOdds < MIN_LOG_ODDS) return undefined;
  const fit = await fitMesh(networks, pyramid, squareOfMesh(moved.mesh));
  if (fit.logOdds < MIN_LOG_ODDS || jumped(from, squareOfMesh(fit.mesh), image)) return undefined;
  return observed(fit, before.detectionConfidence, image);
}

function jumped(from: TurnedSquare, to: TurnedSquare, { width, height }: RgbImage): boolean {
  const { x, y } = to.center;
  const growth = to.sidePx / from.sidePx;
  return (
    !(x >= 0 && y >= 0 && x <= width && y <= height) ||
    Math.hypot(x - from.center.x, y - from.center.y) > MAX_STEP_SIDES * from.sidePx ||
    growth > MAX_GROWTH ||
    growth < 1 / MAX_GROWTH ||
    Math.abs(normalRadians(to.rollRadians - from.rollRadians)) > MAX_TURN_RADIANS
  );
}
