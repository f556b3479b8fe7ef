import { ATTRIBUTE, GRAPH, MODEL, NODE, OPERATORS, TENSOR, VALUE } from './onnx-fields.js';
import {
  bytesOfName,
  nameOf,
  numbersOf,
  readFields,
  varint,
  WIRE,
  type WireField,
  writeFields,
} from './protobuf.js';
import { type FloatTensor, readTensor, type Tensor, writeTensor } from './tensor.js';

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

/** The model with other nodes and some constants more, less the constants that no node takes any longer. */
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
  const graph = writeFields([
    ...needed.map(({ bytes }) => bytesField(GRAPH.node, bytes)),
    ...fields.filter(
      ({ number, value }) =>
        number !== GRAPH.node &&
        (number !== GRAPH.initializer || taken.has(textOf(readFields(value), TENSOR.name))),
    ),
    ...constants.map((tensor) => bytesField(GRAPH.initializer, writeTensor(tensor))),
  ]);
  const parts = readFields(model).map((field) =>
    field.number === MODEL.graph ? { ...field, value: graph } : field,
  );
  return writeFields(nodes.some(({ isOfRuntime }) => isOfRuntime) ? [...parts, RUNTIME_OPERATORS] : parts);
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
    readonly integers?: Readonly<Record<string, number | readonly number[]>>;
    /** An operator of ONNX Runtime's own, not of ONNX. */
    readonly isOfRuntime?: boolean;
  } = {},
): GraphNode {
  const bytes = writeFields([
    ...inputs.map((name) => textField(NODE.input, name)),
    textField(NODE.output, output),
    textField(NODE.operator, operator),
    ...Object.entries(floats).map(([name, value]) => bytesField(NODE.attribute, floatAttribute(name, value))),
    ...Object.entries(integers).map(([name, value]) =>
      bytesField(NODE.attribute, integerAttribute(name, value)),
    ),
    ...(isOfRuntime ? [textField(NODE.domain, RUNTIME_DOMAIN)] : []),
  ]);
  return { operator, inputs, outputs: [output], floats, integers: {}, isOfRuntime, bytes };
}

function readNode(bytes: Uint8Array): GraphNode {
  const fields = readFields(bytes);
  const attributes = valuesOf(fields, NODE.attribute).map(readFields);
  return {
    operator: textOf(fields, NODE.operator),
    inputs: textsOf(fields, NODE.input),
    outputs: textsOf(fields, NODE.output),
    floats: Object.fromEntries(
      attributes.flatMap((attribute) => {
        const value = attribute.find(
          ({ number, wireType }) => number === ATTRIBUTE.float && wireType === WIRE.fixed32,
        )?.value;
        return value
          ? [
              [
                textOf(attribute, ATTRIBUTE.name),
                new DataView(Uint8Array.from(value).buffer).getFloat32(0, true),
              ],
            ]
          : [];
      }),
    ),
    integers: Object.fromEntries(
      attributes.flatMap((attribute) => {
        const values = attribute.filter(({ number }) => number === ATTRIBUTE.integers).flatMap(numbersOf);
        return values.length > 0 ? [[textOf(attribute, ATTRIBUTE.name), values]] : [];
      }),
    ),
    bytes,
  };
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

function floatAttribute(name: string, value: number): Uint8Array {
  const float = new Uint8Array(Float32Array.BYTES_PER_ELEMENT);
  new DataView(float.buffer).setFloat32(0, value, true);
  return writeFields([
    textField(ATTRIBUTE.name, name),
    { number: ATTRIBUTE.float, wireType: WIRE.fixed32, value: float },
    { number: ATTRIBUTE.type, wireType: WIRE.varint, value: varint(ATTRIBUTE.floatType) },
  ]);
}

function integerAttribute(name: string, value: number | readonly number[]): Uint8Array {
  const [number, type, values] =
    typeof value === 'number'
      ? [ATTRIBUTE.integer, ATTRIBUTE.integerType, [value]]
      : [ATTRIBUTE.integers, ATTRIBUTE.integersType, value];
  return writeFields([
    textField(ATTRIBUTE.name, name),
    ...values.map((one) => ({ number, wireType: WIRE.varint, value: varint(one) })),
    { number: ATTRIBUTE.type, wireType: WIRE.varint, value: varint(type) },
  ]);
}

function graphFields(model: Uint8Array): WireField[] {
  const graph = readFields(model).find(({ number }) => number === MODEL.graph);
  if (!graph) throw new RangeError('expected an ONNX file, received a message without a graph');
  return readFields(graph.value);
}

const RUNTIME_DOMAIN = 'com.microsoft';

const outputsOf = (fields: readonly WireField[]): string[] =>
  valuesOf(fields, GRAPH.output).map((bytes) => textOf(readFields(bytes), VALUE.name));
const bytesField = (number: number, value: Uint8Array): WireField => ({
  number,
  wireType: WIRE.bytes,
  value,
});
const textField = (number: number, text: string): WireField => bytesField(number, bytesOfName(text));
const valuesOf = (fields: readonly WireField[], of: number): Uint8Array[] =>
  fields.filter(({ number }) => number === of).map(({ value }) => value);
const textsOf = (fields: readonly WireField[], of: number): string[] => valuesOf(fields, of).map(nameOf);
const textOf = (fields: readonly WireField[], of: number): string => textsOf(fields, of)[0] ?? '';

/** The OperatorSetIdProto that lets a model use the runtime's own operators, of which there is one version. */
const RUNTIME_OPERATORS = bytesField(
  MODEL.operators,
  writeFields([
    textField(OPERATORS.domain, RUNTIME_DOMAIN),
    { number: OPERATORS.version, wireType: WIRE.varint, value: varint(1) },
  ]),
);
