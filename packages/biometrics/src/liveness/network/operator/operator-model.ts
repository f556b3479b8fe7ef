import type { RgbImage } from '@assay/media';
import { ONE_THREAD } from '@assay/onnx';
import { Tensor } from 'onnxruntime-common';
import type { LivenessSignal } from '../../types.js';
import { type AntiSpoofModel, joinedLook, type Look } from '../anti-spoof-model.js';
import { faceCrop, planesOf } from '../face-crop.js';
import { probabilityOfClass } from '../probability-of-life.js';
import { type AntiSpoofCard, parseAntiSpoofCard } from './model-card.js';

/**
 * The judge decides at nineteen to one; a card alone may not claim more than ninety-nine to one, however
 * small its rates.
 */
const LARGEST_LOG_LIKELIHOOD_RATIO = Math.log(99);

/**
 * Loads an operator's network.
 * @param bytes of an ONNX file
 * @param cardJson the card's JSON, which says how it is used and how often it errs
 * @throws TypeError for a card that is not as documented, RangeError for a network without the inputs and
 * outputs that the card names or that answers otherwise than the card says, and what the runtime throws for
 * bytes that are no network and for an input of another shape
 */
export async function loadAntiSpoofModel(bytes: Uint8Array, cardJson: string): Promise<AntiSpoofModel> {
  const { InferenceSession } = await import('onnxruntime-node');
  const card = parseAntiSpoofCard(cardJson);
  const session = await InferenceSession.create(bytes, ONE_THREAD);
  if (!session.inputNames.includes(card.input.name))
    throw new RangeError('anti-spoof model: no input of the name that its card gives');
  if (!session.outputNames.includes(card.output.name))
    throw new RangeError('anti-spoof model: no output of the name that its card gives');
  const model: AntiSpoofModel = {
    async lookAt(image, { box }, medium) {
      const { widthPx, heightPx } = card.input;
      const planes = planesOf(faceCrop(image, box, card.input), card.input);
      const input = new Tensor('float32', planes, [1, 3, heightPx, widthPx]);
      const outputs = await session.run({ [card.input.name]: input }, [card.output.name]);
      const numbers = Array.from(outputs[card.output.name]!.data as Float32Array);
      const probability = probabilityOfClass({ numbers, scale: card.output.scale }, card.output.liveIndex);
      return { probability, isCutClose: false, isFilmed: medium === 'clip' };
    },
    signalOf: (looks) => signalOf(card, joinedLook(looks)),
  };
  const box = { x1: 0, y1: 0, x2: TRIAL_PICTURE.width, y2: TRIAL_PICTURE.height };
  await model.lookAt(TRIAL_PICTURE, { box }, 'still');
  return model;
}

/**
 * Shown to each network when it is loaded: one that does not answer as its card says shall not wait for the
 * first face to tell.
 */
const TRIAL_PICTURE: RgbImage = { width: 8, height: 8, rgb: new Uint8Array(8 * 8 * 3).fill(128) };

/** The answer is worth what the card's rates say, not what the network believes of itself. */
function signalOf(card: AntiSpoofCard, look: Look | undefined): LivenessSignal {
  if (!look) throw new RangeError('anti-spoof model: expected at least one look');
  const saysLive = look.probability >= card.threshold;
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
