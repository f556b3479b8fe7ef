import type { FaceNetworks } from '../../networks/types.js';
import type { Candidate } from '../detector/candidate.js';
import { look } from '../detector/look.js';
import type { Pyramid } from '../square/pyramid.js';
import { fitMesh, type MeshFit } from './fit-mesh.js';
import { squareOfCandidate, squareOfMesh } from './mesh-square.js';

/** A guess of the detector and the mesh read there, twice; its log odds are the mean of both readings. */
export interface FaceReading {
  readonly candidate: Candidate;
  readonly fit: MeshFit;
}

/** What was never read this unsurely at first is no face; a closer look costs two more readings. */
const HOPELESS_LOG_ODDS = -6;

/** No face was read this surely while upside down (README.md), so that it need not be tried. */
export const SURE_LOG_ODDS = 12;

/** What is looked at again upside down is shown with this much more around it. */
const LOOK_AGAIN_SHARE = 1.25;

/**
 * Reads the mesh of what the detector takes for a face, the right way up. Undefined for what is clearly no
 * face.
 *
 * The detector takes faces that stand on their head for upright ones, with a mouth for eyes. The mesh network
 * does so, too, but less surely: where it is not sure, it is shown the face upside down, and if it likes that
 * better, the detector has to guess again.
 */
export async function readFace(
  networks: FaceNetworks,
  pyramid: Pyramid,
  candidate: Candidate,
): Promise<FaceReading | undefined> {
  const asFound = await readTwice(networks, pyramid, candidate);
  if (!asFound || asFound.fit.logOdds >= SURE_LOG_ODDS) return asFound;
  const around = squareOfMesh(asFound.fit.mesh);
  const upsideDown = { ...around, rollRadians: around.rollRadians + Math.PI };
  const turned = await fitMesh(networks, pyramid, upsideDown);
  if (turned.logOdds <= asFound.fit.logOdds) return asFound;
  const square = { ...upsideDown, sidePx: LOOK_AGAIN_SHARE * around.sidePx };
  const [guess] = await look(networks, pyramid, square, { minScore: candidate.score, atMost: 1 });
  return guess && readTwice(networks, pyramid, guess);
}

async function readTwice(
  networks: FaceNetworks,
  pyramid: Pyramid,
  candidate: Candidate,
): Promise<FaceReading | undefined> {
  const first = await fitMesh(networks, pyramid, squareOfCandidate(candidate));
  if (first.logOdds < HOPELESS_LOG_ODDS) return undefined;
  const again = await fitMesh(networks, pyramid, squareOfMesh(first.mesh));
  return { candidate, fit: { ...again, logOdds: (first.logOdds + again.logOdds) / 2 } };
}
