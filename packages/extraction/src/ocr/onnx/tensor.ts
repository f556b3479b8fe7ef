import { TENSOR } from './onnx-fields.js';
import {
  bytesOfName,
  nameOf,
  numbersOf,
  readFields,
  varint,
  varintAt,
  WIRE,
  writeFields,
} from './protobuf.js';

const FLOAT_BYTES = 4;

/**
 * Numbers of a network's file that it does not learn of its input: weights, and constants of its operators.
 */
export interface Tensor<Values = Float32Array | Int8Array | BigInt64Array> {
  readonly name: string;
  readonly dims: readonly number[];
  readonly values: Values;
}

export type FloatTensor = Tensor<Float32Array>;

/** The tensor of a TensorProto; undefined where its values are no float32 written as raw bytes. */
export function readTensor(bytes: Uint8Array): FloatTensor | undefined {
  const fields = readFields(bytes);
  const raw = fields.find(({ number }) => number === TENSOR.rawData)?.value;
  const isFloat = fields.some(
    ({ number, value }) => number === TENSOR.dataType && varintAt(value, 0).value === TENSOR.floatType,
  );
  if (!raw || !isFloat || raw.length % FLOAT_BYTES !== 0) return undefined;
  const name = fields.find(({ number }) => number === TENSOR.name)?.value ?? new Uint8Array();
  return {
    name: nameOf(name),
    dims: fields.filter(({ number }) => number === TENSOR.dims).flatMap(numbersOf),
    // Floats start at a multiple of four bytes in an array of their own, wherever the file has them.
    values: new Float32Array(new Uint8Array(raw).buffer),
  };
}

/** The TensorProto of a tensor. */
export function writeTensor({ name, dims, values }: Tensor): Uint8Array {
  return writeFields([
    ...dims.map((dim) => ({ number: TENSOR.dims, wireType: WIRE.varint, value: varint(dim) })),
    { number: TENSOR.dataType, wireType: WIRE.varint, value: varint(typeOf(values)) },
    { number: TENSOR.name, wireType: WIRE.bytes, value: bytesOfName(name) },
    {
      number: TENSOR.rawData,
      wireType: WIRE.bytes,
      value: new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
    },
  ]);
}

function typeOf(values: Tensor['values']): number {
  if (values instanceof Int8Array) return TENSOR.int8Type;
  return values instanceof Float32Array ? TENSOR.floatType : TENSOR.int64Type;
}
