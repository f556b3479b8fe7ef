import { DETECTOR_SIDE_PX, type FaceNetworks } from '../../networks/types.js';
import type { Pyramid } from '../square/pyramid.js';
import { sampled } from '../square/sampled.js';
import type { TurnedSquare } from '../square/turned-square.js';
import type { Candidate } from './candidate.js';
import { decode } from './decode.js';
import { blended } from './suppression.js';

/** What the detector takes for faces in a square of the image, the surest first. */
export async function look(
  networks: FaceNetworks,
  pyramid: Pyramid,
  square: TurnedSquare,
  { minScore, atMost }: { readonly minScore: number; readonly atMost: number },
): Promise<Candidate[]> {
  const reading = await networks.detect(sampled(pyramid, square, DETECTOR_SIDE_PX));
  return blended(decode(reading, square, minScore), atMost);
}
