import type { RgbImage } from '@assay/media';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { FaceObservation } from '../../types.js';
import type { LivenessSignal } from '../types.js';
import { faceCrop } from './face-crop.js';
import { type AntiSpoofCard, parseAntiSpoofCard } from './model-card.js';

/**
 * An operator's own network against attacks, with the card that says how it is used and how often it errs.
 */
export interface AntiSpoofModel {
  readonly card: AntiSpoofCard;
  /**
   * The network's opinion of one face, as one signal among the others. @throws RangeError when it does not
   * answer as its card says
   */
  assess(image: RgbImage, face: Pick<FaceObservation, 'box'>): Promise<LivenessSignal>;
}

/**
 * The judge decides at nineteen to one; a card alone may not claim more than ninety-nine to one, however
 * small its rates.
 */
const LARGEST_LOG_LIKELIHOOD_RATIO = Math.log(99);

/**
 * Loads an operator's network.
 * @param bytes of an ONNX file
 * @param cardJson the card's JSON
 * @throws TypeError for a card that is not as documented, RangeError for a network without the inputs and
 * outputs that the card names or that answers otherwise than the card says, and what the runtime throws for
 * bytes that are no network and for an input of another shape
 */
export async function loadAntiSpoofModel(bytes: Uint8Array, cardJson: string): Promise<AntiSpoofModel> {
  const card = parseAntiSpoofCard(cardJson);
  const session = await InferenceSession.create(bytes, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  });
  if (!session.inputNames.includes(card.input.name))
    throw new RangeError('anti-spoof model: no input of the name that its card gives');
  if (!session.outputNames.includes(card.output.name))
    throw new RangeError('anti-spoof model: no output of the name that its card gives');
  const model: AntiSpoofModel = {
    card,
    async assess(image, face) {
      const { widthPx, heightPx } = card.input;
      const input = new Tensor('float32', faceCrop(image, face.box, card.input), [1, 3, heightPx, widthPx]);
      const outputs = await session.run({ [card.input.name]: input }, [card.output.name]);
      return signalOf(
        card,
        probabilityOfLife(card, Array.from(outputs[card.output.name]!.data as Float32Array)),
      );
    },
  };
  await model.assess(TRIAL_PICTURE, {
    box: { x1: 0, y1: 0, x2: TRIAL_PICTURE.width, y2: TRIAL_PICTURE.height },
  });
  return model;
}

/**
 * Shown to each network when it is loaded: one that does not answer as its card says shall not wait for the
 * first face to tell.
 */
const TRIAL_PICTURE: RgbImage = { width: 8, height: 8, rgb: new Uint8Array(8 * 8 * 3).fill(128) };

function probabilityOfLife({ output }: AntiSpoofCard, numbers: readonly number[]): number {
  const live = numbers[output.liveIndex];
  if (live === undefined)
    throw new RangeError(
      `anti-spoof model: expected more than ${output.liveIndex} numbers, received ${numbers.length}`,
    );
  const largest = Math.max(...numbers);
  const probability =
    output.scale === 'probabilities'
      ? live
      : Math.exp(live - largest) / numbers.reduce((sum, value) => sum + Math.exp(value - largest), 0);
  if (!(probability >= 0 && probability <= 1))
    throw new RangeError('anti-spoof model: expected a probability in 0..1');
  return probability;
}

/** The answer is worth what the card's rates say, not what the network believes of itself. */
function signalOf(card: AntiSpoofCard, probability: number): LivenessSignal {
  const saysLive = probability >= card.threshold;
  const ratio = saysLive ? Math.log(card.apcer / (1 - card.bpcer)) : Math.log((1 - card.apcer) / card.bpcer);
  const logLikelihoodRatio = Math.min(
    LARGEST_LOG_LIKELIHOOD_RATIO,
    Math.max(-LARGEST_LOG_LIKELIHOOD_RATIO, ratio),
  );
  return {
    name: 'operator-model',
    group: 'network',
    lookedFor: card.lookedFor,
    outcome: saysLive ? 'live' : 'attack',
    logLikelihoodRatio,
    reason: `The operator's network ${card.name} takes the face for ${saysLive ? 'a living person' : 'an attack'}.`,
  };
}
