import type { CodedFrame } from './coded-frame.js';

/** Packets decoded one after the other, from a key frame on. */
export interface DecodingRun {
  /** Places in decoding order; the first is a key frame's. */
  readonly first: number;
  /** The last packet that a wanted frame needs. */
  readonly last: number;
  /** Places of the frames wanted. */
  readonly wanted: readonly number[];
}

/**
 * What has to be decoded for the wanted frames, and no more: each run starts at the last key frame that
 * serves, and wanted frames of one group of pictures, or of groups that follow each other, share a run.
 * @param wanted places in decoding order, in any order
 */
export function decodingRuns(
  coded: readonly CodedFrame[],
  wanted: readonly number[],
): readonly DecodingRun[] {
  const needs = [...new Set(wanted)].map((index) => ({ first: keyFrameFor(coded, index), last: index }));
  const runs: { first: number; last: number; wanted: number[] }[] = [];
  for (const { first, last } of needs.sort((a, b) => a.first - b.first || a.last - b.last)) {
    const run = runs.at(-1);
    if (run && first <= run.last + 1) {
      run.last = Math.max(run.last, last);
      run.wanted.push(last);
    } else runs.push({ first, last, wanted: [last] });
  }
  return runs;
}

/**
 * The key frame that decoding starts at for a frame. Frames may be coded behind a key frame and shown before
 * it; such may look back over it, and need the key frame before (leading pictures of open groups; ITU-T
 * H.265, 3.76).
 */
export function keyFrameFor(coded: readonly CodedFrame[], index: number): number {
  for (let key = index; key > 0; key--) {
    if (coded[key]!.isKey && coded[key]!.timeMs <= coded[index]!.timeMs) return key;
  }
  return 0;
}

/**
 * The packets of a run that are handed to the decoder: all but those directly behind its first that are shown
 * before it, since they cannot be decoded without what came earlier, and no later frame needs them.
 */
export function packetsOf(coded: readonly CodedFrame[], { first, last }: DecodingRun): readonly number[] {
  const packets = [first];
  let leading = true;
  for (let index = first + 1; index <= last; index++) {
    leading &&= !coded[index]!.isKey && coded[index]!.timeMs < coded[first]!.timeMs;
    if (!leading) packets.push(index);
  }
  return packets;
}
