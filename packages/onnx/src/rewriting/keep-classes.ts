import { ATTRIBUTE, GRAPH, MODEL, NODE, TENSOR_TYPE, TYPE, VALUE } from '../onnx-fields.js';
import { joined, readField, toBytes } from '../protobuf/message.js';
import { readFields, type WireField } from '../protobuf/read-fields.js';
import { readTensor, tensorMessage } from '../tensor.js';

/**
 * A classifying network that knows some of its classes only: the columns of the others are cut out of its
 * last layer, so that they are neither computed nor part of the softmax.
 * @param model an ONNX file whose last layer's weights and biases end in a dimension of `classCount`, as no
 * other does
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
  // Weights are initializers of the graph, or, as Paddle's converter writes them, attributes of nodes that
  // give a constant.
  const attribute = (value: Uint8Array): Uint8Array => changed(value, { [ATTRIBUTE.tensor]: tensor });
  const node = (value: Uint8Array): Uint8Array => changed(value, { [NODE.attribute]: attribute });
  const graph = (value: Uint8Array): Uint8Array =>
    changed(value, { [GRAPH.node]: node, [GRAPH.initializer]: tensor, [GRAPH.output]: withoutShape });
  const result = changed(model, { [MODEL.graph]: graph });
  if (cut !== 2)
    throw new RangeError(
      `expected one layer of weights and biases for ${classCount} classes, received ${cut} tensors`,
    );
  return result;
}

type Change = (value: Uint8Array) => Uint8Array;

/** The message with the values of some fields changed, by field number. */
const changed = (message: Uint8Array, changes: Readonly<Record<number, Change>>): Uint8Array =>
  written(
    readFields(message).map((field) => ({
      ...field,
      value: changes[field.number]?.(field.value) ?? field.value,
    })),
  );

/** The tensor with some of its last dimension's entries; undefined for one of another shape. */
function withColumns(bytes: Uint8Array, classCount: number, kept: readonly number[]): Uint8Array | undefined {
  const tensor = readTensor(bytes);
  if (tensor?.dims.at(-1) !== classCount) return undefined;
  const rows = tensor.values.length / classCount;
  const values = new Float32Array(rows * kept.length);
  for (let row = 0, to = 0; row < rows; row++)
    for (const index of kept) values[to++] = tensor.values[row * classCount + index]!;
  return toBytes(tensorMessage({ ...tensor, dims: [...tensor.dims.slice(0, -1), kept.length], values }));
}

/** What the file says of the output's shape no longer holds. */
const withoutShape: Change = (valueInfo) =>
  changed(valueInfo, { [VALUE.type]: (type) => changed(type, { [TYPE.tensor]: shapeless }) });

const shapeless: Change = (tensorType) =>
  written(readFields(tensorType).filter(({ number }) => number !== TENSOR_TYPE.shape));

const written = (fields: readonly WireField[]): Uint8Array => toBytes(joined(fields.map(readField)));
