import { halfFloatBits } from './half-float.js';
import { type Attributes, nodeMessage } from './node-message.js';
import {
  DIMENSION,
  ELEMENT,
  GRAPH,
  MODEL,
  OPERATOR_SET,
  SHAPE,
  TENSOR_TYPE,
  TYPE,
  VALUE,
} from './onnx-fields.js';
import { bytesField, joined, type Message, numberField, toBytes } from './protobuf/message.js';
import { type Tensor, tensorMessage } from './tensor.js';

/** A value that flows through the graph, by its name. */
export type Value = string & { readonly __value: never };

/** A dimension that is known, or the name of one that each run may choose. */
export type Dimension = number | string;

/** ONNX 1.8, for operators of set 13. */
const IR_VERSION = 7;
const OPERATORS_VERSION = 13;

/**
 * A graph of ONNX operators (onnx.ai/onnx/operators, set 13) in the making. Values are named in the order
 * they are made.
 */
export class NewGraph {
  readonly #weightBits: 16 | 32;
  #made = 0;
  readonly #nodes: Message[] = [];
  readonly #constants: Message[] = [];
  readonly #inputs: Message[] = [];
  readonly #outputs: Message[] = [];

  /** @param weightBits in how many bits the file holds weights; the network is run in 32 */
  constructor(weightBits: 16 | 32 = 32) {
    this.#weightBits = weightBits;
  }

  /** An input of the graph, of 8-bit numbers. */
  pixels(name: string, dims: readonly Dimension[]): Value {
    this.#inputs.push(bytesField(GRAPH.input, valueInfo(name, ELEMENT.uint8, dims)));
    return name as Value;
  }

  /** An input of the graph, of 32-bit floats. */
  floats(name: string, dims: readonly Dimension[]): Value {
    this.#inputs.push(bytesField(GRAPH.input, valueInfo(name, ELEMENT.float, dims)));
    return name as Value;
  }

  /** Numbers that are part of the model: floats. */
  weights(dims: readonly number[], numbers: Float32Array): Value {
    if (this.#weightBits === 32) return this.#constant(dims, numbers);
    const halves = this.#constant(dims, Uint16Array.from(numbers, halfFloatBits));
    return this.apply('Cast', [halves], { to: ELEMENT.float });
  }

  /** A list of whole numbers that an operator takes as an input: a shape, amounts of padding. */
  integers(numbers: readonly number[]): Value {
    return this.#constant([numbers.length], BigInt64Array.from(numbers, BigInt));
  }

  /** The one output of an operator. */
  apply(operator: string, inputs: readonly Value[], attributes: Attributes = {}): Value {
    const output = this.#name();
    this.#nodes.push(bytesField(GRAPH.node, nodeMessage({ operator, inputs, output, attributes })));
    return output;
  }

  /** Makes a value an output of the graph, under a name of its own. */
  output(name: string, value: Value): void {
    this.#nodes.push(
      bytesField(GRAPH.node, nodeMessage({ operator: 'Identity', inputs: [value], output: name })),
    );
    this.#outputs.push(bytesField(GRAPH.output, valueInfo(name, ELEMENT.float)));
  }

  /** The file. */
  toModel(): Uint8Array {
    const graph = joined([
      ...this.#nodes,
      bytesField(GRAPH.name, 'graph'),
      ...this.#constants,
      ...this.#inputs,
      ...this.#outputs,
    ]);
    const operatorSet = joined([
      bytesField(OPERATOR_SET.domain, ''),
      numberField(OPERATOR_SET.version, OPERATORS_VERSION),
    ]);
    return toBytes(
      joined([
        numberField(MODEL.irVersion, IR_VERSION),
        bytesField(MODEL.graph, graph),
        bytesField(MODEL.operatorSet, operatorSet),
      ]),
    );
  }

  #constant(dims: readonly number[], values: Tensor['values']): Value {
    const name = this.#name();
    this.#constants.push(bytesField(GRAPH.initializer, tensorMessage({ name, dims, values })));
    return name;
  }

  #name(): Value {
    return `value-${this.#made++}` as Value;
  }
}

function valueInfo(name: string, element: number, dims?: readonly Dimension[]): Message {
  const dimension = (dim: Dimension): Message =>
    typeof dim === 'number' ? numberField(DIMENSION.value, dim) : bytesField(DIMENSION.parameter, dim);
  const shape =
    dims && bytesField(TENSOR_TYPE.shape, joined(dims.map((dim) => bytesField(SHAPE.dim, dimension(dim)))));
  const tensor = joined([numberField(TENSOR_TYPE.elementType, element), ...(shape ? [shape] : [])]);
  return joined([bytesField(VALUE.name, name), bytesField(VALUE.type, bytesField(TYPE.tensor, tensor))]);
}
