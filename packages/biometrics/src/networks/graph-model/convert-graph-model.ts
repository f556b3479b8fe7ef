import { NewGraph, type Value } from '@assay/onnx';
import type { GraphModelFiles } from '../../types.js';
import { OPERATIONS } from './operations.js';
import { type PixelScale, pixelInput } from './pixel-input.js';
import type { GraphModelDescription, GraphNode } from './topology.js';
import { readWeights } from './weights.js';

/** How a graph that looks at square pictures is used. */
export interface GraphUse {
  readonly sidePx: number;
  readonly pixelScale: PixelScale;
  /**
   * The nodes whose values are wanted; what only others need is left out. The outputs of the ONNX graph have
   * the same names.
   */
  readonly outputs: readonly string[];
  /** In how many bits the ONNX file holds the weights; 32 where nothing is said. */
  readonly weightBits?: 16 | 32;
}

/**
 * A graph model of TensorFlow.js as an ONNX file that takes 8-bit pixels.
 * @throws RangeError for an operator, an attribute or a way to store weights that is not known here, named
 */
export function convertGraphModel(
  { description, weights: file }: GraphModelFiles,
  use: GraphUse,
): Uint8Array {
  const { sidePx, pixelScale, outputs, weightBits } = use;
  const { modelTopology, weightsManifest } = JSON.parse(description) as GraphModelDescription;
  const weights = readWeights(weightsManifest, file);
  const nodes = new Map(modelTopology.node.map((node) => [node.name, node]));
  const graph = new NewGraph(weightBits);
  const values = new Map<string, Value>();

  const convert = (node: GraphNode): Value => {
    if (node.op === 'Placeholder') return pixelInput(graph, sidePx, pixelScale);
    const operation = OPERATIONS[node.op];
    if (!operation) throw new RangeError(`expected a known operator, received ${node.op} at ${node.name}`);
    const inputs = node.input ?? [];
    return operation(graph, node, {
      values: inputs.flatMap((name) => values.get(name) ?? []),
      weights: inputs.flatMap((name) => weights.get(name) ?? []),
    });
  };

  for (const name of inOrder(outputs, nodes)) values.set(name, convert(nodes.get(name)!));
  for (const name of outputs) graph.output(name, values.get(name)!);
  return graph.toModel();
}

/** The nodes that the outputs need, each after those it needs itself; constants are left out. */
function inOrder(outputs: readonly string[], nodes: ReadonlyMap<string, GraphNode>): string[] {
  const ordered = new Set<string>();
  const waiting = [...outputs];
  while (waiting.length > 0) {
    const name = waiting.at(-1)!;
    const node = nodes.get(name);
    if (!node) throw new RangeError(`expected a node named ${name}, received none`);
    const needed =
      node.op === 'Const'
        ? []
        : (node.input ?? []).filter((input) => !ordered.has(input) && nodes.get(input)?.op !== 'Const');
    if (needed.length > 0) waiting.push(...needed);
    else ordered.add(waiting.pop()!);
  }
  return [...ordered];
}
