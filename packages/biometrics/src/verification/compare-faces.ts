import { interocularPx } from '../face-size.js';
import { comparableTemplate } from '../match/comparable/comparable-template.js';
import { compareTemplates } from '../match/compare-templates.js';
import type { FaceAnalyst, FaceMatch, VerificationPolicy } from '../types.js';
import { SURE_MESH } from './id-faces.js';
import type { ComparedFace, SeenFace } from './seen-face.js';

/** Faces of the ID that are looked at beside the portrait: a ghost portrait, a second side. */
const MAX_OTHER_ID_FACES = 3;

/**
 * A face of another person that is at least this much of the portrait's size makes it unclear whose ID it is.
 */
const RIVAL_SHARE_OF_PORTRAIT = 0.6;

/**
 * A smaller face of the portrait's page is a ghost portrait, and shows whom the card was issued to. Below
 * this the networks see too little of one to call it another person's.
 */
const LEAST_GHOST_INTEROCULAR_PX = 20;

export interface Comparison {
  readonly match: FaceMatch;
  /** The pair that lies nearest. */
  readonly idFace: ComparedFace;
  readonly selfieFace: ComparedFace;
  /** Large faces of the ID that are not the portrait's person. */
  readonly rivals: number;
  /** Whether a smaller face beside the portrait is another person's: the portrait may have been exchanged. */
  readonly ghostOfAnother: boolean;
}

/**
 * The nearest pair of the ID's faces and the selfie's. Of the ID's faces only the portrait takes part and
 * those that are the same person's, such as its ghost; all pairs count for the false match rate.
 * @param idFaces the portrait first, at least one
 * @param selfieFaces the best first, at least one
 */
export async function compareFaces(
  idFaces: readonly SeenFace[],
  selfieFaces: readonly SeenFace[],
  analyst: FaceAnalyst,
  policy: VerificationPolicy,
): Promise<Comparison> {
  const onId = await withTemplates(idFaces.slice(0, 1 + MAX_OTHER_ID_FACES), analyst);
  const onSelfie = await withTemplates(selfieFaces, analyst);
  const portrait = onId[0]!;
  const isPortraitsPerson = ({ template }: ComparedFace): boolean =>
    compareTemplates(portrait.template, template, policy).outcome === 'passed';
  const portraits = [portrait, ...onId.slice(1).filter(isPortraitsPerson)];
  const pairs = portraits.flatMap((idFace) => onSelfie.map((selfieFace) => ({ idFace, selfieFace })));
  const compared = pairs.map((pair) => ({
    ...pair,
    match: compareTemplates(pair.idFace.template, pair.selfieFace.template, policy, pairs.length),
  }));
  const nearest = compared.reduce((best, next) => (next.match.distance < best.match.distance ? next : best));
  const sizePx = interocularPx(portrait.listed.face);
  const others = onId.filter(
    ({ template }) => compareTemplates(portrait.template, template, policy).outcome === 'failed',
  );
  const isRival = ({ listed }: ComparedFace): boolean =>
    interocularPx(listed.face) >= RIVAL_SHARE_OF_PORTRAIT * sizePx;
  const ghostOfAnother = others.some(
    (face) =>
      !isRival(face) &&
      face.listed.page === portrait.listed.page &&
      face.listed.face.meshConfidence >= SURE_MESH &&
      interocularPx(face.listed.face) >= LEAST_GHOST_INTEROCULAR_PX,
  );
  return { ...nearest, rivals: others.filter(isRival).length, ghostOfAnother };
}

async function withTemplates(faces: readonly SeenFace[], analyst: FaceAnalyst): Promise<ComparedFace[]> {
  const compared: ComparedFace[] = [];
  for (const face of faces)
    compared.push({
      ...face,
      template: comparableTemplate(await analyst.templateOf(face.image, face.listed.face)),
    });
  return compared;
}
