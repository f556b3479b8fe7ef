import { halfFloatBits } from '../half-float.js';
import { bytesField, joined, type Message, numberField, toBytes } from './protobuf.js';

/** A value that flows through the graph, by its name. */
export type Value = string & { readonly __value: never };

/** Attributes of the operators that are used here are whole numbers, lists of them, and text. */
export type Attributes = Readonly<Record<string, number | readonly number[] | string>>;

/** A dimension that is known, or the name of one that each run may choose. */
export type Dimension = number | string;

/** ONNX 1.8, for operators of set 13. */
const IR_VERSION = 7;
const OPERATOR_SET = 13;

/** Field numbers and codes of onnx.proto3. */
const MODEL = { irVersion: 1, graph: 7, operatorSet: 8 } as const;
const OPERATOR_SET_ID = { domain: 1, version: 2 } as const;
const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 } as const;
const NODE = { input: 1, output: 2, operator: 4, attribute: 5 } as const;
const ATTRIBUTE = { name: 1, integer: 3, text: 4, integers: 8, type: 20 } as const;
const ATTRIBUTE_TYPE = { integer: 2, text: 3, integers: 7 } as const;
const TENSOR = { dims: 1, dataType: 2, name: 8, rawData: 9 } as const;
const VALUE_INFO = { name: 1, type: 2 } as const;
const TYPE = { tensor: 1 } as const;
const TENSOR_TYPE = { elementType: 1, shape: 2 } as const;
const SHAPE = { dim: 1 } as const;
const DIMENSION = { value: 1, parameter: 2 } as const;
const ELEMENT = { float: 1, uint8: 2, int64: 7, halfFloat: 10 } as const;

/**
 * A graph of ONNX operators (onnx.ai/onnx/operators, set 13) in the making. Values are named in the order
 * they are made.
 */
export class OnnxGraph {
  readonly #weightBits: 16 | 32;
  #made = 0;
  readonly #nodes: Message[] = [];
  readonly #weights: Message[] = [];
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
    if (this.#weightBits === 16) {
      const halves = Uint16Array.from(numbers, halfFloatBits);
      return this.apply(
        'Cast',
        [this.#initializer(ELEMENT.halfFloat, dims, new Uint8Array(halves.buffer), numbers.length)],
        {
          to: ELEMENT.float,
        },
      );
    }
    return this.#initializer(
      ELEMENT.float,
      dims,
      new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
      numbers.length,
    );
  }

  /** A list of whole numbers that an operator takes as an input: a shape, amounts of padding. */
  integers(numbers: readonly number[]): Value {
    return this.#initializer(
      ELEMENT.int64,
      [numbers.length],
      new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer),
      numbers.length,
    );
  }

  /** The one output of an operator. */
  apply(operator: string, inputs: readonly Value[], attributes: Attributes = {}): Value {
    const output = this.#name();
    const fields = [
      ...inputs.map((input) => bytesField(NODE.input, input)),
      bytesField(NODE.output, output),
      bytesField(NODE.operator, operator),
      ...Object.entries(attributes).map(([name, value]) =>
        bytesField(NODE.attribute, attributeMessage(name, value)),
      ),
    ];
    this.#nodes.push(bytesField(GRAPH.node, joined(fields)));
    return output;
  }

  /** Makes a value an output of the graph, under a name of its own. */
  output(name: string, value: Value): void {
    this.#nodes.push(
      bytesField(
        GRAPH.node,
        joined([
          bytesField(NODE.input, value),
          bytesField(NODE.output, name),
          bytesField(NODE.operator, 'Identity'),
        ]),
      ),
    );
    this.#outputs.push(bytesField(GRAPH.output, valueInfo(name, ELEMENT.float)));
  }

  /** The file. Its weights are little-endian, as every machine is that Node runs on. */
  toModel(): Uint8Array {
    const graph = joined([
      ...this.#nodes,
      bytesField(GRAPH.name, 'graph'),
      ...this.#weights,
      ...this.#inputs,
      ...this.#outputs,
    ]);
    const operatorSet = joined([
      bytesField(OPERATOR_SET_ID.domain, ''),
      numberField(OPERATOR_SET_ID.version, OPERATOR_SET),
    ]);
    return toBytes(
      joined([
        numberField(MODEL.irVersion, IR_VERSION),
        bytesField(MODEL.graph, graph),
        bytesField(MODEL.operatorSet, operatorSet),
      ]),
    );
  }

  #initializer(element: number, dims: readonly number[], raw: Uint8Array, count: number): Value {
    const expected = dims.reduce((product, dim) => product * dim, 1);
    if (count !== expected)
      throw new RangeError(`expected ${expected} numbers for the shape ${dims.join('x')}, received ${count}`);
    const name = this.#name();
    const tensor = joined([
      ...dims.map((dim) => numberField(TENSOR.dims, dim)),
      numberField(TENSOR.dataType, element),
      bytesField(TENSOR.name, name),
      bytesField(TENSOR.rawData, raw),
    ]);
    this.#weights.push(bytesField(GRAPH.initializer, tensor));
    return name;
  }

  #name(): Value {
    return `value-${this.#made++}` as Value;
  }
}

function attributeMessage(name: string, value: number | readonly number[] | string): Message {
  const called = bytesField(ATTRIBUTE.name, name);
  if (typeof value === 'string')
    return joined([
      called,
      numberField(ATTRIBUTE.type, ATTRIBUTE_TYPE.text),
      bytesField(ATTRIBUTE.text, value),
    ]);
  if (typeof value === 'number')
    return joined([
      called,
      numberField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integer),
      numberField(ATTRIBUTE.integer, value),
    ]);
  const integers = value.map((integer) => numberField(ATTRIBUTE.integers, integer));
  return joined([called, numberField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integers), ...integers]);
}

function valueInfo(name: string, element: number, dims?: readonly Dimension[]): Message {
  const dimension = (dim: Dimension): Message =>
    typeof dim === 'number' ? numberField(DIMENSION.value, dim) : bytesField(DIMENSION.parameter, dim);
  const shape =
    dims && bytesField(TENSOR_TYPE.shape, joined(dims.map((dim) => bytesField(SHAPE.dim, dimension(dim)))));
  const tensor = joined([numberField(TENSOR_TYPE.elementType, element), ...(shape ? [shape] : [])]);
  return joined([
    bytesField(VALUE_INFO.name, name),
    bytesField(VALUE_INFO.type, bytesField(TYPE.tensor, tensor)),
  ]);
}
