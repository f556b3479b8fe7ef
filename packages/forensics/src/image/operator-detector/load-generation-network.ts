import type { DetectorLook, GenerationDetector, OperatorDetector, Raster } from '@assay/media';
import { Tensor } from 'onnxruntime-common';
import { type GenerationCard, parseGenerationCard } from './card.js';
import { looksAt } from './looks-at.js';

/** An operator's network; `measured` where its card is calibrated. */
export interface GenerationNetwork {
  readonly detector: GenerationDetector;
  readonly measured: OperatorDetector | undefined;
}

/**
 * Loads an operator's network that tells generated pictures, to run in one thread.
 * @param bytes of an ONNX file
 * @param cardJson the card's JSON
 * @throws TypeError for a card that is not as documented, RangeError for a network without the inputs and
 * outputs that the card names or that answers otherwise than the card says, and what the runtime throws for
 * bytes that are no network and for an input of another shape
 */
export async function loadGenerationNetwork(bytes: Uint8Array, cardJson: string): Promise<GenerationNetwork> {
  const { InferenceSession } = await import('onnxruntime-node');
  const card = parseGenerationCard(cardJson);
  const session = await InferenceSession.create(bytes, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  });
  if (!session.inputNames.includes(card.input.name))
    throw new RangeError('generation network: no input of the name that its card gives');
  if (!session.outputNames.includes(card.output.name))
    throw new RangeError('generation network: no output of the name that its card gives');
  const { name, widthPx, heightPx, layout } = card.input;
  const shape = layout === 'NCHW' ? [1, 3, heightPx, widthPx] : [1, heightPx, widthPx, 3];
  const logitOf = async (numbers: Float32Array): Promise<number> => {
    const outputs = await session.run({ [name]: new Tensor('float32', numbers, shape) }, [card.output.name]);
    const answer = outputs[card.output.name]!;
    if (answer.type !== 'float32')
      throw new RangeError(
        `generation network: expected an output of 32-bit floats, received ${answer.type}`,
      );
    return logitIn(Array.from(answer.data as Float32Array), card.output);
  };
  const detector: GenerationDetector = { look: (raster) => lookOf(raster, card, logitOf) };
  // Shown a picture of one color at once: a network that does not answer as its card says shall not wait for
  // the first upload to tell.
  await logitOf(new Float32Array(3 * widthPx * heightPx));
  return { detector, measured: card.calibration && measuredBy(card.name, card.calibration, detector) };
}

async function lookOf(
  raster: Raster,
  card: GenerationCard,
  logitOf: (numbers: Float32Array) => Promise<number>,
): Promise<DetectorLook | undefined> {
  const looks: { place: DetectorLook['places'][number]['box'] | undefined; logit: number }[] = [];
  for (const { numbers, place } of looksAt(raster, card.input))
    looks.push({ place, logit: await logitOf(numbers) });
  if (looks.length === 0) return undefined;
  return {
    logit: looks.reduce((sum, { logit }) => sum + logit, 0) / looks.length,
    places: looks.flatMap(({ place, logit }) => (place ? [{ box: place, logit }] : [])),
  };
}

/** Probabilities of 0 and 1 are roundings: 32-bit floats tell no more. */
const LEAST_PROBABILITY = 1e-7;

/** The log odds that a picture is generated, as the network's answer says them. */
function logitIn(numbers: readonly number[], { index, scale }: GenerationCard['output']): number {
  const own = numbers[index];
  if (own === undefined)
    throw new RangeError(
      `generation network: expected more than ${index} numbers, received ${numbers.length}`,
    );
  if (!numbers.every(Number.isFinite)) throw new RangeError('generation network: expected finite numbers');
  if (scale === 'logit') return own;
  if (scale === 'logits') {
    const others = numbers.filter((_, place) => place !== index);
    if (others.length === 0)
      throw new RangeError('generation network: expected the logits of several classes, received one number');
    const largest = Math.max(...others);
    return own - largest - Math.log(others.reduce((sum, other) => sum + Math.exp(other - largest), 0));
  }
  if (own < 0 || own > 1) throw new RangeError('generation network: expected a probability in 0..1');
  const bounded = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, own));
  return Math.log(bounded / (1 - bounded));
}

function measuredBy(
  name: string,
  calibration: NonNullable<GenerationCard['calibration']>,
  detector: GenerationDetector,
): OperatorDetector {
  const { threshold, falseAlarmRate, detectionRate, honestPictures, generatedPictures } = calibration;
  return {
    ...detector,
    name,
    threshold,
    falseAlarms: { count: Math.round(falseAlarmRate * honestPictures), total: honestPictures },
    detected: { count: Math.round(detectionRate * generatedPictures), total: generatedPictures },
  };
}
