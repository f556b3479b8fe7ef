import { ATTRIBUTE, GRAPH, MODEL, NODE, TENSOR, VALUE } from './onnx-fields.js';
import {
  numbersOf,
  readFields,
  textOf,
  textsOf,
  valuesOf,
  WIRE,
  type WireField,
} from './protobuf/read-fields.js';
import { type FloatTensor, readTensor } from './tensor.js';

/** An operator of a network, and the values it takes and gives, by name. */
export interface GraphNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Its attributes that are single floats. */
  readonly floats: Readonly<Record<string, number>>;
  /** Its attributes that are lists of whole numbers. */
  readonly integers: Readonly<Record<string, readonly number[]>>;
  /** Whether it is one of ONNX Runtime's own operators, not of ONNX's. */
  readonly isOfRuntime?: boolean;
  /** The NodeProto that says so. */
  readonly bytes: Uint8Array;
}

/** What a network computes. */
export interface Graph {
  /** In an order in which they can be computed. */
  readonly nodes: readonly GraphNode[];
  /** Float constants by name: the weights, and the results of `Constant` nodes. */
  readonly constants: ReadonlyMap<string, FloatTensor>;
  /** Names of what the network gives. */
  readonly outputs: ReadonlySet<string>;
}

/** @throws RangeError where the bytes are no ONNX file */
export function readGraph(model: Uint8Array): Graph {
  const fields = graphFields(model);
  const nodes = valuesOf(fields, GRAPH.node).map(readNode);
  const initializers = valuesOf(fields, GRAPH.initializer).flatMap((bytes) => {
    const tensor = readTensor(bytes);
    return tensor ? [[tensor.name, tensor] as const] : [];
  });
  return {
    nodes,
    constants: new Map([...initializers, ...nodes.flatMap(constantOf)]),
    outputs: new Set(outputsOf(fields)),
  };
}

/**
 * The fields of a model's GraphProto.
 * @throws RangeError where the bytes are no ONNX file
 */
export function graphFields(model: Uint8Array): WireField[] {
  const graph = readFields(model).find(({ number }) => number === MODEL.graph);
  if (!graph) throw new RangeError('expected an ONNX file, received a message without a graph');
  return readFields(graph.value);
}

/** Names of what a graph of these fields gives. */
export const outputsOf = (fields: readonly WireField[]): string[] =>
  valuesOf(fields, GRAPH.output).map((bytes) => textOf(readFields(bytes), VALUE.name));

/** The name that a TensorProto has in its graph. */
export const tensorName = (bytes: Uint8Array): string => textOf(readFields(bytes), TENSOR.name);

function readNode(bytes: Uint8Array): GraphNode {
  const fields = readFields(bytes);
  const attributes = valuesOf(fields, NODE.attribute).map(readFields);
  return {
    operator: textOf(fields, NODE.operator),
    inputs: textsOf(fields, NODE.input),
    outputs: textsOf(fields, NODE.output),
    floats: Object.fromEntries(attributes.flatMap(floatOf)),
    integers: Object.fromEntries(attributes.flatMap(integersOf)),
    bytes,
  };
}

function floatOf(attribute: readonly WireField[]): [string, number][] {
  const value = attribute.find(
    ({ number, wireType }) => number === ATTRIBUTE.float && wireType === WIRE.fixed32,
  )?.value;
  if (!value) return [];
  const { buffer, byteOffset } = value;
  return [[textOf(attribute, ATTRIBUTE.name), new DataView(buffer, byteOffset).getFloat32(0, true)]];
}

function integersOf(attribute: readonly WireField[]): [string, number[]][] {
  const values = attribute.filter(({ number }) => number === ATTRIBUTE.integers).flatMap(numbersOf);
  return values.length > 0 ? [[textOf(attribute, ATTRIBUTE.name), values]] : [];
}

/** Paddle's converter writes weights as nodes that give a constant. */
function constantOf({ operator, outputs, bytes }: GraphNode): (readonly [string, FloatTensor])[] {
  const [name] = outputs;
  if (operator !== 'Constant' || name === undefined) return [];
  const written = valuesOf(readFields(bytes), NODE.attribute).flatMap((attribute) =>
    valuesOf(readFields(attribute), ATTRIBUTE.tensor),
  )[0];
  const tensor = written && readTensor(written);
  return tensor ? [[name, { ...tensor, name }]] : [];
}
