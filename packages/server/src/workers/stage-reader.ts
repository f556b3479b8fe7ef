import type { Readable } from 'node:stream';
import type { Stage, StageLine } from './protocol.js';

/** Longer than any line a sound worker writes; a compromised one must not fill our memory. */
const MAX_LINE_LENGTH = 4_096;

/** Reads a worker's stage pipe: what it was doing, also when it can tell nothing any more. */
export class StageReader {
  #unread = '';
  #last: { readonly runId: number; readonly stage: Stage } | undefined;
  #sawMemoryLimit = false;

  constructor(pipe: Readable) {
    pipe.setEncoding('utf8');
    pipe.on('data', (text: string) => this.#read(text));
    // A pipe that breaks with its process ends like one that closes.
    pipe.on('error', () => {});
  }

  /** True once the watchdog said that it kills the process over its memory. */
  get sawMemoryLimit(): boolean {
    return this.#sawMemoryLimit;
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
    let told: StageLine;
    try {
      told = JSON.parse(line);
    } catch {
      // Not a worker's line: a library wrote to the descriptor. The stage before it stands.
      return;
    }
    if (told === 'memory-limit') this.#sawMemoryLimit = true;
    else this.#last = told;
  }
}
