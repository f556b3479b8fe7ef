import type { DeflateTokens, ZlibSettings } from './types.js';

const MIN_MATCH = 3;
const MAX_MATCH = 258;
const WINDOW_BYTES = 32768;
const MAX_DISTANCE = WINDOW_BYTES - (MAX_MATCH + MIN_MATCH + 1);
/** Copies of three bytes from further back are not worth their distance code: zlib's TOO_FAR. */
const TOO_FAR = 4096;

/** Candidates and bytes compared in one replay: what was made to be slow is compared in part only. */
const MAX_STEPS = 500_000;

/**
 * zlib's configuration_table: good_length, max_lazy, nice_length, max_chain. Levels 1 to 3 do not look one
 * byte ahead.
 */
const CONFIGURATIONS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [4, 4, 8, 4],
  2: [4, 5, 16, 8],
  3: [4, 6, 32, 32],
  4: [4, 4, 16, 16],
  5: [8, 16, 32, 32],
  6: [8, 16, 128, 128],
  7: [8, 32, 128, 256],
  8: [32, 128, 258, 1024],
  9: [32, 258, 258, 4096],
};
const HIGHEST_FAST_LEVEL = 3;

/**
 * True when zlib with these settings cuts the bytes up as the tokens do. A port of deflate_fast, deflate_slow
 * and longest_match (zlib 1.2, deflate.c) that stops at the first difference, or when it took too long. Where
 * a stream was cut off (`complete` false) its last bytes are not looked at: zlib chose them with what
 * followed in sight.
 */
export function isZlibOutput(tokens: DeflateTokens, settings: ZlibSettings, complete: boolean): boolean {
  const replay = new Replay(tokens, settings, complete ? 0 : 2 * MAX_MATCH);
  return settings.level <= HIGHEST_FAST_LEVEL ? replay.fast() : replay.slow();
}

class Replay {
  readonly #bytes: Uint8Array;
  readonly #tokens: DeflateTokens;
  readonly #head: Int32Array;
  readonly #previous = new Int32Array(WINDOW_BYTES);
  readonly #shift: number;
  readonly #mask: number;
  readonly #goodLength: number;
  readonly #maxLazy: number;
  readonly #niceLength: number;
  readonly #maxChain: number;
  /** Tokens that begin here or later are not compared. */
  readonly #stopAt: number;
  #next = 0;
  #steps = 0;
  #matchStart = 0;

  constructor(tokens: DeflateTokens, { level, memLevel }: ZlibSettings, unseenBytes: number) {
    this.#bytes = tokens.bytes;
    this.#tokens = tokens;
    const hashBits = memLevel + 7;
    this.#head = new Int32Array(1 << hashBits);
    this.#mask = (1 << hashBits) - 1;
    this.#shift = Math.trunc((hashBits + MIN_MATCH - 1) / MIN_MATCH);
    [this.#goodLength, this.#maxLazy, this.#niceLength, this.#maxChain] = CONFIGURATIONS[level]!;
    this.#stopAt = this.#bytes.length - unseenBytes;
  }

  fast(): boolean {
    const { length } = this.#bytes;
    for (let at = 0; !this.#isDone(at); ) {
      const head = this.#insert(at);
      const found = head !== 0 && at - head <= MAX_DISTANCE ? this.#longestMatch(at, head, MIN_MATCH - 1) : 0;
      if (found < MIN_MATCH) {
        if (!this.#agrees(0, 1)) return false;
        at++;
        continue;
      }
      if (!this.#agrees(at - this.#matchStart, found)) return false;
      if (found <= this.#maxLazy && length - at - found >= MIN_MATCH)
        for (let inside = 1; inside < found; inside++) this.#insert(at + inside);
      at += found;
    }
    return true;
  }

  slow(): boolean {
    const { length } = this.#bytes;
    let found = MIN_MATCH - 1;
    let isByteWaiting = false;
    let at = 0;
    while (!this.#isDone(at)) {
      const head = this.#insert(at);
      const before = found;
      const startBefore = this.#matchStart;
      found = MIN_MATCH - 1;
      if (head !== 0 && before < this.#maxLazy && at - head <= MAX_DISTANCE) {
        found = this.#longestMatch(at, head, before);
        if (found === MIN_MATCH && at - this.#matchStart > TOO_FAR) found = MIN_MATCH - 1;
      }
      if (before >= MIN_MATCH && found <= before) {
        if (!this.#agrees(at - 1 - startBefore, before)) return false;
        for (let inside = 1; inside < before - 1; inside++) this.#insert(at + inside);
        at += before - 1;
        isByteWaiting = false;
        found = MIN_MATCH - 1;
        continue;
      }
      if (isByteWaiting && !this.#agrees(0, 1)) return false;
      isByteWaiting = true;
      at++;
    }
    return !isByteWaiting || at < length || this.#agrees(0, 1);
  }

  #isDone(at: number): boolean {
    return at >= this.#stopAt || this.#steps > MAX_STEPS;
  }

  /** The next token is this one. */
  #agrees(distance: number, length: number): boolean {
    const index = this.#next++;
    return this.#tokens.distances[index] === distance && this.#tokens.lengths[index] === length;
  }

  /** INSERT_STRING: @returns the last place with the same hash; 0 for none, which hides place 0 as in zlib */
  #insert(at: number): number {
    if (at + MIN_MATCH > this.#bytes.length) return 0;
    const bytes = this.#bytes;
    const hash =
      ((bytes[at]! << (2 * this.#shift)) ^ (bytes[at + 1]! << this.#shift) ^ bytes[at + 2]!) & this.#mask;
    const head = this.#head[hash]!;
    this.#previous[at & (WINDOW_BYTES - 1)] = head;
    this.#head[hash] = at;
    return head;
  }

  /** @returns the length of the best copy, or `best` when none is longer; never beyond the end */
  #longestMatch(at: number, head: number, before: number): number {
    const bytes = this.#bytes;
    const ahead = Math.min(MAX_MATCH, bytes.length - at);
    const nice = Math.min(this.#niceLength, bytes.length - at);
    const limit = Math.max(0, at - MAX_DISTANCE);
    let chain = before >= this.#goodLength ? this.#maxChain >> 2 : this.#maxChain;
    let best = before;
    for (let candidate = head; ; ) {
      if (bytes[candidate + best] === bytes[at + best] && bytes[candidate] === bytes[at]) {
        let length = 1;
        while (length < ahead && bytes[candidate + length] === bytes[at + length]) length++;
        this.#steps += length;
        if (length > best) {
          this.#matchStart = candidate;
          best = length;
          if (length >= nice) break;
        }
      }
      this.#steps++;
      candidate = this.#previous[candidate & (WINDOW_BYTES - 1)]!;
      if (candidate <= limit || --chain === 0) break;
    }
    return Math.min(best, bytes.length - at);
  }
}
