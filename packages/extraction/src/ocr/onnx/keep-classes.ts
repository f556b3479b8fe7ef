import { readFields, varint, varintAt, WIRE, type WireField, writeFields } from './protobuf.js';

/** Field numbers of onnx.proto3, ONNX 1.16. */
const MODEL_GRAPH = 7;
const GRAPH = { node: 1, initializer: 5, output: 12 } as const;
const NODE = { attribute: 5 } as const;
const ATTRIBUTE = { tensor: 5 } as const;
const TENSOR = { dims: 1, dataType: 2, rawData: 9 } as const;
const VALUE = { type: 2, tensorType: 1, shape: 2 } as const;
const FLOAT_BYTES = 4;
const FLOAT_TYPE = 1;

/**
 * A classifying network that knows some of its classes only: the columns of the others are cut out of its last layer, so
 * that they are neither computed nor part of the softmax.
 * @param model an ONNX file whose last layer's weights and biases end in a dimension of `classCount`, as no other does
 * @param kept the classes that stay, which are then numbered in this order
 * @throws RangeError when the file is no such model
 */
export function keepClasses(model: Uint8Array, classCount: number, kept: readonly number[]): Uint8Array {
  let cut = 0;
  const tensor = (value: Uint8Array): Uint8Array => {
    const columns = withColumns(value, classCount, kept);
    if (columns) cut += 1;
    return columns ?? value;
  };
  // Weights are initializers of the graph, or, as Paddle's converter writes them, attributes of nodes that give a constant.
  const attribute = (value: Uint8Array): Uint8Array => changed(value, { [ATTRIBUTE.tensor]: tensor });
  const node = (value: Uint8Array): Uint8Array => changed(value, { [NODE.attribute]: attribute });
  const graph = (value: Uint8Array): Uint8Array =>
    changed(value, { [GRAPH.node]: node, [GRAPH.initializer]: tensor, [GRAPH.output]: withoutShape });
  const written = changed(model, { [MODEL_GRAPH]: graph });
  if (cut !== 2) throw new RangeError(`expected one layer of weights and biases for ${classCount} classes, received ${cut} tensors`);
  return written;
}

type Change = (value: Uint8Array) => Uint8Array;

/** The message with the values of some fields changed, by field number. */
const changed = (message: Uint8Array, changes: Readonly<Record<number, Change>>): Uint8Array =>
  writeFields(readFields(message).map((field) => ({ ...field, value: changes[field.number]?.(field.value) ?? field.value })));

/** The tensor with some of its last dimension's entries; undefined for one of another shape. */
function withColumns(tensor: Uint8Array, classCount: number, kept: readonly number[]): Uint8Array | undefined {
  const fields = readFields(tensor);
  const dims = fields.filter(({ number }) => number === TENSOR.dims).flatMap(dimsOf);
  const raw = fields.find(({ number }) => number === TENSOR.rawData)?.value;
  const isFloat = fields.some(({ number, value }) => number === TENSOR.dataType && varintAt(value, 0).value === FLOAT_TYPE);
  if (dims.at(-1) !== classCount || !raw || !isFloat) return undefined;
  const rows = raw.length / (classCount * FLOAT_BYTES);
  const columns = new Uint8Array(rows * kept.length * FLOAT_BYTES);
  for (let row = 0, to = 0; row < rows; row++) {
    for (const index of kept) {
      const from = (row * classCount + index) * FLOAT_BYTES;
      columns.set(raw.subarray(from, from + FLOAT_BYTES), to);
      to += FLOAT_BYTES;
    }
  }
  const newDims = [...dims.slice(0, -1), kept.length].map((dim) => ({ number: TENSOR.dims, wireType: WIRE.varint, value: varint(dim) }));
  const others = fields.filter(({ number }) => number !== TENSOR.dims && number !== TENSOR.rawData);
  return writeFields([...newDims, ...others, { number: TENSOR.rawData, wireType: WIRE.bytes, value: columns }]);
}

/** Repeated numbers are written one by one, or packed in one field. */
function dimsOf({ wireType, value }: WireField): number[] {
  if (wireType === WIRE.varint) return [varintAt(value, 0).value];
  const dims: number[] = [];
  for (let at = 0; at < value.length; ) {
    const dim = varintAt(value, at);
    dims.push(dim.value);
    at = dim.end;
  }
  return dims;
}

/** What the file says of the output's shape no longer holds. */
const withoutShape: Change = (valueInfo) =>
  changed(valueInfo, { [VALUE.type]: (type) => changed(type, { [VALUE.tensorType]: shapeless }) });

const shapeless: Change = (tensorType) => writeFields(readFields(tensorType).filter(({ number }) => number !== VALUE.shape));
