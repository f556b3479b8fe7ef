import type { GraphModelDescription, GraphNode } from '../../graph-model/topology.js';

/**
 * TensorFlow's Slim writes PReLU out in five operators: `Relu(x) + (x - Abs(x)) * half`, `half` being half
 * the slope of what is below zero. Here the last of them becomes the one they stand for, `Prelu(x, slopes)`,
 * and nothing needs the others any more.
 *
 * The converter that made the files harmed them in two ways (docs/decisions/0009-face-network.md), and as
 * they stand the network tells nobody apart. It joined the Relu to the depthwise convolution before it,
 * although Abs and Sub ask for the value before the Relu: that is taken out again. And all of `half` has the
 * wrong sign: the slope is -2 times what the file says.
 * @param toSlopes multiplies the numbers of the weight of a name by -2
 * @throws RangeError for a sum with a product that is built otherwise
 */
export function joinPrelus(
  description: GraphModelDescription,
  toSlopes: (name: string) => void,
): GraphModelDescription {
  const nodes = new Map(description.modelTopology.node.map((node) => [node.name, node]));
  const inputOf = (node: GraphNode | undefined, place: number): GraphNode | undefined =>
    nodes.get(node?.input?.[place] ?? '');
  for (const sum of description.modelTopology.node) {
    const product = inputOf(sum, 1);
    if (sum.op !== 'Add' || product?.op !== 'Mul') continue;
    const [difference, half, above] = [inputOf(product, 0), inputOf(product, 1), inputOf(sum, 0)];
    const x = inputOf(difference, 0);
    const size = inputOf(difference, 1);
    const isDifference = difference?.op === 'Sub' && size?.op === 'Abs' && size.input?.[0] === x?.name;
    if (!x || !isDifference || half?.op !== 'Const')
      throw new RangeError(`expected a PReLU, received another sum at ${sum.name}`);
    if (above === x && x.op === 'FusedDepthwiseConv2dNative')
      nodes.set(x.name, { ...x, attr: { ...x.attr, fused_ops: BIAS_ONLY } });
    else if (above?.op !== 'Relu' || inputOf(above, 0) !== x)
      throw new RangeError(`expected a PReLU, received another sum at ${sum.name}`);
    toSlopes(half.name);
    nodes.set(sum.name, { name: sum.name, op: 'Prelu', input: [x.name, half.name] });
  }
  return { ...description, modelTopology: { node: [...nodes.values()] } };
}

const BIAS_ONLY = { list: { s: [btoa('BiasAdd')] } };
