import { ELEMENT, TENSOR } from './onnx-fields.js';
import { bytesField, joined, type Message, numberField } from './protobuf/message.js';
import { numbersOf, readFields, textOf, valuesOf, varintAt } from './protobuf/read-fields.js';

/** Half floats are told by their bits. */
type Numbers = Float32Array | Uint16Array | Int8Array | BigInt64Array;

/**
 * Numbers of a network's file that it does not learn of its input: weights, and constants of its operators.
 */
export interface Tensor<Values = Numbers> {
  readonly name: string;
  readonly dims: readonly number[];
  readonly values: Values;
}

export type FloatTensor = Tensor<Float32Array>;

/** The tensor of a TensorProto; undefined where its values are no float32 written as raw bytes. */
export function readTensor(bytes: Uint8Array): FloatTensor | undefined {
  const fields = readFields(bytes);
  const [raw] = valuesOf(fields, TENSOR.rawData);
  const isFloat = valuesOf(fields, TENSOR.dataType).some(
    (value) => varintAt(value, 0).value === ELEMENT.float,
  );
  if (!raw || !isFloat || raw.length % Float32Array.BYTES_PER_ELEMENT !== 0) return undefined;
  return {
    name: textOf(fields, TENSOR.name),
    dims: fields.filter(({ number }) => number === TENSOR.dims).flatMap(numbersOf),
    // Floats start at a multiple of four bytes in an array of their own, wherever the file has them.
    values: new Float32Array(new Uint8Array(raw).buffer),
  };
}

/**
 * The TensorProto of a tensor, little-endian, as every machine is that Node runs on.
 * @throws RangeError where there are not as many numbers as its dimensions say
 */
export function tensorMessage({ name, dims, values }: Tensor): Message {
  const expected = dims.reduce((product, dim) => product * dim, 1);
  if (values.length !== expected)
    throw new RangeError(
      `expected ${expected} numbers for the shape ${dims.join('x')}, received ${values.length}`,
    );
  return joined([
    ...dims.map((dim) => numberField(TENSOR.dims, dim)),
    numberField(TENSOR.dataType, elementOf(values)),
    bytesField(TENSOR.name, name),
    bytesField(TENSOR.rawData, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ]);
}

function elementOf(values: Numbers): number {
  if (values instanceof Float32Array) return ELEMENT.float;
  if (values instanceof Uint16Array) return ELEMENT.halfFloat;
  return values instanceof Int8Array ? ELEMENT.int8 : ELEMENT.int64;
}
