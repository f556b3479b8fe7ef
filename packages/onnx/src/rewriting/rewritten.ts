import { withNodes } from '../changed-graph.js';
import { type GraphNode, readGraph } from '../graph.js';
import type { Tensor } from '../tensor.js';
import { Uses } from './uses.js';

/** What a part of a network becomes. */
export interface Replacement {
  /** Nodes that are left out. */
  readonly left: readonly GraphNode[];
  /** Nodes and what stands in their places. */
  readonly instead: ReadonlyMap<GraphNode, readonly GraphNode[]>;
  readonly constants: readonly Tensor[];
}

/**
 * The same network with parts of it written otherwise.
 * @param replacementAt what becomes of the part that a node ends; undefined where it stays as it is
 * @throws RangeError where the bytes are no ONNX file
 */
export function rewritten(
  model: Uint8Array,
  replacementAt: (uses: Uses, node: GraphNode) => Replacement | undefined,
): Uint8Array {
  const graph = readGraph(model);
  const uses = new Uses(graph);
  const replacements = graph.nodes.flatMap((node) => replacementAt(uses, node) ?? []);
  const left = new Set(replacements.flatMap((replacement) => replacement.left));
  const instead = new Map(replacements.flatMap((replacement) => [...replacement.instead]));
  return withNodes(
    model,
    graph.nodes.filter((node) => !left.has(node)).flatMap((node) => instead.get(node) ?? [node]),
    replacements.flatMap(({ constants }) => constants),
  );
}
