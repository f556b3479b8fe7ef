import type { RgbImage } from '@assay/media';
import { areaPx } from '../faces/pixel-box.js';
import type { FaceObservation } from '../types.js';

/**
 * A face this much of the person's size counts as another person before the camera, not as one who walks
 * past.
 */
const NEAR_IN_SIZE = 0.5;

/** Whose selfie it is: the largest face, of faces alike in size the one nearer to the middle. */
export function personFirst(
  faces: readonly FaceObservation[],
  { width, height }: Pick<RgbImage, 'width' | 'height'>,
): readonly FaceObservation[] {
  const worth = (face: FaceObservation): number => {
    const aside = Math.hypot(
      (face.box.x1 + face.box.x2) / width - 1,
      (face.box.y1 + face.box.y2) / height - 1,
    );
    return areaPx(face.box) * (1 - aside / 3);
  };
  return [...faces].sort((a, b) => worth(b) - worth(a));
}

/** The others who stand before the camera as large, or nearly, as the first. */
export const othersNearInSize = ([
  person,
  ...others
]: readonly FaceObservation[]): readonly FaceObservation[] =>
  person ? others.filter((other) => areaPx(other.box) >= NEAR_IN_SIZE * areaPx(person.box)) : [];
