import type { FaceObservation } from '../../types.js';
import type { TrackedFrame } from './face-track.js';

/**
 * Share of the mesh that must lie in the frame. What lies beyond is guessed by the network, and the guess
 * changes as the face slides out: a still that was moved to the edge seemed to turn, speak and blink (two
 * films of one photograph of 65, 2026-11-22).
 */
const LEAST_SHARE_INSIDE = 0.95;

/**
 * The face of a frame, where the frame shows all of it, nearly: one that is cut off tells nothing of how it
 * moves.
 */
export function wholeFace({ face, width, height }: TrackedFrame): FaceObservation | undefined {
  if (!face) return undefined;
  let inside = 0;
  for (const { x, y } of face.mesh) if (x >= 0 && y >= 0 && x <= width && y <= height) inside++;
  return inside >= LEAST_SHARE_INSIDE * face.mesh.length ? face : undefined;
}
