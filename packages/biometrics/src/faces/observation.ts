import { fraction, type RgbImage } from '@assay/media';
import type { FaceObservation } from '../types.js';
import { type MeshFit, probabilityOf } from './mesh/fit-mesh.js';
import { eyeLine, landmarksOf } from './mesh/landmarks.js';
import { boxAroundPoints } from './pixel-box.js';
import { quarterTurnsOf, rollOf } from './square/turned-square.js';

/**
 * A face as it is stated: the box holds the mesh, from the brow's upper edge to the chin, as far as the image
 * shows it.
 */
export function observed(
  fit: MeshFit,
  detectionConfidence: number,
  { width, height }: RgbImage,
): FaceObservation {
  const { x1, y1, x2, y2 } = boxAroundPoints(fit.mesh);
  return {
    detectionConfidence: fraction(detectionConfidence),
    meshConfidence: fraction(probabilityOf(fit.logOdds)),
    box: { x1: Math.max(0, x1), y1: Math.max(0, y1), x2: Math.min(width, x2), y2: Math.min(height, y2) },
    landmarks: landmarksOf(fit.mesh),
    mesh: fit.mesh,
    quarterTurns: quarterTurnsOf(rollOf(...eyeLine(fit.mesh))),
  };
}
