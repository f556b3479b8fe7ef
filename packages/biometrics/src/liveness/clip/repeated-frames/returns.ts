import type { FaceTrack, TrackedFrame } from '../face-track.js';
import { frameDistance } from '../frame-distance.js';

/** Nearer in time two moments are alike because little has moved yet. */
const APART_MS = 600;
/** Neighbors of a frame of the burst that show what movement alone costs, in steps of the burst. */
const NEIGHBORS = [2, 3] as const;
/** Movement around a frame below this many levels of luma says nothing about returning to it. */
const LEAST_MOVEMENT_LEVELS = 0.5;

/** How exactly frames of the track come back at another time. */
export interface Returns {
  /** Frames that could be looked for elsewhere. */
  readonly lookedFor: number;
  /**
   * For each of them, ascending: the distance to its nearest frame at another time, over the distance to that
   * frame's neighbors. A person passes by an earlier pose (near 1); the same picture shown again drops to
   * what coding changes.
   */
  readonly ratios: readonly number[];
}

/**
 * Looks for each frame of the track in its burst, at least {@link APART_MS} away. Whole frames: face, body,
 * background and hand all have to come back.
 */
export function returnsOf({ frames, burst }: FaceTrack): Returns {
  const ratios = frames.map((frame) => nearestReturn(frame, burst)).filter((ratio) => ratio !== undefined);
  return { lookedFor: ratios.length, ratios: ratios.sort((a, b) => a - b) };
}

function nearestReturn(frame: TrackedFrame, burst: readonly TrackedFrame[]): number | undefined {
  const distances = burst.map((other) => frameDistance(frame.frameLuma, other.frameLuma));
  let nearest: number | undefined;
  for (let index = 0; index < burst.length; index++) {
    if (Math.abs(burst[index]!.timeMs - frame.timeMs) < APART_MS) continue;
    const around = NEIGHBORS.flatMap((step) => [index - step, index + step])
      .filter((place) => burst[place] && Math.abs(burst[place].timeMs - frame.timeMs) >= APART_MS / 2)
      .map((place) => distances[place]!);
    if (around.length < NEIGHBORS.length) continue;
    const movement = Math.min(...around);
    if (movement < LEAST_MOVEMENT_LEVELS || !Number.isFinite(movement)) continue;
    const ratio = distances[index]! / movement;
    if (nearest === undefined || ratio < nearest) nearest = ratio;
  }
  return nearest;
}
