import { DecodeError } from '../../errors.js';

/** Big-endian numbers at stated places of a font program. Reading past the end is a `DecodeError`. */
export class ByteView {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  uint8(at: number): number {
    return this.#view.getUint8(this.#checked(at, 1));
  }

  uint16(at: number): number {
    return this.#view.getUint16(this.#checked(at, 2));
  }

  int16(at: number): number {
    return this.#view.getInt16(this.#checked(at, 2));
  }

  uint32(at: number): number {
    return this.#view.getUint32(this.#checked(at, 4));
  }

  /** One to four bytes. */
  uint(at: number, width: number): number {
    this.#checked(at, width);
    let value = 0;
    for (let index = 0; index < width; index++) value = value * 256 + this.bytes[at + index]!;
    return value;
  }

  #checked(at: number, width: number): number {
    if (at < 0 || at + width > this.length)
      throw new DecodeError('TRUNCATED', `a font program ends before offset ${at + width}`);
    return at;
  }
}
