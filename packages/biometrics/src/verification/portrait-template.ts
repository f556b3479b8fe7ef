import { interocularPx } from '../face-size.js';
import type { FaceAnalyst, FaceTemplate, IdPage } from '../types.js';
import { findIdFaces, SURE_MESH } from './id-faces.js';

/**
 * Smaller portraits lose more than one in ten of the comparisons that would match (id-quality/calibration.ts,
 * 2026-11-22).
 */
const LEAST_INTEROCULAR_PX = 12;

export interface PortraitTemplate {
  readonly template: FaceTemplate;
  /** From 1. */
  readonly page: number;
}

/**
 * The face that a document shows largest, to be found again among other documents: of the first MAX_ID_PAGES
 * pages, in all four turns.
 * @returns undefined where no face is as large and as sure as a comparison with many others needs
 */
export async function portraitTemplate(
  pages: readonly IdPage[],
  analyst: FaceAnalyst,
): Promise<PortraitTemplate | undefined> {
  const [portrait] = await findIdFaces(pages, analyst);
  if (!portrait) return undefined;
  const { listed, image } = portrait;
  if (listed.face.meshConfidence < SURE_MESH || interocularPx(listed.face) < LEAST_INTEROCULAR_PX)
    return undefined;
  return { template: await analyst.templateOf(image, listed.face), page: listed.page ?? 1 };
}
