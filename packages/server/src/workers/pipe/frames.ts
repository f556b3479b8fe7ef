/**
 * Frames on the pipe between the server and a worker: four bytes of length (little endian, of what follows),
 * one byte of kind, then the payload.
 */
export const HEADER_BYTES = 5;

/** The server's end and a worker's end of the pipe carry messages; the server sends the files besides. */
export const FRAME_KINDS = { message: 1, fileBytes: 2 } as const;
export type FrameKind = keyof typeof FRAME_KINDS;

const KIND_OF_BYTE = new Map<number, FrameKind>(
  (Object.keys(FRAME_KINDS) as FrameKind[]).map((kind) => [FRAME_KINDS[kind], kind]),
);

/** Bytes on the pipe are no frames: whoever writes them is not to be listened to any further. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

/** The header of a frame, to be written before its payload. */
export function frameHeader(kind: FrameKind, payloadBytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(payloadBytes + 1);
  header.writeUInt8(FRAME_KINDS[kind], 4);
  return header;
}

/** Puts the pieces of a pipe together to frames. Holds no more than one frame of the largest size. */
export class FrameReader {
  readonly #maxPayloadBytes: number;
  readonly #onFrame: (kind: FrameKind, payload: Buffer) => void;
  readonly #header = Buffer.alloc(HEADER_BYTES);
  #headerFilled = 0;
  #kind: FrameKind = 'message';
  #pieces: Buffer[] = [];
  #missing = 0;

  /** @param onFrame gets a payload of its own memory, or a view of the last piece */
  constructor(maxPayloadBytes: number, onFrame: (kind: FrameKind, payload: Buffer) => void) {
    this.#maxPayloadBytes = maxPayloadBytes;
    this.#onFrame = onFrame;
  }

  /** @throws FrameError for a length beyond the largest or of no kind, before any of it is kept */
  push(piece: Buffer): void {
    let rest = piece;
    while (rest.length > 0) {
      if (this.#headerFilled < HEADER_BYTES) {
        const taken = rest.copy(this.#header, this.#headerFilled, 0, HEADER_BYTES - this.#headerFilled);
        this.#headerFilled += taken;
        rest = rest.subarray(taken);
        if (this.#headerFilled < HEADER_BYTES) return;
        this.#readHeader();
      }
      const part = rest.subarray(0, this.#missing);
      if (part.length > 0) this.#pieces.push(part);
      this.#missing -= part.length;
      rest = rest.subarray(part.length);
      if (this.#missing > 0) return;
      const payload = this.#pieces.length === 1 ? (this.#pieces[0] as Buffer) : Buffer.concat(this.#pieces);
      this.#pieces = [];
      this.#headerFilled = 0;
      this.#onFrame(this.#kind, payload);
    }
  }

  #readHeader(): void {
    const length = this.#header.readUInt32LE();
    const kind = KIND_OF_BYTE.get(this.#header.readUInt8(4));
    if (!kind) throw new FrameError('a frame of no known kind');
    if (length < 1 || length - 1 > this.#maxPayloadBytes)
      throw new FrameError(`a frame of ${length} bytes, at most ${this.#maxPayloadBytes} are read`);
    this.#kind = kind;
    this.#missing = length - 1;
  }
}
