import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burstTimes, MAX_FRAMES, secondBurstTimes, spreadTimes } from './frame-times.js';

const steady = (count: number, stepMs: number): number[] =>
  Array.from({ length: count }, (_, index) => index * stepMs);

describe('frame times', () => {
  test('never ask for more frames than allowed, and only for frames of the clip, ascending', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 600 });
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true }), (gaps, share) => {
        let shownMs = 0;
        const times = [0, ...gaps.map((gap) => (shownMs += gap))];
        const { timesMs } = burstTimes(times, share * times.at(-1)!);
        expect(timesMs.length + spreadTimes(1000, times).length).toBeLessThanOrEqual(MAX_FRAMES);
        for (const [index, timeMs] of timesMs.entries()) {
          expect(times).toContain(timeMs);
          if (index > 0) expect(timeMs).toBeGreaterThan(timesMs[index - 1]!);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('step about 80 ms through a clip of 25 or 30 frames a second', () => {
    expect(burstTimes(steady(150, 40), 3000).stepMs).toBe(80);
    expect(burstTimes(steady(150, 100 / 3), 2500).stepMs).toBeCloseTo(80, -1);
  });

  test('take every frame of a slow clip, and the end of a clip when the face is best seen there', () => {
    expect(burstTimes(steady(20, 200), 2000)).toEqual({ timesMs: steady(20, 200), stepMs: 200 });
    expect(burstTimes(steady(150, 40), 5960).timesMs.at(-1)).toBeGreaterThan(5800);
  });

  test('of a second burst follow on the first, and lie before it where nothing much follows', () => {
    const times = steady(100, 80);
    const first = times.slice(20, 52);
    expect(secondBurstTimes(times, first)).toEqual({ timesMs: times.slice(52, 84), stepMs: 80 });
    expect(secondBurstTimes(times.slice(0, 60), first).timesMs).toEqual(times.slice(0, 20));
    expect(secondBurstTimes(first, first)).toEqual({ timesMs: [], stepMs: 0 });
  });

  test('fall on the key frames that stand in the middle parts, each once', () => {
    // Eighths of 500 ms; that at 0 would be the very first frame, and that at 1500 begins the fourth eighth.
    expect(spreadTimes(4000, [0, 600, 1500, 2700, 2760])).toEqual([
      250, 600, 1250, 1500, 2250, 2760, 3250, 3750,
    ]);
    expect(new Set(spreadTimes(4000, steady(9, 500))).size).toBe(8);
  });

  test('stay inside the clip', () => {
    expect(spreadTimes(4000, [])[0]).toBe(250);
    expect(spreadTimes(4000, []).at(-1)).toBe(3750);
    expect(burstTimes([0], 0)).toEqual({ timesMs: [0], stepMs: 0 });
    expect(burstTimes([], 0)).toEqual({ timesMs: [], stepMs: 0 });
  });
});
