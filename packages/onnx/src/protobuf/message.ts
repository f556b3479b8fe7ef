import { WIRE, type WireField } from './read-fields.js';

/**
 * A message of Protocol Buffers in the making (protobuf.dev/programming-guides/encoding), in pieces: joined
 * once at the end, so that weights are not copied at each level they are nested in.
 */
export interface Message {
  readonly byteLength: number;
  readonly pieces: readonly Uint8Array[];
}

/** A field that holds a whole number from 0 to 2^53 or, of two's complement in 64 bits, a negative one. */
export const numberField = (number: number, value: number | bigint): Message =>
  field(number, WIRE.varint, piece(varint(value)));

/**
 * A field that holds text, bytes, or another message.
 * @throws RangeError for text beyond ASCII, which no name here needs
 */
export function bytesField(number: number, value: string | Uint8Array | Message): Message {
  const content =
    typeof value === 'string' ? piece(ascii(value)) : value instanceof Uint8Array ? piece(value) : value;
  return field(number, WIRE.bytes, joined([piece(varint(content.byteLength)), content]));
}

/** A field that holds a float of 32 bits. */
export function floatField(number: number, value: number): Message {
  const float = new Uint8Array(Float32Array.BYTES_PER_ELEMENT);
  new DataView(float.buffer).setFloat32(0, value, true);
  return field(number, WIRE.fixed32, piece(float));
}

/** A field of another message. */
export const readField = ({ number, wireType, value }: WireField): Message =>
  wireType === WIRE.bytes ? bytesField(number, value) : field(number, wireType, piece(value));

/** The message whose fields these are. */
export function joined(fields: readonly Message[]): Message {
  return {
    byteLength: fields.reduce((sum, { byteLength }) => sum + byteLength, 0),
    pieces: fields.flatMap(({ pieces }) => pieces),
  };
}

export function toBytes({ byteLength, pieces }: Message): Uint8Array {
  const bytes = new Uint8Array(byteLength);
  let at = 0;
  for (const part of pieces) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const field = (number: number, wireType: number, content: Message): Message =>
  joined([piece(varint(number * 8 + wireType)), content]);

const piece = (bytes: Uint8Array): Message => ({ byteLength: bytes.length, pieces: [bytes] });

function ascii(text: string): Uint8Array {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  if (codes.some((code) => code > 0x7f)) throw new RangeError(`expected text of ASCII, received ${text}`);
  return Uint8Array.from(codes);
}

/** Seven bits a byte, the lowest first. */
function varint(value: number | bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest >= 128n) {
    bytes.push(Number(rest % 128n) + 128);
    rest /= 128n;
  }
  return Uint8Array.from([...bytes, Number(rest)]);
}
