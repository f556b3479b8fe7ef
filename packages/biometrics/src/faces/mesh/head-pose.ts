import type { FaceObservation } from '../../types.js';
import { eyeLine } from './landmarks.js';

/** Numbers of points in MediaPipe's face mesh: the middle of the hairline, and the tip of the chin. */
const FOREHEAD = 10;
const CHIN = 152;

/** How a head is held, in degrees from an upright face that looks into the camera; both -90 to 90. */
export interface HeadPose {
  /** Above 0 for a face that looks to the viewer's right. */
  readonly yawDegrees: number;
  /** Above 0 for a face that looks up. A face held level reads up to 15 degrees off: cameras lie low or high. */
  readonly pitchDegrees: number;
}

/** By the depths that the mesh network reads at the eyes' outer corners, and at hairline and chin. */
export function headPose({ mesh }: Pick<FaceObservation, 'mesh'>): HeadPose {
  const [left, right] = eyeLine(mesh);
  const [top, bottom] = [mesh[FOREHEAD]!, mesh[CHIN]!];
  return { yawDegrees: leaning(right, left), pitchDegrees: leaning(top, bottom) };
}

type Point3 = FaceObservation['mesh'][number];

/** How much deeper one point lies than the other, as an angle. */
const leaning = (one: Point3, other: Point3): number =>
  (Math.atan2(one.z - other.z, Math.hypot(one.x - other.x, one.y - other.y)) * 180) / Math.PI;
