import { graphNode } from '../changed-graph.js';
import type { GraphNode } from '../graph.js';
import type { FloatTensor, Tensor } from '../tensor.js';
import { type Replacement, rewritten } from './rewritten.js';
import { SQUARE } from './square.js';
import type { Uses } from './uses.js';

/**
 * The same network with its largest convolutions taken before what they read is doubled in size. PP-OCR's
 * detector adds maps of different sizes, each doubled to the size of the next (RSE-FPN), and convolves the
 * sums: at its largest map, that of a quarter of the picture's sides, those are 96 channels, of which most
 * come from a map of half the size and the rest from 12 channels. A convolution of a sum is a sum of
 * convolutions; one of a doubled map is four smaller ones of the map itself, for the four pixels that each
 * one becomes; and one of a pointwise convolution is one convolution of its input. What is written otherwise
 * stays as it is.
 * @throws RangeError where the bytes are no ONNX file
 */
export const convolveBeforeDoubling = (model: Uint8Array): Uint8Array =>
  rewritten(model, (uses, node) => mergedSum(uses, node) ?? mergedMaps(uses, node));

/** The kernel, [channels out, channels in, 3, 3], of a convolution of three by three that keeps the size. */
function kernelOf(uses: Uses, { operator, inputs, integers }: GraphNode): FloatTensor | undefined {
  const kernel = operator === 'Conv' && inputs.length === 2 ? uses.constantOf(inputs[1]) : undefined;
  const isPlain =
    kernel?.dims.slice(2).join() === '3,3' &&
    integers.pads?.join() === '1,1,1,1' &&
    integers.strides?.join() === '1,1';
  return isPlain ? kernel : undefined;
}

/** How often a node repeats the pixels of a map, along each side; undefined where it does otherwise. */
function repeatsOf(uses: Uses, resize: GraphNode): number | undefined {
  const [batch, channels, down, across] = uses.constantOf(resize.inputs[2])?.values ?? [];
  return batch === 1 && channels === 1 && down === across && Number.isInteger(down) ? down : undefined;
}

/**
 * This node convolves `g · K a + doubled`, `K a` a pointwise convolution and `g` a gate made of its means.
 */
function mergedSum(uses: Uses, node: GraphNode): Replacement | undefined {
  const kernel = kernelOf(uses, node);
  const sum = kernel && uses.onlyFrom(node.inputs[0], 'Add');
  const doubling = uses.onlyFrom(sum?.inputs[1], 'Resize');
  const gated = uses.onlyFrom(sum?.inputs[0], 'Add');
  const product = uses.onlyFrom(gated?.inputs[1], 'Mul');
  const lateral = uses.from(gated?.inputs[0], 'Conv');
  const [map, gate] = [lateral?.outputs[0], product?.inputs[1]];
  const pooling = uses.readersOf(map).find(({ operator }) => operator === 'GlobalAveragePool');
  const widening = lateral?.inputs.length === 2 ? uses.constantOf(lateral.inputs[1]) : undefined;
  if (!kernel || !sum || !doubling || !gated || !product || !lateral || !pooling || !widening)
    return undefined;
  const [source, coarse] = [lateral.inputs[0], doubling.inputs[0]];
  const isPointwise = widening.dims.slice(2).join() === '1,1';
  const isKnown =
    uses.readersOf(map).length === 3 && product.inputs[0] === map && repeatsOf(uses, doubling) === 2;
  if (!isPointwise || !isKnown || gate === undefined || source === undefined || coarse === undefined)
    return undefined;
  const [output = '', means = ''] = [node.outputs[0], pooling.outputs[0]];
  const ofDoubled = beforeDoubling(coarse, kernel, `${output}/of doubled`);
  const ofGated = throughGate({ source, gate, widening, kernel }, `${output}/of gated`);
  return {
    left: [sum, doubling, gated, product, lateral],
    instead: new Map([
      // The means of a pointwise convolution are that of the means.
      [
        pooling,
        [
          graphNode('GlobalAveragePool', [source], `${means}/of source`),
          graphNode('Conv', [`${means}/of source`, lateral.inputs[1] ?? ''], means),
        ],
      ],
      [
        node,
        [
          ...ofDoubled.nodes,
          ...ofGated.nodes,
          graphNode('Add', [`${output}/of gated`, `${output}/of doubled`], output),
        ],
      ],
    ]),
    constants: [...ofDoubled.constants, ...ofGated.constants],
  };
}

