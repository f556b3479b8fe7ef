import { type RgbImage, resized } from '@assay/media';
import { floatLender } from '@assay/onnx';
import { Tensor } from 'onnxruntime-common';
import type { InferenceSession } from 'onnxruntime-node';

/** How likely each pixel of a reduced page belongs to the core of a piece of text. */
export interface TextMap {
  readonly width: number;
  readonly height: number;
  /** Row-major, 0..1. */
  readonly probabilities: Float32Array;
}

/** The network halves its input five times. */
const SIDE_MULTIPLE = 32;

/** Of the training images (ImageNet), in the order that the network takes channels: blue, green, red. */
const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;

/** What the network takes for each level of a channel. */
const SAMPLES_OF = MEANS.map((mean, channel) => {
  const factor = 1 / (255 * DEVIATIONS[channel]!);
  const offset = mean / DEVIATIONS[channel]!;
  return Float32Array.from({ length: 256 }, (_, level) => level * factor - offset);
});

/**
 * Runs the detection model of PP-OCRv4: differentiable binarization (Liao et al. 2020, arXiv:1911.08947).
 * @param scale the image is reduced to this part of its size, 0..1
 */
export async function textMap(session: InferenceSession, image: RgbImage, scale: number): Promise<TextMap> {
  const width = sideFor(image.width * scale);
  const height = sideFor(image.height * scale);
  const { rgb } = resized(image, width, height);
  const area = width * height;
  return lend(3 * area, async (samples) => {
    for (let channel = 0; channel < 3; channel++)
      for (let y = 0; y < height; y++) {
        const line = samples.subarray(channel * area + y * width, channel * area + (y + 1) * width);
        layOut(line, rgb, 3 * y * width + 2 - channel, SAMPLES_OF[channel]!);
      }
    const outputs = await session.run({
      [session.inputNames[0]!]: new Tensor('float32', samples, [1, 3, height, width]),
    });
    return { width, height, probabilities: outputs[session.outputNames[0]!]!.data as Float32Array };
  });
}

/** A row of one channel. @param from of the row's pixels */
function layOut(line: Float32Array, rgb: Uint8Array, from: number, sampleOf: Float32Array): void {
  for (let x = 0, at = from; x < line.length; x++, at += 3) line[x] = sampleOf[rgb[at]!]!;
}

/** Twelve megabytes for the largest look. */
const lend = floatLender();

const sideFor = (pixels: number): number =>
  Math.max(SIDE_MULTIPLE, Math.round(pixels / SIDE_MULTIPLE) * SIDE_MULTIPLE);
