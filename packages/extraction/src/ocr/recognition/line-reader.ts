import { ONE_THREAD } from '@assay/onnx';
import type { InferenceSession } from 'onnxruntime-node';
import type { RecognitionModel } from '../types.js';
import { modelCharacters, type OutputClass, possibleClasses } from './alphabet.js';

/**
 * Crops are small and no wider than a piece, so that keeping their memory costs little (flat over 60 widths), and
 * asking the system for it each time costs a tenth of the time (four pages: 11.7 s against 10.7 s; 2026-11-22).
 * What is kept grows by doubling: with the weights in it, it took 80 MB more (2026-11-28).
 */
const RECOGNITION_OPTIONS: InferenceSession.SessionOptions = {
  ...ONE_THREAD,
  enableCpuMemArena: true,
  enableMemPattern: true,
  extra: { session: { use_device_allocator_for_initializers: '1' } },
};

/** A network that reads lines, and the classes of it that may be chosen. */
export interface LineReader {
  readonly session: InferenceSession;
  readonly classes: readonly OutputClass[];
}

/** Loads a recognition network that has a class for each character that documents print, as `PreparedModels` hold it. */
export async function loadLineReader({ network, characters }: RecognitionModel): Promise<LineReader> {
  const { InferenceSession } = await import('onnxruntime-node');
  return {
    session: await InferenceSession.create(network, RECOGNITION_OPTIONS),
    classes: possibleClasses(modelCharacters(characters)).map(({ character }, place) => ({
      index: place + 1,
      character,
    })),
  };
}
