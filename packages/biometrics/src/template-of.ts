import { EXIF_TURNS, type RgbImage, turned } from '@assay/media';
import { faceChip } from './alignment/face-chip.js';
import type { FaceNetworks } from './networks/types.js';
import type { FaceObservation, FaceTemplate } from './types.js';

/** The mean of the embeddings of the face's chip and of the chip mirrored. */
export async function templateOf(networks: FaceNetworks, image: RgbImage, face: FaceObservation): Promise<FaceTemplate> {
  const chip = faceChip(image, face.mesh);
  const [asIs, mirrored] = (await networks.embed([chip, turned(chip, EXIF_TURNS[2])])) as [Float32Array, Float32Array];
  return asIs.map((number, index) => (number + mirrored[index]!) / 2);
}
