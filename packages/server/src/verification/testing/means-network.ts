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
  return message(field(1, name), field(2, message(field(1, message(wholeNumber(1, FLOAT), field(2, shape))))));
};

/** Side of the picture that {@link meansNetwork} takes. */
export const NETWORK_SIDE_PX = 8;

/** A network (ONNX) that takes a picture as `face` and answers with the mean of each of its three planes as `means`. */
export function meansNetwork(): Uint8Array {
  const axes = message(field(1, 'axes'), wholeNumber(8, 2), wholeNumber(8, 3), wholeNumber(20, INTEGERS));
  const keepDimensions = message(field(1, 'keepdims'), wholeNumber(3, 0), wholeNumber(20, INTEGER));
  const node = message(field(1, 'face'), field(2, 'means'), field(4, 'ReduceMean'), field(5, axes), field(5, keepDimensions));
  const graph = message(
    field(1, node),
    field(2, 'means'),
    field(11, floats('face', [1, 3, NETWORK_SIDE_PX, NETWORK_SIDE_PX])),
    field(12, floats('means', [1, 3])),
  );
  return message(wholeNumber(1, 7), field(7, graph), field(8, message(field(1, ''), wholeNumber(2, 13))));
}
