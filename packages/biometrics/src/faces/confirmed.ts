import type { FaceNetworks } from '../networks/types.js';
import type { PixelBox } from '../types.js';
import type { Candidate } from './detector/candidate.js';
import { isFace } from './is-face.js';
import { type FaceReading, readFace, SURE_LOG_ODDS } from './mesh/read-face.js';
import { boxAroundPoints, cover, overlap } from './pixel-box.js';
import type { Pyramid } from './square/pyramid.js';

/** Boxes that overlap by this much are one face's; faces cheek to cheek stay below. */
const SAME_FACE_OVERLAP = 0.3;

/**
 * So are boxes of which one lies in the other by this much: a window that cuts a face shows a smaller one.
 */
const SAME_FACE_COVER = 0.6;

const isSameFace = (a: PixelBox, b: PixelBox): boolean =>
  overlap(a, b) >= SAME_FACE_OVERLAP || cover(a, b) >= SAME_FACE_COVER;

/**
 * The faces among some guesses of the detector that the mesh network agrees with. Of several readings of one
 * face - from another window, the other way up - the surest counts.
 * @param known faces found before; they are among those returned, or surer readings of them
 */
export async function confirmed(
  networks: FaceNetworks,
  pyramid: Pyramid,
  candidates: readonly Candidate[],
  known: readonly FaceReading[],
): Promise<FaceReading[]> {
  const faces = known.map((reading) => ({ reading, box: boxAroundPoints(reading.fit.mesh) }));
  for (const candidate of candidates) {
    const isKnown = faces.some(
      ({ reading, box }) => reading.fit.logOdds >= SURE_LOG_ODDS && isSameFace(box, candidate.box),
    );
    if (isKnown) continue;
    const reading = await readFace(networks, pyramid, candidate);
    if (!reading || !isFace(reading, pyramid.image)) continue;
    const face = { reading, box: boxAroundPoints(reading.fit.mesh) };
    const same = faces.findIndex(({ box }) => isSameFace(box, face.box));
    if (same < 0) faces.push(face);
    else if (reading.fit.logOdds > faces[same]!.reading.fit.logOdds) faces[same] = face;
  }
  return faces.map(({ reading }) => reading);
}
