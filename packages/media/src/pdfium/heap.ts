import type { PdfiumFunctions } from './library.js';

/** Longer strings (names, an annotation's contents) are not read. */
const MAX_STRING_BYTES = 16_384;

/** PDFium's memory, read and written safely: the buffer is taken anew each time, since growth detaches it. */
export class Heap {
  /** 64 bytes for an answer that is read before anything else is asked. */
  readonly scratch: number;
  readonly #functions: PdfiumFunctions;
  #doubles = new Float64Array();
  #floats = new Float32Array();
  #words = new Uint32Array();

  constructor(functions: PdfiumFunctions) {
    this.#functions = functions;
    this.scratch = this.allocate(64);
  }

  get sizeBytes(): number {
    return this.#functions.memory.buffer.byteLength;
  }

  /**
   * Copies `bytes` in. @returns the pointer, to be freed by the caller. @throws RangeError when memory is
   * short.
   */
  place(bytes: Uint8Array): number {
    const pointer = this.allocate(Math.max(1, bytes.length));
    new Uint8Array(this.#functions.memory.buffer).set(bytes, pointer);
    return pointer;
  }

  /** @throws RangeError when PDFium's memory (2 GiB at most) is used up. */
  allocate(sizeBytes: number): number {
    const pointer = this.#functions.malloc(sizeBytes);
    if (pointer === 0) throw new RangeError(`PDFium has no ${sizeBytes} bytes left`);
    return pointer;
  }

  free(pointer: number): void {
    this.#functions.free(pointer);
  }

  floats(pointer: number, count: number): Float32Array {
    return new Float32Array(this.#functions.memory.buffer, pointer, count);
  }

  /** One number of 64 bits, without making a view for it: the last one is empty once memory has grown. */
  double(pointer: number): number {
    if (this.#doubles.length === 0) this.#doubles = new Float64Array(this.#functions.memory.buffer);
    return this.#doubles[pointer >> 3] ?? 0;
  }

  /** One number of 32 bits, without making a view for it. */
  float(pointer: number): number {
    if (this.#floats.length === 0) this.#floats = new Float32Array(this.#functions.memory.buffer);
    return this.#floats[pointer >> 2] ?? 0;
  }

  /** One unsigned number of 32 bits; PDFium writes its enums and its FPDF_BOOLs like this, too. */
  word(pointer: number): number {
    if (this.#words.length === 0) this.#words = new Uint32Array(this.#functions.memory.buffer);
    return this.#words[pointer >> 2] ?? 0;
  }

  bytes(pointer: number, count: number): Uint8Array {
    return new Uint8Array(this.#functions.memory.buffer, pointer, count);
  }

  /** Lends `sizeBytes` of memory for the length of `use`. */
  borrow<T>(sizeBytes: number, use: (pointer: number) => T): T {
    const pointer = this.allocate(sizeBytes);
    try {
      return use(pointer);
    } finally {
      this.free(pointer);
    }
  }

  /**
   * Reads a UTF-16LE string that a function writes with its closing zero.
   * @param write is given room for {@link MAX_STRING_BYTES}, and a place for a length; answers the string's
   * length in bytes
   */
  utf16(write: (out: number, sizeBytes: number, lengthOut: number) => number): string {
    return this.#string('utf-16le', 2, write);
  }

  /** Reads a UTF-8 string in the same way. */
  utf8(write: (out: number, sizeBytes: number, lengthOut: number) => number): string {
    return this.#string('utf-8', 1, write);
  }

  #string(
    encoding: string,
    zeroBytes: number,
    write: (out: number, sizeBytes: number, lengthOut: number) => number,
  ): string {
    return this.borrow(MAX_STRING_BYTES + 4, (pointer) => {
      const lengthOut = pointer;
      const out = pointer + 4;
      const length = write(out, MAX_STRING_BYTES, lengthOut);
      if (length <= zeroBytes || length > MAX_STRING_BYTES) return '';
      return new TextDecoder(encoding).decode(this.bytes(out, length - zeroBytes).slice());
    });
  }
}
