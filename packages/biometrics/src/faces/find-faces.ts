import type { RgbImage } from '@assay/media';
import { DETECTOR_SIDE_PX, type FaceNetworks } from '../networks/types.js';
import { type FaceObservation, MAX_FACES } from '../types.js';
import { confirmed } from './confirmed.js';
import type { Candidate } from './detector/candidate.js';
import { look } from './detector/look.js';
import { surestFirst } from './detector/suppression.js';
import { windowCentres } from './detector/windows.js';
import { probabilityOf } from './mesh/fit-mesh.js';
import type { FaceReading } from './mesh/read-face.js';
import { observed } from './observation.js';
import { Pyramid } from './square/pyramid.js';
import { type QuarterTurns, rollOfTurns } from './square/turned-square.js';

/** Windows of one size. */
interface Windows {
  /** Their side as a part of the image's longer side. */
  readonly share: number;
  /** How they are turned where faces may lie on any side. */
  readonly turns: readonly QuarterTurns[];
}

/**
 * Where faces are looked for; the second list only where the first shows none. Faces from about a tenth of a window are seen, so
 * that .6 finds the ghost portrait of a card that fills the frame. A face that lies on its side is seen by an upright window, too, less surely.
 */
const WINDOWS: readonly (readonly Windows[])[] = [
  [
    { share: 1, turns: [0, 1, 2, 3] },
    { share: 0.6, turns: [0, 1, 2, 3] },
  ],
  [{ share: 0.3, turns: [0, 2] }],
];

/** Guesses below are not looked at closer. */
const MIN_SCORE = 0.4;

/** Crowds and patterns have no end: closer looks at this many guesses, the surest, cost at most about 0.5 s. */
const MAX_CANDIDATES = 60;

/**
 * Faces of an image, the surest first, at most {@link MAX_FACES}: the detector's guesses in windows over the image, each read
 * by the mesh network, which turns it the right way up or rejects it.
 * @param turns `all` shows each window to the detector in four quarter turns. `upright` shows it as displayed: a face that leans or lies is
 * found as well, and stated with its quarter turns, but more of them are missed
 */
export async function findFaces(networks: FaceNetworks, image: RgbImage, turns: 'upright' | 'all'): Promise<readonly FaceObservation[]> {
  const pyramid = new Pyramid(image);
  for (const windows of WINDOWS) {
    const candidates: Candidate[] = [];
    for (const { share, turns: allTurns } of windows) {
      candidates.push(...(await guesses(networks, pyramid, share, turns === 'all' ? allTurns : [0])));
    }
    const faces = await confirmed(networks, pyramid, surestFirst(candidates).slice(0, MAX_CANDIDATES));
    if (faces.length > 0) return mostProbableFirst(faces).map(({ fit, candidate }) => observed(fit, candidate.score, image));
  }
  return [];
}

async function guesses(
  networks: FaceNetworks,
  pyramid: Pyramid,
  share: number,
  turns: readonly QuarterTurns[],
): Promise<readonly Candidate[]> {
  const { image } = pyramid;
  const sidePx = share * Math.max(image.width, image.height);
  // A part that would have to be enlarged shows nothing that the whole does not.
  if (share < 1 && sidePx < DETECTOR_SIDE_PX) return [];
  const candidates: Candidate[] = [];
  for (const centre of windowCentres(image, sidePx)) {
    for (const quarterTurns of turns) {
      const square = { centre, sidePx, rollRadians: rollOfTurns(quarterTurns) };
      candidates.push(...(await look(networks, pyramid, square, { minScore: MIN_SCORE, atMost: MAX_CANDIDATES })));
    }
  }
  return candidates;
}

function mostProbableFirst(faces: readonly FaceReading[]): FaceReading[] {
  const probability = ({ candidate, fit }: FaceReading): number => candidate.score * probabilityOf(fit.logOdds);
  return [...faces].sort((a, b) => probability(b) - probability(a)).slice(0, MAX_FACES);
}
