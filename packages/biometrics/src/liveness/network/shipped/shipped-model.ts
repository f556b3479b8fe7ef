import { EXIF_TURNS, type RgbImage, turned } from '@assay/media';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { ONE_THREAD } from '../../../networks/one-thread.js';
import type { LivenessSignal } from '../../types.js';
import { type AntiSpoofModel, joinedLook, type Look, meanProbability } from '../anti-spoof-model.js';
import { faceCrop, planesOf, surroundingsOf } from '../face-crop.js';
import { probabilityOfClass } from '../probability-of-life.js';
import {
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
  channels: 'RGB',
  black: 0,
  white: 255,
} as const;
/** Of its three numbers: a living person, a flat picture, a mask. */
const LIVE_INDEX = 0;

const LOOKED_FOR = ['screen', 'print'] as const;

/**
 * Loads the network against recaptures that ships (`models/fr_liveness.onnx`).
 * @throws what the runtime throws for other bytes
 */
export async function loadShippedModel(
  bytes: Uint8Array,
  steps: NetworkSteps = SHIPPED_STEPS,
): Promise<AntiSpoofModel> {
  const session = await InferenceSession.create(bytes, ONE_THREAD);
  const lookOnce = async (crop: RgbImage): Promise<number> => {
    const input = new Tensor('float32', planesOf(crop, INPUT), [1, 3, INPUT.heightPx, INPUT.widthPx]);
    const { output } = await session.run({ input });
    const numbers = Array.from(output!.data as Float32Array);
    return probabilityOfClass({ numbers, scale: 'logits' }, LIVE_INDEX);
  };
  return {
    /** The face and its mirror image: one alone changes its mind over a pixel more or less. */
    async lookAt(image, { box }) {
      const isSmall = Math.max(box.x2 - box.x1, box.y2 - box.y1) < LEAST_FACE_PX;
      const surroundings = surroundingsOf(image, box, INPUT.cropFactor);
      if (isSmall || surroundings < LEAST_SURROUNDINGS) return undefined;
      const crop = faceCrop(image, box, INPUT);
      const looks = [await lookOnce(crop), await lookOnce(turned(crop, EXIF_TURNS[2]))];
      return { probability: meanProbability(looks), isCutClose: surroundings < ENOUGH_SURROUNDINGS };
    },
    signalOf: (looks) => signalOf(steps, joinedLook(looks)),
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
  const { probability, isCutClose } = look;
  const liveFrom = isCutClose ? Math.max(steps.liveFrom, LIVE_FROM_CUT_CLOSE) : steps.liveFrom;
  if (probability < steps.attackBelow)
    return {
      ...signal,
      lookedFor: LOOKED_FOR,
      outcome: 'attack',
      logLikelihoodRatio: steps.ofAttack,
      reason: 'A network takes the face for one on a screen or a print.',
    };
  if (probability >= liveFrom)
    return {
      ...signal,
      lookedFor: LOOKED_FOR,
      outcome: 'live',
      logLikelihoodRatio: steps.ofLive,
      reason: "A network takes the face for a living person's.",
    };
  return {
    ...signal,
    lookedFor: LOOKED_FOR,
    outcome: 'nothing',
    logLikelihoodRatio: steps.ofDoubt,
    reason:
      probability >= steps.liveFrom
        ? 'The picture shows too little around the face for a network to be sure of a living person.'
        : 'A network cannot tell this face from one on a screen or a print.',
  };
}
