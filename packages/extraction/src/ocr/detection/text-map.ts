import { type RgbImage, resized } from '@assay/media';
import { type InferenceSession, Tensor } from 'onnxruntime-node';

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
  const samples = new Float32Array(3 * area);
  for (let channel = 0; channel < 3; channel++) {
    const sampleOf = SAMPLES_OF[channel]!;
    for (let pixel = 0, from = 2 - channel, to = channel * area; pixel < area; pixel++, from += 3, to++)
      samples[to] = sampleOf[rgb[from]!]!;
  }
  const outputs = await session.run({
    [session.inputNames[0]!]: new Tensor('float32', samples, [1, 3, height, width]),
  });
  return { width, height, probabilities: outputs[session.outputNames[0]!]!.data as Float32Array };
}

const sideFor = (pixels: number): number =>
  Math.max(SIDE_MULTIPLE, Math.round(pixels / SIDE_MULTIPLE) * SIDE_MULTIPLE);
