import type { RgbImage } from '@assay/media';
import { DETECTOR_SIDE_PX, type FaceNetworks } from '../networks/types.js';
import { type FaceObservation, MAX_FACES } from '../types.js';
import { confirmed } from './confirmed.js';
import type { Candidate } from './detector/candidate.js';
import { look } from './detector/look.js';
import { surestFirst } from './detector/suppression.js';
import { windowCenters } from './detector/windows.js';
import { probabilityOf } from './mesh/fit-mesh.js';
import { eyeLine } from './mesh/landmarks.js';
import { type FaceReading, SURE_LOG_ODDS } from './mesh/read-face.js';
import { observed } from './observation.js';
import { boxAroundPoints, longerSidePx } from './pixel-box.js';
import { sureGuesses } from './second-look.js';
import { type Pyramid, pyramidOf } from './square/pyramid.js';
import { type QuarterTurns, quarterTurnsOf, rollOf, rollOfTurns } from './square/turned-square.js';

/**
 * Sides of the windows in which faces are looked for, as parts of the image's longer side. Faces from about a
 * tenth of a window are seen, so that .6 finds the ghost portrait of a card that fills the frame. The small
 * ones are looked at only where the others show nobody.
 */
const WHOLE = 1;
const LARGE = 0.6;
const SMALL = 0.3;

const UPRIGHT: readonly QuarterTurns[] = [0];
const ASIDE: readonly QuarterTurns[] = [1, 2, 3];
const ALL_TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];

/**
 * Where a face is surely read that is this much of the image's longer side, others that stand before the
 * camera with it are seen in the whole image, too: only passers-by are smaller than a tenth of it.
 */
const LARGE_FACE_SHARE = 0.25;

/** Guesses below are not looked at closer. */
const MIN_SCORE = 0.4;

/**
 * Crowds and patterns have no end: of one size of windows, closer looks at this many guesses, the surest,
 * cost at most about 0.5 s.
 */
const MAX_CANDIDATES = 60;

/**
 * Faces of an image, the surest first, at most {@link MAX_FACES}: the detector's guesses in windows over the
 * image, each read by the mesh network, which turns it the right way up or rejects it.
 * @param turns `all` shows the image and its large windows to the detector in four quarter turns: the image
 * only as displayed where a face is surely read so, the windows only as the faces stand that the image showed
 * surely. `upright` shows them as displayed: a face that leans or lies is found as well, and stated with its
 * quarter turns, but more of them are missed; the windows are left out where a large face is surely read.
 * Where they show nobody, the image is looked at once more for a turned head
 */
export async function findFaces(
  networks: FaceNetworks,
  image: RgbImage,
  turns: 'upright' | 'all',
): Promise<readonly FaceObservation[]> {
  const pyramid = pyramidOf(image);
  const facesIn = async (
    share: number,
    ways: readonly QuarterTurns[],
    known: readonly FaceReading[],
  ): Promise<readonly FaceReading[]> => {
    const candidates = await guesses(networks, pyramid, share, ways);
    return confirmed(networks, pyramid, surestFirst(candidates).slice(0, MAX_CANDIDATES), known);
  };
  let faces = await facesIn(WHOLE, UPRIGHT, []);
  if (turns === 'all' && !faces.some(isSure)) faces = await facesIn(WHOLE, ASIDE, faces);
  if (turns === 'all') faces = await facesIn(LARGE, waysOf(faces), faces);
  else if (!faces.some((face) => isSure(face) && isLarge(face, image)))
    faces = await facesIn(LARGE, UPRIGHT, faces);
  if (faces.length === 0) faces = await facesIn(SMALL, UPRIGHT, []);
  if (faces.length === 0 && turns === 'upright')
    faces = await confirmed(networks, pyramid, await sureGuesses(networks, pyramid), []);
  return mostProbableFirst(faces).map(({ fit, candidate }) => observed(fit, candidate.score, image));
}

const isSure = ({ fit }: FaceReading): boolean => fit.logOdds >= SURE_LOG_ODDS;

const isLarge = ({ fit }: FaceReading, { width, height }: RgbImage): boolean =>
  longerSidePx(boxAroundPoints(fit.mesh)) >= LARGE_FACE_SHARE * Math.max(width, height);

/**
 * The faces of an image mostly stand the same way up: where one is read surely, it says how the others are
 * looked for.
 */
function waysOf(faces: readonly FaceReading[]): readonly QuarterTurns[] {
  const sure = faces.filter(isSure);
  return sure.length === 0
    ? ALL_TURNS
    : [...new Set(sure.map(({ fit }) => quarterTurnsOf(rollOf(...eyeLine(fit.mesh)))))];
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
  if (share < WHOLE && sidePx < DETECTOR_SIDE_PX) return [];
  const candidates: Candidate[] = [];
  for (const center of windowCenters(image, sidePx)) {
    for (const quarterTurns of turns) {
      const square = { center, sidePx, rollRadians: rollOfTurns(quarterTurns) };
      candidates.push(
        ...(await look(networks, pyramid, square, { minScore: MIN_SCORE, atMost: MAX_CANDIDATES })),
      );
    }
  }
  return candidates;
}

function mostProbableFirst(faces: readonly FaceReading[]): FaceReading[] {
  const probability = ({ candidate, fit }: FaceReading): number =>
    candidate.score * probabilityOf(fit.logOdds);
  return [...faces].sort((a, b) => probability(b) - probability(a)).slice(0, MAX_FACES);
}
