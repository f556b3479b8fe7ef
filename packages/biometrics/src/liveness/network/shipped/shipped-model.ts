import { EXIF_TURNS, type RgbImage, turned } from '@assay/media';
import { ONE_THREAD } from '@assay/onnx';
import { Tensor } from 'onnxruntime-common';
import type { AttackKind } from '../../../types.js';
import type { LivenessSignal } from '../../types.js';
import {
  type AntiSpoofModel,
  joinedLook,
  type Look,
  type Medium,
  meanProbability,
} from '../anti-spoof-model.js';
import { faceCrop, planesOf, surroundingsOf } from '../face-crop.js';
import { probabilityOfClass } from '../probability-of-life.js';
import {
  CLIP_LIVE_FROM_CUT_CLOSE,
  CLIP_STEPS,
  ENOUGH_SURROUNDINGS,
  LEAST_FACE_PX,
  LEAST_SURROUNDINGS,
  LIVE_FROM_CUT_CLOSE,
  type NetworkSteps,
  SHIPPED_STEPS,
} from './calibration.js';

/** As its makers show it faces (`fr_liveness.js` of the package). */
const INPUT = {
  widthPx: 128,
  heightPx: 128,
  cropFactor: 2.7,
  black: 0,
  white: 255,
} as const;
/**
 * The order of its planes. Its makers' is that of stills. Frames of clips are shown with red and blue
 * exchanged: so it tells screens better and cut-out prints not at all (README), which do not move as faces
 * do.
 */
const CHANNELS = { still: 'RGB', clip: 'BGR' } as const satisfies Record<Medium, string>;
/** Of its three numbers: a living person, a flat picture, a mask. */
const LIVE_INDEX = 0;

/** A cut-out print is a person to it where red and blue are exchanged. */
const LOOKED_FOR = { still: ['screen', 'print'], clip: ['screen'] } as const satisfies Record<
  Medium,
  readonly AttackKind[]
>;

/**
 * Loads the network against recaptures that ships (`models/fr_liveness.onnx`).
 * @param fitted to an operator's own pictures and clips, in place of the steps that ship
 * @throws what the runtime throws for other bytes
 */
export async function loadShippedModel(bytes: Uint8Array, fitted?: NetworkSteps): Promise<AntiSpoofModel> {
  const { InferenceSession } = await import('onnxruntime-node');
  const session = await InferenceSession.create(bytes, ONE_THREAD);
  const lookOnce = async (crop: RgbImage, medium: Medium): Promise<number> => {
    const planes = planesOf(crop, { ...INPUT, channels: CHANNELS[medium] });
    const input = new Tensor('float32', planes, [1, 3, INPUT.heightPx, INPUT.widthPx]);
    const { output } = await session.run({ input });
    const numbers = Array.from(output!.data as Float32Array);
    return probabilityOfClass({ numbers, scale: 'logits' }, LIVE_INDEX);
  };
  return {
    /** The face and its mirror image: one alone changes its mind over a pixel more or less. */
    async lookAt(image, { box }, medium) {
      const isSmall = Math.max(box.x2 - box.x1, box.y2 - box.y1) < LEAST_FACE_PX;
      const surroundings = surroundingsOf(image, box, INPUT.cropFactor);
      if (isSmall || surroundings < LEAST_SURROUNDINGS) return undefined;
      const crop = faceCrop(image, box, INPUT);
      const looks = [await lookOnce(crop, medium), await lookOnce(turned(crop, EXIF_TURNS[2]), medium)];
      return {
        probability: meanProbability(looks),
        isCutClose: surroundings < ENOUGH_SURROUNDINGS,
        isFilmed: medium === 'clip',
      };
    },
    signalOf(looks) {
      const look = joinedLook(looks);
      return signalOf(fitted ?? (look?.isFilmed ? CLIP_STEPS : SHIPPED_STEPS), look);
    },
  };
}

function signalOf(steps: NetworkSteps, look: Look | undefined): LivenessSignal {
  const signal = { name: 'recapture-network', group: 'network' } as const;
  if (!look)
    return {
      ...signal,
      lookedFor: [],
      outcome: 'not-applicable',
      logLikelihoodRatio: 0,
      reason: `The face is smaller than ${LEAST_FACE_PX} pixels or the picture is cut close around it: the network against screens and prints cannot look.`,
    };
  const { probability, isCutClose, isFilmed } = look;
  const lookedFor = LOOKED_FOR[isFilmed ? 'clip' : 'still'];
  const liveFromCutClose = isFilmed ? CLIP_LIVE_FROM_CUT_CLOSE : LIVE_FROM_CUT_CLOSE;
  const liveFrom = isCutClose ? Math.max(steps.liveFrom, liveFromCutClose) : steps.liveFrom;
  if (probability < steps.attackBelow)
    return {
      ...signal,
      lookedFor,
      outcome: 'attack',
      logLikelihoodRatio: steps.ofAttack,
      reason: 'A network takes the face for one on a screen or a print.',
    };
  if (probability >= liveFrom)
    return {
      ...signal,
      lookedFor,
      outcome: 'live',
      logLikelihoodRatio: steps.ofLive,
      reason: "A network takes the face for a living person's.",
    };
  return {
    ...signal,
    lookedFor,
    outcome: 'nothing',
    logLikelihoodRatio: steps.ofDoubt,
    reason:
      probability >= steps.liveFrom
        ? 'The picture shows too little around the face for a network to be sure of a living person.'
        : 'A network cannot tell this face from one on a screen or a print.',
  };
}
