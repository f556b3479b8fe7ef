import { expect, test } from 'vitest';
import { type CodedFrame, frameAt, shownFrames } from './coded-frame.js';

const coded = (...timesMs: readonly number[]): CodedFrame[] =>
  timesMs.map((timeMs) => ({ timeMs, durationMs: 1, isKey: true, bytes: 1, isHidden: false }));

test('frames come in the order they are shown', () => {
  expect(shownFrames(coded(0, 30, 10, 20))).toEqual([
    { timeMs: 0, index: 0 },
    { timeMs: 10, index: 2 },
    { timeMs: 20, index: 3 },
    { timeMs: 30, index: 1 },
  ]);
});

test('the clock starts with the first frame', () => {
  expect(shownFrames(coded(500, 520)).map(({ timeMs }) => timeMs)).toEqual([0, 20]);
});

test('of frames before the start the last still stands there', () => {
  expect(shownFrames(coded(-20, -10, 5, 15))).toEqual([
    { timeMs: 0, index: 1 },
    { timeMs: 5, index: 2 },
    { timeMs: 15, index: 3 },
  ]);
  expect(shownFrames(coded(-20, -10)).map(({ index }) => index)).toEqual([1]);
});

test('hidden frames are not shown', () => {
  const [first, second] = coded(0, 10);
  expect(shownFrames([first!, { ...second!, isHidden: true }])).toEqual([{ timeMs: 0, index: 0 }]);
});

test('at a time stands the last frame that is not later', () => {
  const shown = shownFrames(coded(0, 10, 10, 25));
  expect([-1, 0, 9.9, 10, 24, 25, 99].map((timeMs) => frameAt(shown, timeMs))).toEqual([0, 0, 0, 2, 2, 3, 3]);
});
