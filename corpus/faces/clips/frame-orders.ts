/** Attacks that need no camera: which frame of a genuine clip is shown at each place of the made one. */
export type FrameOrder = (frameCount: number, framesPerSecond: number) => readonly number[];

/** The first `seconds` over and over, for as long as the clip was or three rounds, whichever is more. */
export const looped =
  (seconds: number): FrameOrder =>
  (frameCount, framesPerSecond) => {
    const round = Math.max(2, Math.min(frameCount, Math.round(seconds * framesPerSecond)));
    return Array.from({ length: Math.max(frameCount, 3 * round) }, (_, place) => place % round);
  };

/** Forward, then backward: the seam shows less than a loop's. */
export const backAndForth =
  (seconds: number): FrameOrder =>
  (frameCount, framesPerSecond) => {
    const round = Math.max(3, Math.min(frameCount, Math.round(seconds * framesPerSecond)));
    const cycle = 2 * (round - 1);
    return Array.from({ length: Math.max(frameCount, 2 * cycle) }, (_, place) => {
      const phase = place % cycle;
      return phase < round ? phase : cycle - phase;
    });
  };

/** Stands still from a moment on. */
export const frozenAfter =
  (seconds: number): FrameOrder =>
  (frameCount, framesPerSecond) => {
    const last = Math.min(frameCount - 1, Math.round(seconds * framesPerSecond));
    return Array.from({ length: frameCount }, (_, place) => Math.min(place, last));
  };

/** Each frame shown `times` times: a clip of fewer frames a second passed off as one of more. */
export const repeated =
  (times: number): FrameOrder =>
  (frameCount) =>
    Array.from({ length: frameCount }, (_, place) => place - (place % times));
