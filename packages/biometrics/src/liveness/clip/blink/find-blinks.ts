/** How open the eyes were at a moment. */
export interface EyeMoment {
  readonly timeMs: number;
  /** Eye aspect ratio; see `eyeOpenness`. */
  readonly openness: number;
}

export interface Blink {
  readonly startMs: number;
  readonly endMs: number;
  /** How far the eyes closed: 1 - the least openness over the openness before and after. */
  readonly depth: number;
}

/** Reopened to this share of the openness before: the lids have come back. */
const REOPENED = 0.8;
/**
 * A spontaneous blink lasts 100 to 400 ms (Stern, Walrath and Goldstein 1984), a slow one half a second;
 * sampling adds a step at either end.
 */
const LONGEST_MS = 660;
/** Frames just before and after that must show the eyes open. */
const OPEN_FRAMES = 2;

/**
 * Dips of the eyes' openness that come back within the time of a blink, each at least `leastDepth` deep.
 * @param moments ascending in time
 */
export function findBlinks(moments: readonly EyeMoment[], leastDepth: number): Blink[] {
  const blinks: Blink[] = [];
  for (let index = OPEN_FRAMES; index + OPEN_FRAMES < moments.length; index++) {
    const { openness, timeMs } = moments[index]!;
    if (openness >= moments[index - 1]!.openness || openness > moments[index + 1]!.openness) continue;
    const before = openSide(moments, index, -1, openness);
    const after = openSide(moments, index, 1, openness);
    if (!before || !after || after.timeMs - before.timeMs > LONGEST_MS) continue;
    const depth = 1 - openness / Math.min(before.openness, after.openness);
    const last = blinks.at(-1);
    if (depth < leastDepth || (last && last.endMs > timeMs)) continue;
    blinks.push({ startMs: before.timeMs, endMs: after.timeMs, depth });
  }
  return blinks;
}

/**
 * The nearest moment on one side at which the eyes are open again and stay so for a frame; open is what they
 * mostly are on that side. Undefined where the side ends before.
 */
function openSide(
  moments: readonly EyeMoment[],
  lowest: number,
  step: 1 | -1,
  least: number,
): EyeMoment | undefined {
  const reach: EyeMoment[] = [];
  for (
    let index = lowest + step;
    moments[index] && Math.abs(moments[index]!.timeMs - moments[lowest]!.timeMs) <= LONGEST_MS;
    index += step
  ) {
    reach.push(moments[index]!);
  }
  const open = Math.max(...reach.map(({ openness }) => openness));
  if (reach.length < OPEN_FRAMES || open <= least) return undefined;
  const settled = reach.findIndex(
    ({ openness }, place) =>
      openness >= REOPENED * open && (reach[place + 1]?.openness ?? openness) >= REOPENED * open,
  );
  return reach[settled];
}
