import {
  convolveBeforeDoubling,
  fuseActivations,
  keepClasses,
  quantizePointwise,
  upsampleLast,
} from '@assay/onnx';
import { BLANK, modelCharacters, possibleClasses } from './recognition/alphabet.js';
import type { PreparedModels, RecognitionModel, RecognizerModels } from './types.js';

/**
 * The networks as they are run: rewritten so that they take less time for the same outputs (`@assay/onnx`).
 * That takes .8 s of processor time, as much as a worker takes to start, so that a build has it done
 * (2026-11-29).
 */
export const preparedModels = ({
  detection,
  recognition,
  zoneRecognition,
  tesseract,
}: RecognizerModels): PreparedModels => ({
  detector: preparedDetector(detection),
  reader: preparedReader(recognition),
  zoneReader: async () => preparedZoneReader(await zoneRecognition()),
  tesseract,
});

const preparedDetector = (network: Uint8Array): Uint8Array =>
  convolveBeforeDoubling(upsampleLast(fuseActivations(network)));

/** Its large layers are multiplied in whole numbers. */
const preparedReader = ({ network, characters }: RecognitionModel): RecognitionModel => ({
  network: quantizePointwise(withPossibleClasses(network, characters)),
  characters,
});

/** How zones are read was tuned on the network as it is. */
export const preparedZoneReader = ({ network, characters }: RecognitionModel): RecognitionModel => ({
  network: withPossibleClasses(network, characters),
  characters,
});

/** A tenth of the time is saved, and what cannot be chosen takes no share of the probability. */
function withPossibleClasses(network: Uint8Array, list: string): Uint8Array {
  const characters = modelCharacters(list);
  const kept = [BLANK, ...possibleClasses(characters).map(({ index }) => index)];
  return fuseActivations(keepClasses(network, characters.length + 1, kept));
}