/** This node convolves maps side by side, all but the last repeated to the size of that. */
function mergedMaps(uses: Uses, node: GraphNode): Replacement | undefined {
  const kernel = kernelOf(uses, node);
  const joined = kernel && uses.onlyFrom(node.inputs[0], 'Concat');
  const last = joined?.inputs.at(-1);
  const repetitions = (joined?.inputs.slice(0, -1) ?? []).flatMap((input) => {
    const resize = uses.onlyFrom(input, 'Resize');
    const repeats = resize && repeatsOf(uses, resize);
    return resize && repeats !== undefined && repeats % 2 === 0 ? [{ resize, repeats }] : [];
  });
  if (!kernel || !joined || last === undefined || repetitions.length !== joined.inputs.length - 1)
    return undefined;
  const ownChannels = kernel.dims[1]! / joined.inputs.length;
  const repeatedChannels = kernel.dims[1]! - ownChannels;
  if (!Number.isInteger(ownChannels) || repeatedChannels === 0) return undefined;
  const output = node.outputs[0] ?? '';
  const [half, own] = [`${output}/half`, `${output}/own`];
  const halves = repetitions.map(({ resize: { inputs }, repeats }, place) => {
    const [input = '', region = ''] = inputs;
    if (repeats === 2) return { name: input, nodes: [], constants: [] };
    const [name, scales] = [`${half}/${place}`, `${half}/scales${place}`];
    return {
      name,
      nodes: [graphNode('Resize', [input, region, scales], name)],
      constants: [{ name: scales, dims: [4], values: Float32Array.of(1, 1, repeats / 2, repeats / 2) }],
    };
  });
  const ofRepeated = beforeDoubling(half, channelsOf(kernel, 0, repeatedChannels), `${output}/of doubled`);
  const ownKernel = { ...channelsOf(kernel, repeatedChannels, kernel.dims[1]!), name: `${own} kernel` };
  return {
    left: [joined, ...repetitions.map(({ resize }) => resize)],
    instead: new Map([
      [
        node,
        [
          ...halves.flatMap(({ nodes }) => nodes),
          graphNode(
            'Concat',
            halves.map(({ name }) => name),
            half,
            { integers: { axis: 1 } },
          ),
          ...ofRepeated.nodes,
          graphNode('Conv', [last, ownKernel.name], own, { integers: { pads: [1, 1, 1, 1] } }),
          graphNode('Add', [own, `${output}/of doubled`], output),
        ],
      ],
    ]),
    constants: [...halves.flatMap(({ constants }) => constants), ...ofRepeated.constants, ownKernel],
  };
}

/** The part of a kernel that reads some of the channels. */
function channelsOf({ name, dims, values }: FloatTensor, from: number, to: number): FloatTensor {
  const [channelsOut = 0, channelsIn = 0, ...sides] = dims;
  const parts = Array.from({ length: channelsOut }, (_, out) =>
    values.subarray((out * channelsIn + from) * TAPS, (out * channelsIn + to) * TAPS),
  );
  return {
    name,
    dims: [channelsOut, to - from, ...sides],
    values: Float32Array.from(parts.flatMap((part) => [...part])),
  };
}

const TAPS = 9;

/**
 * Which of three taps fall on each of the two old pixels under them, for the first and the second new one.
 */
const OLD_PIXELS = [
  [[0], [1, 2]],
  [[0, 1], [2]],
] as const;

