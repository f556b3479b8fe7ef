import type { FaceObservation } from '../../types.js';
import { headPose } from './head-pose.js';

/**
 * How far a head is turned to a side, in degrees from looking into the camera, 0 to 90: by how much nearer
 * one eye's outer corner lies than the other's. A face in perspective looks turned by a few degrees.
 */
export const headTurnDegrees = (face: Pick<FaceObservation, 'mesh'>): number =>
  Math.abs(headPose(face).yawDegrees);
