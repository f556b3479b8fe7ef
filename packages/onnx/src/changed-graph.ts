import { type GraphNode, graphFields, outputsOf, tensorName } from './graph.js';
import { type Attributes, nodeMessage } from './node-message.js';
import { GRAPH, MODEL, OPERATOR_SET } from './onnx-fields.js';
import { bytesField, joined, numberField, readField, toBytes } from './protobuf/message.js';
import { readFields } from './protobuf/read-fields.js';
import { type Tensor, tensorMessage } from './tensor.js';

/**
 * The model with other nodes and some constants more, less the constants that no node takes any longer.
 * @throws RangeError where the bytes are no ONNX file
 */
export function withNodes(
  model: Uint8Array,
  nodes: readonly GraphNode[],
  constants: readonly Tensor[],
): Uint8Array {
  const fields = graphFields(model);
  const taken = new Set([...nodes.flatMap(({ inputs }) => inputs), ...outputsOf(fields)]);
  const needed = nodes.filter(
    ({ operator, outputs }) => operator !== 'Constant' || outputs.some((output) => taken.has(output)),
  );
  const graph = joined([
    ...needed.map(({ bytes }) => bytesField(GRAPH.node, bytes)),
    ...fields
      .filter(
        ({ number, value }) =>
          number !== GRAPH.node && (number !== GRAPH.initializer || taken.has(tensorName(value))),
      )
      .map(readField),
    ...constants.map((tensor) => bytesField(GRAPH.initializer, tensorMessage(tensor))),
  ]);
  const parts = readFields(model).map((field) =>
    field.number === MODEL.graph ? bytesField(MODEL.graph, graph) : readField(field),
  );
  return toBytes(
    joined(nodes.some(({ isOfRuntime }) => isOfRuntime) ? [...parts, RUNTIME_OPERATORS] : parts),
  );
}

/** A node with nothing but numbers for attributes. */
export function graphNode(
  operator: string,
  inputs: readonly string[],
  output: string,
  {
    floats = {},
    integers = {},
    isOfRuntime = false,
  }: {
    readonly floats?: Readonly<Record<string, number>>;
    readonly integers?: Attributes;
    /** An operator of ONNX Runtime's own, not of ONNX. */
    readonly isOfRuntime?: boolean;
  } = {},
): GraphNode {
  const domain = isOfRuntime ? RUNTIME_DOMAIN : undefined;
  const bytes = toBytes(nodeMessage({ operator, inputs, output, attributes: integers, floats, domain }));
  return { operator, inputs, outputs: [output], floats, integers: {}, isOfRuntime, bytes };
}

const RUNTIME_DOMAIN = 'com.microsoft';

/** The OperatorSetIdProto that lets a model use the runtime's own operators, of which there is one version. */
const RUNTIME_OPERATORS = bytesField(
  MODEL.operatorSet,
  joined([bytesField(OPERATOR_SET.domain, RUNTIME_DOMAIN), numberField(OPERATOR_SET.version, 1)]),
);
