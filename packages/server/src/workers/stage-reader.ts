import type { Readable } from 'node:stream';
import { parseStageLine } from './pipe/message-schema.js';
import type { Stage } from './protocol.js';

/** Longer than any line a sound worker writes; a compromised one must not fill our memory. */
const MAX_LINE_LENGTH = 4_096;

/**
 * More than a sound worker writes in one run: some 80 bytes for each check and each picture of a PDF it looks
 * at, or each frame of a video.
 */
const MAX_LENGTH_PER_RUN = 16 * 1024 * 1024;

/** Reads a worker's stage pipe: what it was doing, also when it can tell nothing any more. */
export class StageReader {
  #unread = '';
  #last: { readonly runId: number; readonly stage: Stage } | undefined;
  #sawMemoryLimit = false;
  #sawTimeLimit = false;
  #readLength = 0;

  /** @param onFlood called for each piece beyond what a run may write */
  constructor(pipe: Readable, onFlood: () => void = () => {}) {
    pipe.setEncoding('utf8');
    pipe.on('data', (text: string) => {
      this.#readLength += text.length;
      if (this.#readLength > MAX_LENGTH_PER_RUN) onFlood();
      else this.#read(text);
    });
    // A pipe that breaks with its process ends like one that closes.
    pipe.on('error', () => {});
  }

  /** True once the watchdog said that it kills the process over its memory. */
  get sawMemoryLimit(): boolean {
    return this.#sawMemoryLimit;
  }

  /** True once the watchdog said that it kills the process over its processor time. */
  get sawTimeLimit(): boolean {
    return this.#sawTimeLimit;
  }

  /** A run begins: what is written from now on counts anew. */
  begin(): void {
    this.#readLength = 0;
  }

  /** What the run was doing last; opening, when it told nothing yet. */
  of(runId: number): Stage {
    return this.#last?.runId === runId ? this.#last.stage : { kind: 'opening' };
  }

  #read(text: string): void {
    const lines = (this.#unread + text).split('\n');
    this.#unread = (lines.pop() ?? '').slice(-MAX_LINE_LENGTH);
    for (const line of lines) this.#take(line);
  }

  #take(line: string): void {
    let words: unknown;
    try {
      words = JSON.parse(line);
    } catch {
      // Not a worker's line: a library wrote to the descriptor. The stage before it stands.
      return;
    }
    const told = parseStageLine(words);
    if (told === 'memory-limit') this.#sawMemoryLimit = true;
    else if (told === 'time-limit') this.#sawTimeLimit = true;
    else if (told) this.#last = told;
  }
}
