import type { RgbImage } from '@assay/media';
import { floatLender } from '@assay/onnx';
import { Tensor } from 'onnxruntime-common';
import type { InferenceSession } from 'onnxruntime-node';
import type { OutputClass } from './alphabet.js';
import { CROP_HEIGHT } from './crop.js';
import { type ReadCharacter, readCharacters, type TextSearch } from './ctc.js';

/** A character of a crop. */
export interface CropCharacter extends Omit<ReadCharacter, 'step'> {
  /** Middle, in pixels of the crop. */
  readonly x: number;
}

/**
 * Widths are rounded up to this: the network's steps are 8 pixels wide, and what is added costs as much as
 * text.
 */
const WIDTH_MULTIPLE = 8;
const MIN_WIDTH = 32;

/** What the network takes for each level, -1..1. */
const SAMPLE_OF = Float32Array.from({ length: 256 }, (_, level) => level / 127.5 - 1);

/**
 * Runs a recognition network on one crop of height {@link CROP_HEIGHT}. Crops are run one at a time: on one
 * core a batch is no faster (eight crops of 320 pixels: 241 ms together, 21 ms each alone; 2026-11-22).
 */
export async function readCrop(
  session: InferenceSession,
  crop: RgbImage,
  classes: readonly OutputClass[],
  textOf?: TextSearch,
): Promise<CropCharacter[]> {
  const width = Math.max(MIN_WIDTH, Math.ceil(crop.width / WIDTH_MULTIPLE) * WIDTH_MULTIPLE);
  const output = await lend(3 * CROP_HEIGHT * width, async (samples) => {
    laidOut(samples, crop, width);
    const outputs = await session.run({
      [session.inputNames[0]!]: new Tensor('float32', samples, [1, 3, CROP_HEIGHT, width]),
    });
    return outputs[session.outputNames[0]!]!;
  });
  const [, steps = 0, classCount = 0] = output.dims;
  const pixelsPerStep = width / Math.max(1, steps);
  return readCharacters(output.data as Float32Array, steps, classCount, classes, textOf).map(
    ({ step, ...character }) => ({
      ...character,
      x: Math.min(crop.width, (step + 0.5) * pixelsPerStep),
    }),
  );
}

/** Half a megabyte for the widest piece. */
const lend = floatLender();

/** A crop as the network takes it: a plane each of blue, green and red; what is added on the right is 0. */
function laidOut(samples: Float32Array, { width, rgb }: RgbImage, paddedWidth: number): void {
  const plane = CROP_HEIGHT * paddedWidth;
  for (let y = 0, from = 0; y < CROP_HEIGHT; y++) {
    let to = y * paddedWidth;
    for (let x = 0; x < width; x++, from += 3, to++) {
      samples[to] = SAMPLE_OF[rgb[from + 2]!]!;
      samples[plane + to] = SAMPLE_OF[rgb[from + 1]!]!;
      samples[2 * plane + to] = SAMPLE_OF[rgb[from]!]!;
    }
    const end = (y + 1) * paddedWidth;
    for (let channel = 0; channel < 3; channel++)
      samples.fill(0, channel * plane + to, channel * plane + end);
  }
}