/** `kernel` convolved with `input` doubled, into `output`. */
function beforeDoubling(
  input: string,
  { dims: [channelsOut = 0, channelsIn = 0], values }: FloatTensor,
  output: string,
): { readonly nodes: readonly GraphNode[]; readonly constants: readonly FloatTensor[] } {
  const pixels = SQUARE.map(([row, column], place) => {
    const weights = new Float32Array(channelsOut * channelsIn * 4);
    for (let channels = 0; channels < channelsOut * channelsIn; channels++)
      for (const [down, rows] of OLD_PIXELS[row].entries())
        for (const [across, columns] of OLD_PIXELS[column].entries())
          weights[channels * 4 + down * 2 + across] = rows
            .flatMap((y) => columns.map((x) => values[channels * TAPS + y * 3 + x]!))
            .reduce((total, weight) => total + weight, 0);
    const kernel = {
      name: `${output}/kernel${place}`,
      dims: [channelsOut, channelsIn, 2, 2],
      values: weights,
    };
    const name = `${output}/${place}`;
    const pads = [1 - row, 1 - column, row, column];
    return { kernel, name, node: graphNode('Conv', [input, kernel.name], name, { integers: { pads } }) };
  });
  const names = pixels.map(({ name }) => name);
  return {
    nodes: [
      ...pixels.map(({ node }) => node),
      graphNode('Concat', names, `${output}/square`, { integers: { axis: 1 } }),
      graphNode('DepthToSpace', [`${output}/square`], output, { integers: { blocksize: 2 } }),
    ],
    constants: pixels.map(({ kernel }) => kernel),
  };
}

/**
 * `kernel` convolved with `(1 + gate) · (widening · source)`, into `output`: as one convolution of the
 * source, whose kernel is the product of the three.
 */
function throughGate(
  {
    source,
    gate,
    widening,
    kernel,
  }: {
    readonly source: string;
    readonly gate: string;
    readonly widening: FloatTensor;
    readonly kernel: FloatTensor;
  },
  output: string,
): { readonly nodes: readonly GraphNode[]; readonly constants: readonly Tensor[] } {
  const [channelsOut = 0, channels = 0] = kernel.dims;
  const channelsIn = widening.dims[1]!;
  const named = (kind: string): string => `${output}/${kind}`;
  // [channels out, taps, channels]: the gate's channels are the last of it.
  const taps = new Float32Array(kernel.values.length);
  for (let out = 0; out < channelsOut; out++)
    for (let channel = 0; channel < channels; channel++)
      for (let tap = 0; tap < TAPS; tap++)
        taps[(out * TAPS + tap) * channels + channel] =
          kernel.values[(out * channels + channel) * TAPS + tap]!;
  const lastly = (perm: readonly number[]) => ({ integers: { perm } });
  return {
    nodes: [
      graphNode('Transpose', [gate], named('gate'), lastly([0, 2, 3, 1])),
      graphNode('Mul', [named('taps'), named('gate')], named('scaled')),
      graphNode('Add', [named('taps'), named('scaled')], named('gated')),
      graphNode('MatMul', [named('gated'), named('widening')], named('product')),
      graphNode('Transpose', [named('product')], named('by channel'), lastly([0, 1, 3, 2])),
      graphNode('Reshape', [named('by channel'), named('shape')], named('kernel')),
      graphNode('Conv', [source, named('kernel')], output, {
        integers: { kernel_shape: [3, 3], pads: [1, 1, 1, 1] },
      }),
    ],
    constants: [
      { name: named('taps'), dims: [1, channelsOut, TAPS, channels], values: taps },
      { name: named('widening'), dims: [channels, channelsIn], values: widening.values },
      {
        name: named('shape'),
        dims: [4],
        values: BigInt64Array.of(BigInt(channelsOut), BigInt(channelsIn), 3n, 3n),
      },
    ],
  };
}
