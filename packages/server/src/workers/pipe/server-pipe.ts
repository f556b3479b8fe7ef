import { Socket } from 'node:net';
import { deserialize } from 'node:v8';
import { PIPE_DESCRIPTOR, type RunRequest, type WorkerMessage, type WorkerSetup } from '../protocol.js';
import { FrameReader, frameHeader } from './frames.js';
import { spellWords } from './worker-words.js';

/** Longer than any network of an operator's, which the setup holds; the server is trusted. */
const MAX_PAYLOAD_BYTES = 2 ** 31;

/** A run and its files, whole. */
export interface ReceivedRun {
  readonly request: RunRequest;
  readonly files: readonly Uint8Array[];
}

/** A worker's end of the pipe to the server. */
export class ServerPipe {
  readonly #socket: Socket;
  #onSetup: ((setup: WorkerSetup) => void) | undefined;
  #onRun: (run: ReceivedRun) => void = () => {};
  #arriving: { readonly request: RunRequest; readonly files: readonly Buffer[] } | undefined;
  #fileIndex = 0;
  #fileFilled = 0;

  /** @param onEnd when the server is gone, or lets go of this worker */
  constructor(onEnd: () => void) {
    this.#socket = new Socket({ fd: PIPE_DESCRIPTOR, readable: true, writable: true });
    const frames = new FrameReader(MAX_PAYLOAD_BYTES, (kind, payload) => {
      if (kind === 'fileBytes') this.#takeFileBytes(payload);
      else if (this.#onSetup) this.#takeSetup(payload);
      else this.#takeRequest(payload);
    });
    this.#socket.on('data', (piece: Buffer) => frames.push(piece));
    this.#socket.on('error', onEnd);
    this.#socket.on('close', onEnd);
  }

  setup(): Promise<WorkerSetup> {
    return new Promise((resolve) => {
      this.#onSetup = resolve;
    });
  }

  /** From now on. The next run comes when this one was answered. */
  onRun(take: (run: ReceivedRun) => void): void {
    this.#onRun = take;
  }

  send(message: WorkerMessage): void {
    const payload = spellWords(message);
    this.#socket.write(frameHeader('message', payload.length));
    this.#socket.write(payload);
  }

  #takeSetup(payload: Buffer): void {
    this.#onSetup?.(deserialize(payload));
    this.#onSetup = undefined;
  }

  #takeRequest(payload: Buffer): void {
    const request: RunRequest = deserialize(payload);
    // Each in memory of its own: decoders are handed the whole of it.
    this.#arriving = { request, files: request.fileSizes.map((size) => Buffer.allocUnsafeSlow(size)) };
    this.#fileIndex = 0;
    this.#fileFilled = 0;
    this.#runIfWhole();
  }

  #takeFileBytes(payload: Buffer): void {
    const file = this.#arriving?.files[this.#fileIndex];
    if (!file) throw new RangeError('bytes of a file that was not announced');
    payload.copy(file, this.#fileFilled);
    this.#fileFilled += payload.length;
    this.#runIfWhole();
  }

  #runIfWhole(): void {
    const arriving = this.#arriving;
    if (!arriving) return;
    for (let file = arriving.files[this.#fileIndex]; file; file = arriving.files[++this.#fileIndex]) {
      if (this.#fileFilled < file.length) return;
      this.#fileFilled = 0;
    }
    this.#arriving = undefined;
    this.#onRun(arriving);
  }
}
