/** A field of a protobuf message that holds text or another message. */
function field(number: number, content: Uint8Array | string): number[] {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return [...varint(number * 8 + 2), ...varint(bytes.length), ...bytes];
}

const wholeNumber = (number: number, value: number): number[] => [...varint(number * 8), ...varint(value)];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const message = (...fields: readonly number[][]): Uint8Array => Uint8Array.from(fields.flat());

const FLOAT = 1;
const INTEGER = 2;
const INTEGERS = 7;

/** A value of 32-bit floats (ValueInfoProto of onnx.proto3). */
const floats = (name: string, dims: readonly number[]): Uint8Array => {
  const shape = message(...dims.map((dim) => field(1, message(wholeNumber(1, dim)))));
  return message(
    field(1, name),
    field(2, message(field(1, message(wholeNumber(1, FLOAT), field(2, shape))))),
  );
};

/** A network of {@link meansNetwork}. */
interface MeansNetwork {
  readonly input: string;
  /** Of the input. */
  readonly dims: readonly number[];
  readonly output: string;
  /** Dimensions over which the mean is taken; they are dropped. */
  readonly axes: readonly number[];
}

/** A network (ONNX) that answers with means of what it is given. */
export function meansNetwork({ input, dims, output, axes }: MeansNetwork): Uint8Array {
  const over = message(
    field(1, 'axes'),
    ...axes.map((axis) => wholeNumber(8, axis)),
    wholeNumber(20, INTEGERS),
  );
  const keepDimensions = message(field(1, 'keepdims'), wholeNumber(3, 0), wholeNumber(20, INTEGER));
  const node = message(
    field(1, input),
    field(2, output),
    field(4, 'ReduceMean'),
    field(5, over),
    field(5, keepDimensions),
  );
  const left = dims.filter((_, axis) => !axes.includes(axis));
  const graph = message(
    field(1, node),
    field(2, 'means'),
    field(11, floats(input, dims)),
    field(12, floats(output, left)),
  );
  return message(wholeNumber(1, 7), field(7, graph), field(8, message(field(1, ''), wholeNumber(2, 13))));
}
