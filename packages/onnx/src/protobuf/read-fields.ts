/**
 * The wire format of Protocol Buffers (protobuf.dev/programming-guides/encoding), as far as ONNX files need
 * it: a message is a list of fields, each a tag and a value.
 */

/** How a field's value is written. */
export const WIRE = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

export interface WireField {
  readonly number: number;
  readonly wireType: number;
  /** The value's bytes: what a length announces, without the length, or the number as written. */
  readonly value: Uint8Array;
}

/**
 * The fields of a message in their order.
 * @throws RangeError where the bytes are no message
 */
export function readFields(message: Uint8Array): WireField[] {
  const fields: WireField[] = [];
  let at = 0;
  while (at < message.length) {
    const tag = varintAt(message, at);
    const number = Math.floor(tag.value / 8);
    const wireType = tag.value % 8;
    let [start, end] = [tag.end, tag.end];
    if (wireType === WIRE.varint) end = varintAt(message, start).end;
    else if (wireType === WIRE.fixed64) end += 8;
    else if (wireType === WIRE.fixed32) end += 4;
    else if (wireType === WIRE.bytes) {
      const length = varintAt(message, start);
      start = length.end;
      end = start + length.value;
    } else throw new RangeError(`expected a wire type of protobuf, received ${wireType}`);
    if (number === 0 || end > message.length)
      throw new RangeError(`expected a field at byte ${at}, received none that fits`);
    fields.push({ number, wireType, value: message.subarray(start, end) });
    at = end;
  }
  return fields;
}

/** @throws RangeError when the bytes end within the number */
export function varintAt(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  let factor = 1;
  for (let index = at; index < bytes.length && index < at + 10; index++) {
    value += (bytes[index]! % 128) * factor;
    if (bytes[index]! < 128) return { value, end: index + 1 };
    factor *= 128;
  }
  throw new RangeError(`expected a number at byte ${at}, received its beginning only`);
}

/** Repeated numbers are written one by one, or packed in one field. */
export function numbersOf({ wireType, value }: WireField): number[] {
  if (wireType === WIRE.varint) return [varintAt(value, 0).value];
  const numbers: number[] = [];
  for (let at = 0; at < value.length; ) {
    const one = varintAt(value, at);
    numbers.push(one.value);
    at = one.end;
  }
  return numbers;
}

export const valuesOf = (fields: readonly WireField[], of: number): Uint8Array[] =>
  fields.filter(({ number }) => number === of).map(({ value }) => value);

/** Names of the ASCII that ONNX's are, a character for each byte. */
export const textsOf = (fields: readonly WireField[], of: number): string[] =>
  valuesOf(fields, of).map((bytes) => String.fromCharCode(...bytes));

export const textOf = (fields: readonly WireField[], of: number): string => textsOf(fields, of)[0] ?? '';
