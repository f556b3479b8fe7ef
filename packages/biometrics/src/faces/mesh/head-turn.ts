import type { FaceObservation } from '../../types.js';
import { eyeLine } from './landmarks.js';

/**
 * How far a head is turned to a side, in degrees from looking into the camera, 0 to 90: by how much nearer
 * one eye's outer corner lies than the other's. A face in perspective looks turned by a few degrees.
 */
export function headTurnDegrees({ mesh }: Pick<FaceObservation, 'mesh'>): number {
  const [left, right] = eyeLine(mesh);
  const across = Math.hypot(right.x - left.x, right.y - left.y);
  return (Math.atan2(Math.abs(right.z - left.z), across) * 180) / Math.PI;
}
