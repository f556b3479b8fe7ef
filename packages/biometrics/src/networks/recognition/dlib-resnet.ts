import type { GraphModelFiles } from '../../types.js';
import { readWeights, type WeightManifest, type WeightTensor } from '../graph-model/weights.js';
import { convolutionFilters } from '../onnx/filters.js';
import { OnnxGraph, type Value } from '../onnx/onnx-graph.js';
import { pixelInput } from '../onnx/pixel-input.js';
import { CHIP_SIDE_PX, EMBEDDING_LENGTH } from '../types.js';

export const EMBEDDING = 'embedding';

/** dlib's `input_rgb_image_sized` subtracts these; it then divides by 256, face-api by 255, which moves distances by .0002 (2026-11-22). */
const MEAN_RED_GREEN_BLUE = [122.782, 117.001, 104.298] as const;
const COLOUR_RANGE = 255;

/** Blocks in their order (dlib, examples/dnn_face_recognition_ex.cpp, `anet_type`); `down` halves rows and columns. */
const BLOCKS = [
  ['conv32_1', 32],
  ['conv32_2', 32],
  ['conv32_3', 32],
  ['conv64_down', 64],
  ['conv64_1', 64],
  ['conv64_2', 64],
  ['conv64_3', 64],
  ['conv128_down', 128],
  ['conv128_1', 128],
  ['conv128_2', 128],
  ['conv256_down', 256],
  ['conv256_1', 256],
  ['conv256_2', 256],
  ['conv256_down_out', 256],
] as const;

/** A value with what is known of its shape. */
interface Picture {
  readonly value: Value;
  readonly sidePx: number;
  readonly channels: number;
}

/**
 * dlib's face recognition network (`dlib_face_recognition_resnet_model_v1`) as an ONNX file that takes 8-bit pixels. The
 * package that ships the weights describes tensors only: the structure is written out here.
 * @throws RangeError where tensors are missing or left over
 */
export function dlibResnet({ description, weights: file }: GraphModelFiles): Uint8Array {
  const weights = new Map(readWeights(JSON.parse(description) as WeightManifest, file));
  const take = (name: string): WeightTensor => {
    const tensor = weights.get(name);
    if (!tensor) throw new RangeError(`expected weights named ${name}, received none`);
    weights.delete(name);
    return tensor;
  };
  const graph = new OnnxGraph();
  const pixels = pixelInput(graph, CHIP_SIDE_PX, {
    scale: 1 / COLOUR_RANGE,
    offsets: [-MEAN_RED_GREEN_BLUE[0] / COLOUR_RANGE, -MEAN_RED_GREEN_BLUE[1] / COLOUR_RANGE, -MEAN_RED_GREEN_BLUE[2] / COLOUR_RANGE],
  });

  /** A convolution, and the scale and offset that batch normalisation became, which are part of its weights here. */
  const convolution = (value: Value, name: string, stride: number, paddingPx: number): Value => {
    const filters = convolutionFilters(take(`${name}/conv/filters`));
    const scales = take(`${name}/scale/weights`).numbers;
    const offsets = take(`${name}/scale/biases`).numbers;
    const perFilter = filters.numbers.length / scales.length;
    for (const [filter, scale] of scales.entries())
      for (let index = filter * perFilter, end = index + perFilter; index < end; index++) filters.numbers[index]! *= scale;
    const biases = take(`${name}/conv/bias`).numbers.map((bias, filter) => bias * scales[filter]! + offsets[filter]!);
    return graph.apply('Conv', [value, graph.weights(filters.shape, filters.numbers), graph.weights([biases.length], biases)], {
      kernel_shape: filters.shape.slice(2),
      strides: [stride, stride],
      pads: [paddingPx, paddingPx, paddingPx, paddingPx],
    });
  };
  const block = (from: Picture, name: string, channels: number): Picture => {
    const halves = name.includes('down');
    const inner = graph.apply('Relu', [convolution(from.value, `${name}/conv1`, halves ? 2 : 1, halves ? 0 : 1)]);
    const outer = convolution(inner, `${name}/conv2`, 1, 1);
    if (!halves) return { ...from, value: graph.apply('Relu', [graph.apply('Add', [outer, from.value])]) };
    const pooled = graph.apply('AveragePool', [from.value], { kernel_shape: [2, 2], strides: [2, 2] });
    const sidePx = Math.floor(from.sidePx / 2);
    const missingPx = sidePx - (Math.floor((from.sidePx - 3) / 2) + 1);
    const sum = graph.apply('Add', [
      padded(graph, outer, [0, 0, missingPx, missingPx]),
      padded(graph, pooled, [0, channels - from.channels, 0, 0]),
    ]);
    return { value: graph.apply('Relu', [sum]), sidePx, channels };
  };

  const first = graph.apply('Relu', [convolution(pixels, 'conv32_down', 2, 0)]);
  const pooled = graph.apply('MaxPool', [first], { kernel_shape: [3, 3], strides: [2, 2] });
  const last = BLOCKS.reduce<Picture>((from, [name, channels]) => block(from, name, channels), { value: pooled, sidePx: 35, channels: 32 });
  const means = graph.apply('Flatten', [graph.apply('GlobalAveragePool', [last.value])]);
  const columns = take('fc');
  graph.output(EMBEDDING, graph.apply('MatMul', [means, graph.weights([last.channels, EMBEDDING_LENGTH], columns.numbers)]));
  if (weights.size > 0) throw new RangeError(`expected no further weights, received ${[...weights.keys()].join(', ')}`);
  return graph.toModel();
}

/** Zeros after each dimension. */
function padded(graph: OnnxGraph, value: Value, after: readonly [number, number, number, number]): Value {
  return after.every((amount) => amount === 0) ? value : graph.apply('Pad', [value, graph.integers([0, 0, 0, 0, ...after])]);
}
