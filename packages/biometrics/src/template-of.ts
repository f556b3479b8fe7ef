import { EXIF_TURNS, type RgbImage, turned } from '@assay/media';
import { alignedFace } from './alignment/aligned-face.js';
import type { FaceNetworks } from './networks/types.js';
import type { FaceObservation, FaceTemplate } from './types.js';

/** The mean of the embeddings of the aligned face and of its mirror image. */
export async function templateOf(
  networks: FaceNetworks,
  image: RgbImage,
  face: FaceObservation,
): Promise<FaceTemplate> {
  const aligned = alignedFace(image, face.landmarks);
  const [asIs, mirrored] = (await networks.embed([aligned, turned(aligned, EXIF_TURNS[2])])) as [
    Float32Array,
    Float32Array,
  ];
  return asIs.map((number, index) => (number + mirrored[index]!) / 2);
}
