import type { InferenceSession } from 'onnxruntime-node';
import { fuseActivations } from '../onnx/fuse-activations.js';
import { keepClasses } from '../onnx/keep-classes.js';
import { ONE_THREAD } from '../onnx/one-thread.js';
import { quantizePointwise } from '../onnx/quantize-pointwise.js';
import type { RecognitionModel } from '../types.js';
import { BLANK, modelCharacters, type OutputClass, possibleClasses } from './alphabet.js';

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

/**
 * Loads a recognition network, less the classes that no document prints.
 * @param quantized its large layers are multiplied in whole numbers
 */
export async function loadLineReader(
  { network, characters: list }: RecognitionModel,
  { quantized = false }: { readonly quantized?: boolean } = {},
): Promise<LineReader> {
  const { InferenceSession } = await import('onnxruntime-node');
  const characters = modelCharacters(list);
  const possible = possibleClasses(characters);
  // A tenth of the time is saved, and what cannot be chosen takes no share of the probability.
  const kept = keepClasses(network, characters.length + 1, [BLANK, ...possible.map(({ index }) => index)]);
  const fused = fuseActivations(kept);
  return {
    session: await InferenceSession.create(quantized ? quantizePointwise(fused) : fused, RECOGNITION_OPTIONS),
    classes: possible.map(({ character }, place) => ({ index: place + 1, character })),
  };
}
