import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CodedFrame } from './coded-frame.js';
import { decodingRuns, keyFrameFor, packetsOf } from './decoding-runs.js';

/** `K` a key frame, anything else not; the number is when it is shown. */
const coded = (...frames: readonly string[]): CodedFrame[] =>
  frames.map((frame) => ({
    timeMs: Number(frame.slice(1)),
    isKey: frame[0] === 'K',
    durationMs: 1,
    bytes: 1,
    isHidden: false,
  }));

// Groups of pictures with reordering, as encoders write them; the second group is open: 7 is coded behind K8
// and shown before it.
const CLIP = coded('K0', 'P3', 'b1', 'b2', 'P6', 'b4', 'b5', 'K8', 'b7', 'P10', 'b9', 'K11', 'P12');

test('a run starts at the key frame before and ends at the frame', () => {
  expect(decodingRuns(CLIP, [3])).toEqual([{ first: 0, last: 3, wanted: [3] }]);
  expect(decodingRuns(CLIP, [12])).toEqual([{ first: 11, last: 12, wanted: [12] }]);
});

test('frames of one group share a run', () => {
  expect(decodingRuns(CLIP, [3, 1, 5])).toEqual([{ first: 0, last: 5, wanted: [1, 3, 5] }]);
});

test('what lies between two runs is not decoded', () => {
  expect(decodingRuns(CLIP, [2, 11])).toEqual([
    { first: 0, last: 2, wanted: [2] },
    { first: 11, last: 11, wanted: [11] },
  ]);
});

test('a frame shown before the key frame it is coded behind needs the key frame before that', () => {
  expect(keyFrameFor(CLIP, 8)).toBe(0);
  expect(decodingRuns(CLIP, [7, 8])).toEqual([{ first: 0, last: 8, wanted: [8, 7] }]);
});

test('a run that starts at a key frame leaves out the frames that look back over it', () => {
  expect(packetsOf(CLIP, { first: 7, last: 10, wanted: [10] })).toEqual([7, 9, 10]);
  expect(packetsOf(CLIP, { first: 0, last: 8, wanted: [8] })).toHaveLength(9);
});

const anyClip = fc
  .array(fc.record({ isKey: fc.boolean(), timeMs: fc.integer({ min: -3, max: 30 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((frames) => frames.map((frame) => ({ ...frame, durationMs: 1, bytes: 1, isHidden: false })));

test('whatever the order of times, every wanted frame is in one run, and runs follow each other', () => {
  fc.assert(
    fc.property(anyClip, fc.array(fc.nat(), { maxLength: 12 }), (clip, numbers) => {
      const wanted = numbers.map((number) => number % clip.length);
      const runs = decodingRuns(clip, wanted);
      expect(runs.flatMap((run) => run.wanted).sort()).toEqual([...new Set(wanted)].sort());
      for (const [place, run] of runs.entries()) {
        expect(run.first === 0 || clip[run.first]!.isKey).toBe(true);
        expect(run.last).toBe(Math.max(...run.wanted));
        if (place > 0) expect(run.first).toBeGreaterThan(runs[place - 1]!.last + 1);
        const fed = packetsOf(clip, run);
        const hasNoKey = (index: number): boolean => run.first === 0 && clip[index]!.timeMs < clip[0]!.timeMs;
        for (const index of run.wanted) expect(fed.includes(index) || hasNoKey(index)).toBe(true);
      }
    }),
  );
});
