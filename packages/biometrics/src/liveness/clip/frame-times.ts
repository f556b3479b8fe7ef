/** Frames of one clip that are decoded in the first look and the burst together. */
export const MAX_FRAMES = 40;
/** First look: where in the clip is the face best seen? */
const SPREAD_FRAMES = 8;
/**
 * A blink lasts 100 to 400 ms (Stern, Walrath and Goldstein 1984), so at this step it covers two frames or
 * more, mostly.
 */
const BURST_STEP_MS = 80;

/**
 * About eight moments over the whole clip, none at its very ends: many clips start or end in the dark or
 * behind a finger. In each eighth the key frame nearest to its middle, where it has one: that is decoded
 * without any other.
 * @param keyFrameTimesMs ascending
 */
export function spreadTimes(durationMs: number, keyFrameTimesMs: readonly number[]): number[] {
  const eighthMs = durationMs / SPREAD_FRAMES;
  return Array.from({ length: SPREAD_FRAMES }, (_, index) => {
    const middleMs = (index + 0.5) * eighthMs;
    const fromMiddle = (timeMs: number): number => Math.abs(timeMs - middleMs);
    const inside = keyFrameTimesMs.filter(
      (timeMs) => timeMs > 0 && timeMs >= index * eighthMs && timeMs < (index + 1) * eighthMs,
    );
    return (
      inside.reduce<number | undefined>(
        (best, next) => (best === undefined || fromMiddle(next) < fromMiddle(best) ? next : best),
        undefined,
      ) ?? middleMs
    );
  });
}

/** Consecutive moments around one of the clip. */
export interface Burst {
  readonly timesMs: readonly number[];
  /** Mean distance of the times; never less than the clip's own frames are apart. */
  readonly stepMs: number;
}

/**
 * The burst around a moment: frames of the clip itself at steps of about 80 ms, as many as the budget leaves.
 * A clip of fewer frames a second gives each of its frames, over a longer time.
 * @param frameTimesMs when each frame is shown, ascending
 */
export function burstTimes(
  frameTimesMs: readonly number[],
  aroundMs: number,
  budget = MAX_FRAMES - SPREAD_FRAMES,
): Burst {
  const steps = thinned(frameTimesMs);
  const around = steps.findIndex((timeMs) => timeMs >= aroundMs);
  const middle = around < 0 ? steps.length - 1 : around;
  const first = Math.max(0, Math.min(middle - (budget >> 1), steps.length - budget));
  return burstOf(steps.slice(first, first + budget));
}

/**
 * As many frames again of what the clip shows behind the first burst, or before it where that is longer.
 * @param first times of its frames; at least one
 */
export function secondBurstTimes(frameTimesMs: readonly number[], first: readonly number[]): Burst {
  const steps = thinned(frameTimesMs);
  const behind = steps.filter((timeMs) => timeMs > first.at(-1)!);
  const before = steps.filter((timeMs) => timeMs < first[0]!);
  return burstOf(
    behind.length >= Math.min(before.length, first.length)
      ? behind.slice(0, first.length)
      : before.slice(-first.length),
  );
}

const burstOf = (timesMs: readonly number[]): Burst => ({
  timesMs,
  stepMs: timesMs.length > 1 ? (timesMs.at(-1)! - timesMs[0]!) / (timesMs.length - 1) : 0,
});

/** The clip's frames at steps of about 80 ms, from its first on. */
function thinned(frameTimesMs: readonly number[]): number[] {
  const steps: number[] = [];
  let nextMs = Number.NEGATIVE_INFINITY;
  for (const timeMs of frameTimesMs) {
    // A millisecond early is a rounded time stamp.
    if (timeMs < nextMs - 1) continue;
    steps.push(timeMs);
    nextMs = Math.max(nextMs, timeMs - BURST_STEP_MS / 2) + BURST_STEP_MS;
  }
  return steps;
}
