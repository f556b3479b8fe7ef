/**
 * Messages of Protocol Buffers (protobuf.dev/programming-guides/encoding), written only, and as far as ONNX
 * files need it.
 */

/**
 * A message in pieces: joined once at the end, so that weights are not copied at each level they are nested
 * in.
 */
export interface Message {
  readonly byteLength: number;
  readonly pieces: readonly Uint8Array[];
}

const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** A field that holds a whole number from 0 to 2^53 or, of two's complement in 64 bits, a negative one. */
export function numberField(number: number, value: number | bigint): Message {
  return joined([piece(varint(number * 8 + VARINT)), piece(varint(value))]);
}

/**
 * A field that holds text, bytes, or another message.
 * @throws RangeError for text beyond ASCII, which no name here needs
 */
export function bytesField(number: number, value: string | Uint8Array | Message): Message {
  const content =
    typeof value === 'string' ? piece(ascii(value)) : value instanceof Uint8Array ? piece(value) : value;
  return joined([piece(varint(number * 8 + LENGTH_DELIMITED)), piece(varint(content.byteLength)), content]);
}

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
