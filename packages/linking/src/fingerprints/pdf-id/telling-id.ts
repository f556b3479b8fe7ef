import { hexOf } from '../hexadecimal.js';

/** Shorter ones are counters or dates; the standard asks for a digest of 16 bytes. */
const MIN_BYTES = 8;
/** Longer ones are no digest of any kind. */
const MAX_BYTES = 64;
/**
 * Different bytes: 16 random ones have fewer than 10 in one of 10,000,000 (counted, 2026-11-22), texts and
 * paddings have 8 at most.
 */
const MIN_DIFFERENT_BYTES = { ofSixteen: 10, ofFewer: 6 } as const;

/**
 * Digests of nothing: MD5, and the first 16 bytes of SHA-1 and SHA-256. Programs that forget to feed their
 * digest write them.
 */
const DIGESTS_OF_NOTHING: ReadonlySet<string> = new Set([
  'd41d8cd98f00b204e9800998ecf8427e',
  'da39a3ee5e6b4b0d3255bfef95601890',
  'e3b0c44298fc1c149afbf4c8996fb924',
]);

/**
 * Whether an identifier looks as if it was drawn or computed for one document: constants, counters and texts
 * are shared by documents that have nothing in common.
 */
export function isTellingId(id: Uint8Array): boolean {
  if (id.length < MIN_BYTES || id.length > MAX_BYTES || isPattern(id)) return false;
  const least = id.length >= 16 ? MIN_DIFFERENT_BYTES.ofSixteen : MIN_DIFFERENT_BYTES.ofFewer;
  if (new Set(id).size < least) return false;
  return !DIGESTS_OF_NOTHING.has(hexOf(id.subarray(0, 16)));
}

/**
 * Bytes that repeat, or step by the same amount, for the larger part: `00 11 22 …`, `01 23 45 …`,
 * `…\0\0\0\0`, `ABAB…`.
 */
function isPattern(id: Uint8Array): boolean {
  const steps = new Map<number, number>();
  let repeats = 0;
  for (let at = 1; at < id.length; at++) {
    const step = (id[at]! - id[at - 1]!) & 0xff;
    steps.set(step, (steps.get(step) ?? 0) + 1);
    if (at >= id.length / 2 && id[at] === id[at - Math.floor(id.length / 2)]) repeats++;
  }
  return Math.max(...steps.values()) > id.length / 2 || repeats >= Math.floor(id.length / 2);
}
