import type { FaceObservation, ListedFace, Liveness, Selfie, VerificationFinding } from '@assay/biometrics';
import { fraction, type RgbImage } from '@assay/media';
import type { OpenedPair, Verifier } from '../../workers/worker/verifier.js';

/** Colors stand for persons: two pictures of one color show one person, a white one shows nobody. */
export type Color = readonly [red: number, green: number, blue: number];
export const WHITE: Color = [255, 255, 255];
/** A person of whom it cannot be said whether it is alive, and one who is not. */
export const DOUBTFUL: Color = [128, 128, 128];
export const RECAPTURED: Color = [0, 0, 0];

/** What an ID of this color asks the verifier to do. */
export const MISDEEDS = {
  abortOverLiveness: [255, 128, 0],
  abortAlways: [0, 0, 255],
  throwOverLiveness: [0, 255, 0],
  throwAlways: [255, 0, 255],
} as const satisfies Record<string, Color>;
export type Misdeed = keyof typeof MISDEEDS;

const isOf = (color: Color, { rgb }: RgbImage): boolean =>
  color.every((value, channel) => rgb[channel] === value);

function misbehave(id: RgbImage, withoutLiveness: boolean): void {
  const asked = (misdeed: Misdeed): boolean => isOf(MISDEEDS[misdeed], id);
  if (asked('abortAlways') || (asked('abortOverLiveness') && !withoutLiveness)) process.abort();
  if (asked('throwAlways') || (asked('throwOverLiveness') && !withoutLiveness))
    throw new TypeError('her name is Jane Sample');
}

/** The whole picture is the face. */
function facesOf({ width, height, rgb }: RgbImage): FaceObservation[] {
  if (isOf(WHITE, { width, height, rgb })) return [];
  const at = (x: number, y: number) => ({ x: x * width, y: y * height });
  const landmarks = {
    left_eye: at(0.3, 0.3),
    right_eye: at(0.7, 0.3),
    nose: at(0.5, 0.5),
    mouth_left: at(0.35, 0.75),
    mouth_right: at(0.65, 0.75),
  };
  const box = { x1: 0, y1: 0, x2: width, y2: height };
  return [
    {
      detectionConfidence: fraction(0.98765),
      meshConfidence: fraction(1),
      box,
      landmarks,
      mesh: [],
      quarterTurns: 0,
    },
  ];
}

/** The selfie's picture; of a video its first frame. */
async function lookAt(selfie: Selfie): Promise<{ image: RgbImage; timeMs?: number }> {
  if (selfie.kind === 'image') return selfie;
  for await (const { image, timeMs } of selfie.video.frames([0], 640)) return { image, timeMs };
  throw new TypeError('a video without a first frame');
}

function livenessOf(image: RgbImage): Liveness {
  const lookedFor = ['screen', 'print'] as const;
  if (isOf(RECAPTURED, image))
    return { outcome: 'failed', confidence: fraction(0.02), lookedFor, reasons: ['A pixel grid was seen.'] };
  if (isOf(DOUBTFUL, image))
    return { outcome: 'inconclusive', confidence: fraction(0.5), lookedFor, reasons: [] };
  return { outcome: 'passed', confidence: fraction(0.97), lookedFor, reasons: ['The eyes blinked.'] };
}

/**
 * Compares colors where the engine compares faces, so that tests of the server need no network and no face.
 */
export const VERIFIER: Verifier = {
  lookAtSelfie: async () => ({ kind: 'no-face' }),
  async verify({ idPages, selfie, policy, withoutLiveness }: OpenedPair): Promise<VerificationFinding> {
    const idFaces: ListedFace[] = idPages.flatMap(({ page, image }) =>
      facesOf(image).map((face) => ({ face, page })),
    );
    const seen = await lookAt(selfie);
    misbehave(idPages[0]!.image, withoutLiveness);
    const { image, timeMs } = seen;
    const selfieFaces = facesOf(image).map((face) => ({ face, ...(timeMs !== undefined && { timeMs }) }));
    const areOne = idPages.some((page) => isOf([image.rgb[0]!, image.rgb[1]!, image.rgb[2]!], page.image));
    const match =
      idFaces.length === 0 || selfieFaces.length === 0
        ? undefined
        : {
            outcome: areOne ? ('passed' as const) : ('failed' as const),
            confidence: fraction(areOne ? 0.99 : 0.01),
            distance: areOne ? 0.3 : 0.9,
          };
    const liveness = withoutLiveness || selfieFaces.length === 0 ? undefined : livenessOf(image);
    const isAliveEnough =
      liveness?.outcome !== 'failed' && (!policy.livenessMustPass || liveness?.outcome === 'passed');
    const verified = match?.outcome === 'passed' && isAliveEnough && !withoutLiveness;
    return {
      verified,
      reasoning: [verified ? 'Verified: the colors match.' : 'Not verified.'],
      idFaces,
      selfieFaces,
      match,
      liveness,
      idQuality: { outcome: 'passed', confidence: fraction(0.9), reasons: [] },
    };
  },
};
