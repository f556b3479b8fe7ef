import { graphNode } from '../changed-graph.js';
import type { GraphNode } from '../graph.js';
import type { FloatTensor } from '../tensor.js';
import { rewritten } from './rewritten.js';
import type { Uses } from './uses.js';

/**
 * The same network with fewer passes over its values. PP-OCR's networks scale and shift by single numbers
 * after each layer and after each activation, and activate by hard swish (Howard et al. 2019, section 5.2), x
 * · min(max(x + 3, 0), 6) / 6; Paddle's converter writes that as six operators, each of which reads and
 * writes everything, and none of which the runtime knows in the layout that its convolutions work in. Written
 * as batch normalization and hard sigmoid they become parts of the convolutions. What is written otherwise
 * stays as it is.
 * @throws RangeError where the bytes are no ONNX file
 */
export const fuseActivations = (model: Uint8Array): Uint8Array =>
  rewritten(model, (uses, node) => {
    const swish = hardSwishAt(uses, node);
    if (swish)
      return { left: swish.inner, instead: new Map([[node, hardSwish(swish.input, node)]]), constants: [] };
    const affine = affineAt(uses, node);
    if (!affine) return undefined;
    const { nodes, statistics } = normalization(affine, node);
    return { left: affine.inner, instead: new Map([[node, nodes]]), constants: statistics };
  });

/** The nodes of a pattern before its last, and what the pattern is of. */
interface Pattern {
  readonly inner: readonly GraphNode[];
  readonly input: string;
}

/** `x · clip(x + 3, 0, 6) / 6`, this node the division. */
function hardSwishAt(uses: Uses, node: GraphNode): Pattern | undefined {
  if (node.operator !== 'Div' || uses.numberOf(node.inputs[1]) !== 6) return undefined;
  const product = uses.onlyFrom(node.inputs[0], 'Mul');
  const clip = uses.onlyFrom(product?.inputs[1], 'Clip');
  const sum = uses.onlyFrom(clip?.inputs[0], 'Add');
  const input = product?.inputs[0];
  if (
    !product ||
    !clip ||
    !sum ||
    input === undefined ||
    sum.inputs[0] !== input ||
    uses.numberOf(sum.inputs[1]) !== 3
  )
    return undefined;
  // Attributes until opset 10, inputs from 11 on.
  const least = clip.floats.min ?? uses.numberOf(clip.inputs[1]);
  const most = clip.floats.max ?? uses.numberOf(clip.inputs[2]);
  return least === 0 && most === 6 ? { inner: [product, clip, sum], input } : undefined;
}

interface Affine extends Pattern {
  readonly factor: number;
  readonly offset: number;
  readonly channels: number;
}

/** `factor · x + offset` with one number each, this node the sum. */
function affineAt(uses: Uses, node: GraphNode): Affine | undefined {
  const product = node.operator === 'Add' ? uses.onlyFrom(node.inputs[0], 'Mul') : undefined;
  const offset = uses.numberOf(node.inputs[1]);
  const factor = uses.numberOf(product?.inputs[0]);
  const input = product?.inputs[1];
  const channels = uses.channelsOf(input);
  if (
    !product ||
    offset === undefined ||
    factor === undefined ||
    input === undefined ||
    channels === undefined
  )
    return undefined;
  return { inner: [product], input, factor, offset, channels };
}

/** The runtime makes one activation of these two. */
function hardSwish(input: string, { outputs: [output = ''] }: GraphNode): readonly GraphNode[] {
  const gate = `${output}/gate`;
  return [
    graphNode('HardSigmoid', [input], gate, { floats: { alpha: 1 / 6, beta: 0.5 } }),
    graphNode('Mul', [input, gate], output),
  ];
}

/**
 * Of mean 0 and variance 1: the runtime makes it a part of the convolution before it, else a convolution of
 * each channel by itself.
 */
function normalization(
  { input, factor, offset, channels }: Affine,
  { outputs: [output = ''] }: GraphNode,
): { readonly nodes: readonly GraphNode[]; readonly statistics: readonly FloatTensor[] } {
  const statistics = Object.entries({ factor, offset, mean: 0, variance: 1 }).map(([kind, value]) => ({
    name: `${output}/${kind}`,
    dims: [channels],
    values: new Float32Array(channels).fill(value),
  }));
  const names = statistics.map(({ name }) => name);
  return {
    nodes: [graphNode('BatchNormalization', [input, ...names], output, { floats: { epsilon: 0 } })],
    statistics,
  };
}
