import type { Duplex } from 'node:stream';
import { serialize } from 'node:v8';
import type { RunRequest, WorkerMessage, WorkerSetup } from '../protocol.js';
import { FrameError, FrameReader, frameHeader } from './frames.js';
import { MessageError, parseWorkerMessage } from './message-schema.js';
import { readWords, WordsError } from './worker-words.js';

/**
 * The largest message of a worker. The heatmaps of 500 pages take some 30 MB, the fields of a statement of
 * 5,098 transactions 12 MB (2026-11-28).
 */
const MAX_MESSAGE_BYTES = 96 * 1024 * 1024;

/** One document's messages at most; a sound worker sends one for each of some fifty checks, and two more. */
const MAX_MESSAGES_PER_RUN = 400;

/** The server's end of the pipe to one worker. Whatever the worker writes, it throws nothing. */
export class WorkerPipe {
  readonly #pipe: Duplex;
  #messages = 0;
  #broken = false;

  /**
   * @param onMessage gets messages whose shape is known to be right
   * @param onBroken called once, when the worker wrote what no worker writes; nothing is read after it
   */
  constructor(pipe: Duplex, onMessage: (message: WorkerMessage) => void, onBroken: (reason: string) => void) {
    this.#pipe = pipe;
    const frames = new FrameReader(MAX_MESSAGE_BYTES, (kind, payload) => {
      if (kind !== 'message') throw new FrameError('a file from a worker');
      if (++this.#messages > MAX_MESSAGES_PER_RUN) throw new MessageError('more messages than a run has');
      onMessage(parseWorkerMessage(readWords(payload)));
    });
    pipe.on('data', (piece: Buffer) => {
      if (this.#broken) return;
      try {
        frames.push(piece);
      } catch (error) {
        this.#broken = true;
        onBroken(reasonOf(error));
      }
    });
    // A pipe that breaks with its process ends like one that closes.
    pipe.on('error', () => {});
  }

  setUp(setup: WorkerSetup): void {
    this.#send(serialize(setup));
  }

  /** Sends one run, and the bytes of its files behind it. @param files as sizes in the request, in order */
  async request(request: RunRequest, files: readonly AsyncIterable<Buffer>[]): Promise<void> {
    this.#messages = 0;
    this.#send(serialize(request));
    for (const file of files) {
      for await (const piece of file) {
        this.#pipe.write(frameHeader('fileBytes', piece.length));
        if (!this.#pipe.write(piece)) await this.#whenTaken();
        if (this.#pipe.destroyed) return;
      }
    }
  }

  #send(payload: Buffer): void {
    this.#pipe.write(frameHeader('message', payload.length));
    this.#pipe.write(payload);
  }

  #whenTaken(): Promise<void> {
    return new Promise((resolve) => {
      const settle = (): void => {
        this.#pipe.off('drain', settle);
        this.#pipe.off('close', settle);
        resolve();
      };
      this.#pipe.on('drain', settle);
      this.#pipe.on('close', settle);
      if (this.#pipe.destroyed) settle();
    });
  }
}

/** For the log: what was wrong, and nothing of what was said. */
function reasonOf(error: unknown): string {
  const isOurs = error instanceof FrameError || error instanceof MessageError || error instanceof WordsError;
  return isOurs ? error.message : 'words that cannot be read';
}
