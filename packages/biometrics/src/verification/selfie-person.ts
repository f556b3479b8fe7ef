import type { RgbImage } from '@assay/media';
import { boxAreaPx } from '../face-size.js';
import type { FaceObservation } from '../types.js';

/** A face this much of the person's size counts as another person before the camera, not as one who walks past. */
const NEAR_IN_SIZE = 0.5;

/** Whose selfie it is: the largest face, of faces alike in size the one nearer to the middle. */
export function personFirst(
  faces: readonly FaceObservation[],
  { width, height }: Pick<RgbImage, 'width' | 'height'>,
): readonly FaceObservation[] {
  const worth = (face: FaceObservation): number => {
    const aside = Math.hypot((face.box.x1 + face.box.x2) / width - 1, (face.box.y1 + face.box.y2) / height - 1);
    return boxAreaPx(face) * (1 - aside / 3);
  };
  return [...faces].sort((a, b) => worth(b) - worth(a));
}

/** How many others stand before the camera as large, or nearly, as the first. */
export function othersNearInSize([person, ...others]: readonly FaceObservation[]): number {
  return person ? others.filter((other) => boxAreaPx(other) >= NEAR_IN_SIZE * boxAreaPx(person)).length : 0;
}
