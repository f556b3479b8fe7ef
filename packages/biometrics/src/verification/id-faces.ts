import { interocularPx } from '../face-size.js';
import { type FaceAnalyst, type FaceObservation, type IdPage, MAX_FACES, MAX_ID_PAGES } from '../types.js';
import type { SeenFace } from './seen-face.js';

/**
 * Below this the landmark network doubts that it looks at a face; the small and pale are kept behind the
 * sure.
 */
export const SURE_MESH = 0.8;

/**
 * Faces of the first {@link MAX_ID_PAGES} pages, in all four turns: the portrait first, then the others by
 * size. At most {@link MAX_FACES}.
 */
export async function findIdFaces(
  pages: readonly IdPage[],
  analyst: FaceAnalyst,
): Promise<readonly SeenFace[]> {
  const seen: SeenFace[] = [];
  for (const { page, image } of pages.slice(0, MAX_ID_PAGES)) {
    for (const face of await analyst.findFaces(image, 'all')) seen.push({ listed: { face, page }, image });
  }
  return seen.sort(portraitFirst).slice(0, MAX_FACES);
}

/** The face that a verification takes for the portrait; undefined where there is none. */
export async function idPortrait(
  pages: readonly IdPage[],
  analyst: FaceAnalyst,
): Promise<FaceObservation | undefined> {
  return (await findIdFaces(pages, analyst))[0]?.listed.face;
}

/** The portrait is the largest face of which the networks are sure. */
function portraitFirst({ listed: { face: a } }: SeenFace, { listed: { face: b } }: SeenFace): number {
  const sure = Number(b.meshConfidence >= SURE_MESH) - Number(a.meshConfidence >= SURE_MESH);
  return sure || interocularPx(b) - interocularPx(a);
}
