import { graphNode } from '../changed-graph.js';
import type { GraphNode } from '../graph.js';
import type { Tensor } from '../tensor.js';
import { rewritten } from './rewritten.js';
import type { Uses } from './uses.js';

/**
 * Layers of fewer channels, in or out, stay as they are: laying values out for the product costs more than it
 * saves.
 */
const LEAST_CHANNELS = 64;

/**
 * Weights are whole numbers from minus this to this, seven bits: processors without instructions for neural
 * networks (VNNI) add two products of eight bits in sixteen, which hold no more. So every processor
 * multiplies alike.
 */
const LARGEST_LEVEL = 63;

/**
 * The same network with its large pointwise convolutions multiplied in whole numbers: weights of seven bits,
 * a scale for each channel out, made here from those of the file; values of eight bits, whose scale the
 * runtime takes from each input. A normalization behind a convolution becomes a part of it, as does one
 * before it, which scales and shifts an activation. Such a product takes a third of the time on processors
 * that have instructions for it. What is written otherwise stays as it is.
 * @param model as `fuseActivations` leaves it
 * @throws RangeError where the bytes are no ONNX file
 */
export const quantizePointwise = (model: Uint8Array): Uint8Array =>
  rewritten(model, (uses, node) => {
    const layer = pointwiseAt(uses, node);
    if (!layer) return undefined;
    const { nodes, constants } = quantized(layer, node.outputs[0] ?? '');
    return { left: layer.inner, instead: new Map([[node, nodes]]), constants };
  });

/** `after(kernel · before(input))` at each place of a picture. */
interface Pointwise {
  /** The nodes that it stands for, less the last. */
  readonly inner: readonly GraphNode[];
  readonly input: string;
  readonly channelsIn: number;
  readonly channelsOut: number;
  /** Weights of one channel out after those of the other. */
  readonly kernel: Float32Array;
  readonly biases: Float32Array | undefined;
  readonly before: ChannelAffine | undefined;
  readonly after: ChannelAffine;
}

/** A convolution of one pixel with as many channels and its normalization, this node the latter. */
function pointwiseAt(uses: Uses, node: GraphNode): Pointwise | undefined {
  const after = affineOf(uses, node);
  const convolution = uses.onlyFrom(after?.input, 'Conv');
  const kernel = uses.constantOf(convolution?.inputs[1]);
  const input = convolution?.inputs[0];
  if (!after || !convolution || !kernel || input === undefined) return undefined;
  const [channelsOut = 0, channelsIn = 0, ...sides] = kernel.dims;
  const isPointwise = [...sides, ...(convolution.integers.strides ?? [])].every((length) => length === 1);
  if (!isPointwise || channelsIn < LEAST_CHANNELS || channelsOut < LEAST_CHANNELS) return undefined;
  const biases = uses.constantOf(convolution.inputs[2])?.values;
  // What normalizes a convolution is for the runtime to make part of that one.
  const shift = uses.onlyFrom(input, 'BatchNormalization');
  const before = shift && uses.onlyFrom(shift.inputs[0], 'Mul') ? affineOf(uses, shift) : undefined;
  return {
    inner: before && shift ? [convolution, shift] : [convolution],
    input: before?.input ?? input,
    channelsIn,
    channelsOut,
    kernel: kernel.values,
    biases,
    before,
    after,
  };
}

/** `factor · x + offset`, one of each for a channel. */
interface ChannelAffine {
  readonly input: string;
  readonly factors: Float64Array;
  readonly offsets: Float64Array;
}

/** What a normalization does. */
function affineOf(uses: Uses, node: GraphNode): ChannelAffine | undefined {
  const [input, ...statistics] = node.inputs;
  const [scales, shifts, means, variances] = statistics.map((name) => uses.constantOf(name)?.values);
  if (node.operator !== 'BatchNormalization' || input === undefined) return undefined;
  if (!scales || !shifts || !means || !variances) return undefined;
  const epsilon = node.floats.epsilon ?? DEFAULT_EPSILON;
  const factors = Float64Array.from(
    scales,
    (scale, channel) => scale / Math.sqrt(variances[channel]! + epsilon),
  );
  return {
    input,
    factors,
    offsets: factors.map((factor, channel) => shifts[channel]! - means[channel]! * factor),
  };
}

/** Of ONNX's BatchNormalization. */
const DEFAULT_EPSILON = 1e-5;

function quantized(
  layer: Pointwise,
  output: string,
): { readonly nodes: readonly GraphNode[]; readonly constants: readonly Tensor[] } {
  const { input, channelsIn, channelsOut, kernel, biases, before, after } = layer;
  const factors = before?.factors ?? new Float64Array(channelsIn).fill(1);
  const shifts = before?.offsets ?? new Float64Array(channelsIn);
  const scales = new Float32Array(channelsOut);
  const offsets = new Float32Array(channelsOut);
  const levels = new Int8Array(kernel.length);
  for (let out = 0; out < channelsOut; out++) {
    const start = out * channelsIn;
    let largest = 0;
    let offset = biases?.[out] ?? 0;
    for (let from = 0; from < channelsIn; from++) {
      const weight = kernel[start + from]!;
      largest = Math.max(largest, Math.abs(weight * factors[from]!));
      offset += weight * shifts[from]!;
    }
    const step = largest === 0 ? 1 : largest / LARGEST_LEVEL;
    for (let from = 0; from < channelsIn; from++)
      levels[from * channelsOut + out] = Math.round((kernel[start + from]! * factors[from]!) / step);
    scales[out] = step * after.factors[out]!;
    offsets[out] = offset * after.factors[out]! + after.offsets[out]!;
  }
  const [last, product, first] = [`${output}/last`, `${output}/product`, `${output}/first`];
  const named = { levels: `${output}/levels`, scales: `${output}/scales`, offsets: `${output}/offsets` };
  const ones = `${output}/ones`;
  return {
    nodes: [
      graphNode('Transpose', [input], last, { integers: { perm: CHANNELS_LAST } }),
      graphNode('DynamicQuantizeMatMul', [last, named.levels, named.scales, '', named.offsets], product, {
        isOfRuntime: true,
      }),
      graphNode('Transpose', [product], first, { integers: { perm: CHANNELS_FIRST } }),
      // Changes nothing: the runtime makes the activation that follows a part of it.
      graphNode('Conv', [first, ones], output, { integers: { group: channelsOut } }),
    ],
    constants: [
      { name: named.levels, dims: [channelsIn, channelsOut], values: levels },
      { name: named.scales, dims: [channelsOut], values: scales },
      { name: named.offsets, dims: [channelsOut], values: offsets },
      { name: ones, dims: [channelsOut, 1, 1, 1], values: new Float32Array(channelsOut).fill(1) },
    ],
  };
}

/** Of pictures, rows and columns. */
const CHANNELS_LAST = [0, 2, 3, 1];
const CHANNELS_FIRST = [0, 3, 1, 2];
