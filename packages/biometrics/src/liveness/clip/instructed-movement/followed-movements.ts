import type { HeadPose } from '../../../faces/mesh/head-pose.js';
import {
  HEAD_MOVEMENTS,
  type HeadMovement,
  type InstructedMovement,
  type Instruction,
} from './instructions.js';

/** How a head was held at a moment of the clip. */
export interface PoseMoment extends HeadPose {
  readonly timeMs: number;
}

/**
 * Degrees from how the head was held at first. People who turn their heads by themselves went 30 degrees and
 * further in each direction, and stayed within 7 while they held still (README.md).
 */
const LEAST_DEGREES: Readonly<Record<HeadMovement, number>> = {
  turn_left: 15,
  turn_right: 15,
  look_up: 12,
  look_down: 12,
};

/** One frame alone may be misread. */
const LEAST_MOMENTS = 2;
/** Of the time in which a movement is asked for: who turns and looks back at once is slow to do it. */
const LEAST_SHARE = 0.35;

/** People follow some time after they were asked; a recorder may start late or early by as much again. */
export const LONGEST_DELAY_MS = 1200;
const DELAYS_MS = [200, 700, LONGEST_DELAY_MS] as const;

/** Some cameras mirror what they record: then left and right are exchanged in the whole clip. */
const MIRRORED = [false, true] as const;

const OPPOSITE: Readonly<Record<HeadMovement, HeadMovement>> = {
  turn_left: 'turn_right',
  turn_right: 'turn_left',
  look_up: 'look_up',
  look_down: 'look_down',
};

/**
 * Which instructions a head followed, in their order. Of all delays and of both ways to record, that which
 * serves best is taken for the whole clip.
 * @param moments ascending in time; how the head is held before the first instruction is where it starts from
 */
export function followedMovements(
  moments: readonly PoseMoment[],
  instructions: readonly Instruction[],
): readonly InstructedMovement[] {
  const start = startingPose(moments, instructions[0]?.fromMs ?? 0);
  const none = instructions.map(({ movement }) => ({ movement, followed: false }));
  if (!start) return none;
  const leanings = moments.map((moment) => ({ timeMs: moment.timeMs, degrees: leaningOf(moment, start) }));
  const tries = DELAYS_MS.flatMap((delayMs) =>
    MIRRORED.map((isMirrored) =>
      instructions.map(({ movement, fromMs, toMs }) => ({
        movement,
        followed: isFollowed(leanings, isMirrored ? OPPOSITE[movement] : movement, {
          fromMs: fromMs + delayMs,
          toMs: toMs + delayMs,
        }),
      })),
    ),
  );
  const count = (movements: readonly InstructedMovement[]) =>
    movements.filter(({ followed }) => followed).length;
  return tries.reduce((best, next) => (count(next) > count(best) ? next : best), none);
}

interface Leaning {
  readonly timeMs: number;
  /** In each direction; below 0 in the opposite one. */
  readonly degrees: Readonly<Record<HeadMovement, number>>;
}

/** The person's left is the viewer's right. */
function leaningOf({ yawDegrees, pitchDegrees }: HeadPose, start: HeadPose): Leaning['degrees'] {
  const [yaw, pitch] = [yawDegrees - start.yawDegrees, pitchDegrees - start.pitchDegrees];
  return { turn_left: yaw, turn_right: -yaw, look_up: pitch, look_down: -pitch };
}

function startingPose(moments: readonly PoseMoment[], beforeMs: number): HeadPose | undefined {
  const first = moments.filter(({ timeMs }) => timeMs < beforeMs);
  if (first.length < LEAST_MOMENTS) return undefined;
  return {
    yawDegrees: median(first.map(({ yawDegrees }) => yawDegrees)),
    pitchDegrees: median(first.map(({ pitchDegrees }) => pitchDegrees)),
  };
}

/** The head leans in the direction asked for long enough, and longer than in any other. */
function isFollowed(
  leanings: readonly Leaning[],
  asked: HeadMovement,
  { fromMs, toMs }: Pick<Instruction, 'fromMs' | 'toMs'>,
): boolean {
  const during = leanings.filter(({ timeMs }) => timeMs >= fromMs && timeMs < toMs);
  const leaning = (movement: HeadMovement): number =>
    during.filter(({ degrees }) => degrees[movement] >= LEAST_DEGREES[movement]).length;
  const long = leaning(asked);
  return (
    long >= Math.max(LEAST_MOMENTS, LEAST_SHARE * during.length) &&
    HEAD_MOVEMENTS.every((other) => other === asked || leaning(other) < long)
  );
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
