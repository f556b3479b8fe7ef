import { graphNode } from '../changed-graph.js';
import type { GraphNode } from '../graph.js';
import type { FloatTensor } from '../tensor.js';
import { rewritten } from './rewritten.js';
import { SQUARE } from './square.js';
import type { Uses } from './uses.js';

/**
 * The same network with its doublings of size at the very end. PP-OCR's detector ends in two transposed
 * convolutions whose kernels are as large as their steps: each new pixel comes from one old pixel, so that
 * they are pointwise convolutions that give the pixels of a square as channels, and what is done to each
 * pixel in between can be done to these. The runtime knows pointwise convolutions in the layout of the
 * others, but not transposed ones, and four times as many values went through each operator between them.
 * What is written otherwise stays as it is.
 * @throws RangeError where the bytes are no ONNX file
 */
export const upsampleLast = (model: Uint8Array): Uint8Array =>
  rewritten(model, (uses, node) => {
    const end = upsamplingAt(uses, node);
    if (!end) return undefined;
    const { nodes, constants } = pointwise(end, node);
    return { left: end.inner, instead: new Map([[node, nodes]]), constants };
  });

/** A transposed convolution that doubles the size, and the addition of its biases. */
interface Doubling {
  readonly nodes: readonly GraphNode[];
  readonly input: string;
  /** [channels in, channels out, 2, 2] */
  readonly kernel: FloatTensor;
  readonly biases: Float32Array;
}

interface Upsampling {
  readonly inner: readonly GraphNode[];
  readonly first: Doubling;
  readonly normalization: GraphNode;
  /** Factors, offsets, means, variances: one for each channel. */
  readonly statistics: readonly FloatTensor[];
  readonly second: Doubling;
}

/** Doubled, normalized, rectified and doubled again, this node the sigmoid at the end. */
function upsamplingAt(uses: Uses, node: GraphNode): Upsampling | undefined {
  if (node.operator !== 'Sigmoid') return undefined;
  const second = doublingAt(uses, node.inputs[0]);
  const rectified = uses.onlyFrom(second?.input, 'Relu');
  const normalization = uses.onlyFrom(rectified?.inputs[0], 'BatchNormalization');
  const first = doublingAt(uses, normalization?.inputs[0]);
  const statistics = normalization?.inputs.slice(1).flatMap((input) => uses.constantOf(input) ?? []);
  if (
    !second ||
    !rectified ||
    !normalization ||
    !first ||
    statistics?.length !== 4 ||
    second.kernel.dims[1] !== 1
  )
    return undefined;
  return {
    inner: [...first.nodes, normalization, rectified, ...second.nodes],
    first,
    normalization,
    statistics,
    second,
  };
}

function doublingAt(uses: Uses, value: string | undefined): Doubling | undefined {
  const sum = uses.onlyFrom(value, 'Add');
  const transposed = uses.onlyFrom(sum?.inputs[0], 'ConvTranspose');
  const kernel = uses.constantOf(transposed?.inputs[1]);
  const biases = uses.constantOf(sum?.inputs[1])?.values;
  const input = transposed?.inputs[0];
  if (!sum || !transposed || !kernel || !biases || input === undefined) return undefined;
  const isDoubling = kernel.dims.slice(2).join() === '2,2' && transposed.integers.strides?.join() === '2,2';
  return isDoubling && biases.length === kernel.dims[1]
    ? { nodes: [transposed, sum], input, kernel, biases }
    : undefined;
}

function pointwise(
  { first, normalization, statistics, second }: Upsampling,
  { outputs: [output = ''] }: GraphNode,
): { readonly nodes: readonly GraphNode[]; readonly constants: readonly FloatTensor[] } {
  const named = (kind: string): string => `${output}/${kind}`;
  const repeated = (name: string, values: Float32Array): FloatTensor => ({
    name: named(name),
    dims: [values.length * SQUARE.length],
    values: Float32Array.from(SQUARE.flatMap(() => [...values])),
  });
  const repeatedStatistics = statistics.map(({ values }, kind) => repeated(`statistics${kind}`, values));
  const constants = [
    firstWeights(named('first weights'), first.kernel),
    repeated('first biases', first.biases),
    ...repeatedStatistics,
    secondWeights(named('second weights'), second.kernel),
    { name: named('second biases'), dims: [16], values: new Float32Array(16).fill(second.biases[0]!) },
  ];
  const nodes = [
    graphNode('Conv', [first.input, named('first weights'), named('first biases')], named('first')),
    graphNode(
      'BatchNormalization',
      [named('first'), ...repeatedStatistics.map(({ name }) => name)],
      named('normalised'),
      {
        floats: normalization.floats,
      },
    ),
    graphNode('Relu', [named('normalised')], named('rectified')),
    graphNode('Conv', [named('rectified'), named('second weights'), named('second biases')], named('second')),
    graphNode('Sigmoid', [named('second')], named('probabilities')),
    graphNode('DepthToSpace', [named('probabilities')], output, { integers: { blocksize: 4 } }),
  ];
  return { nodes, constants };
}

/** [4 · channels out, channels in, 1, 1]: all channels of each pixel of the square. */
function firstWeights(
  name: string,
  { dims: [channelsIn = 0, channelsOut = 0], values }: FloatTensor,
): FloatTensor {
  const weights = new Float32Array(values.length);
  for (const [pixel, [row, column]] of SQUARE.entries())
    for (let to = 0; to < channelsOut; to++)
      for (let from = 0; from < channelsIn; from++)
        weights[(pixel * channelsOut + to) * channelsIn + from] =
          values[((from * channelsOut + to) * 2 + row) * 2 + column]!;
  return { name, dims: [SQUARE.length * channelsOut, channelsIn, 1, 1], values: weights };
}

/**
 * [16, 4 · channels in, 1, 1]: the pixels of a square of 4 by 4, row by row, each from the one pixel of the
 * first square that holds it.
 */
function secondWeights(name: string, { dims: [channelsIn = 0], values }: FloatTensor): FloatTensor {
  const width = SQUARE.length * channelsIn;
  const weights = new Float32Array(16 * width);
  for (const [pixel, [row, column]] of SQUARE.entries())
    for (const [innerRow, innerColumn] of SQUARE)
      for (let from = 0; from < channelsIn; from++) {
        const to = (row * 2 + innerRow) * 4 + column * 2 + innerColumn;
        weights[to * width + pixel * channelsIn + from] = values[(from * 2 + innerRow) * 2 + innerColumn]!;
      }
  return { name, dims: [16, width, 1, 1], values: weights };
}
