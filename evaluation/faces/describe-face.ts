import type { FaceAnalyst, FaceObservation } from '@assay/biometrics';
import type { RgbImage } from '@assay/media';
import type { DescribedFace } from './types.js';

/**
 * How a picture's face is found: cards lie on any side, and their portrait is the larger of two; a photo's
 * label means whom it is centered on.
 */
export type PictureKind = 'photo' | 'card';

/** One face a picture, so that a false match rate is that of one comparison. */
export async function describeFace(
  analyst: FaceAnalyst,
  image: RgbImage,
  kind: PictureKind,
): Promise<DescribedFace> {
  const before = process.cpuUsage();
  const faces = await analyst.findFaces(image, kind === 'card' ? 'all' : 'upright');
  const face = labeledFace(faces, image, kind);
  const template = face && [...(await analyst.templateOf(image, face))];
  const { user, system } = process.cpuUsage(before);
  return { faceCount: faces.length, box: face?.box, template, cpuMs: (user + system) / 1000 };
}

/** Of a card the largest face, of a photo the one that reaches furthest over its middle. */
export function labeledFace<T extends Pick<FaceObservation, 'box'>>(
  faces: readonly T[],
  { width, height }: Pick<RgbImage, 'width' | 'height'>,
  kind: PictureKind,
): T | undefined {
  const reach = ({ box: { x1, y1, x2, y2 } }: T): number => {
    const half = Math.sqrt((x2 - x1) * (y2 - y1)) / 2;
    return kind === 'card' ? half : half - Math.hypot((x1 + x2 - width) / 2, (y1 + y2 - height) / 2);
  };
  return [...faces].sort((a, b) => reach(b) - reach(a))[0];
}
