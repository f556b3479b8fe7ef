import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followedMovements, type PoseMoment } from './followed-movements.js';
import { HEAD_MOVEMENTS, type HeadMovement, type Instruction } from './instructions.js';

const STEP_MS = 200;
const LEAD_MS = 1600;
const EACH_MS = 2400;

const asked = (...movements: HeadMovement[]): Instruction[] =>
  movements.map((movement, index) => ({
    movement,
    fromMs: LEAD_MS + index * EACH_MS,
    toMs: LEAD_MS + (index + 1) * EACH_MS,
  }));

const POSES: Readonly<Record<HeadMovement, { yawDegrees: number; pitchDegrees: number }>> = {
  turn_left: { yawDegrees: 30, pitchDegrees: 0 },
  turn_right: { yawDegrees: -30, pitchDegrees: 0 },
  look_up: { yawDegrees: 0, pitchDegrees: 25 },
  look_down: { yawDegrees: 0, pitchDegrees: -20 },
};

interface Manner {
  readonly delayMs?: number;
  readonly mirrored?: boolean;
  /** How the head is held when it looks into the camera. */
  readonly atRest?: { readonly yawDegrees: number; readonly pitchDegrees: number };
}

/** A head that does these movements when those of a session are asked for. */
function doing(movements: readonly HeadMovement[], manner: Manner = {}): PoseMoment[] {
  const { delayMs = 700, mirrored = false, atRest = { yawDegrees: -9, pitchDegrees: 6 } } = manner;
  const sign = mirrored ? -1 : 1;
  return Array.from({ length: (LEAD_MS + movements.length * EACH_MS + 1200) / STEP_MS }, (_, index) => {
    const timeMs = index * STEP_MS;
    const movement = movements[Math.floor((timeMs - delayMs - LEAD_MS) / EACH_MS)];
    const pose = movement ? POSES[movement] : { yawDegrees: 0, pitchDegrees: 0 };
    return {
      timeMs,
      yawDegrees: atRest.yawDegrees + sign * pose.yawDegrees,
      pitchDegrees: atRest.pitchDegrees + pose.pitchDegrees,
    };
  });
}

const countOf = (moments: readonly PoseMoment[], instructions: readonly Instruction[]): number =>
  followedMovements(moments, instructions).filter(({ followed }) => followed).length;

const ORDER = ['turn_left', 'look_up', 'turn_right', 'look_down'] as const;

describe('instructed movements', () => {
  test.each([200, 700, 1100])('are followed when the head does them %d ms late', (delayMs) => {
    expect(followedMovements(doing(ORDER, { delayMs }), asked(...ORDER))).toEqual(
      ORDER.map((movement) => ({ movement, followed: true })),
    );
  });

  test('are followed in a clip that its camera mirrored, but not by a person who mixes up the sides once', () => {
    expect(countOf(doing(ORDER, { mirrored: true }), asked(...ORDER))).toBe(4);
    expect(countOf(doing(['turn_left', 'look_up', 'turn_left', 'look_down']), asked(...ORDER))).toBe(3);
  });

  test('are told one by one where some are left out', () => {
    const moments = doing(['turn_left', 'look_up', 'look_up', 'look_down']);
    expect(followedMovements(moments, asked(...ORDER)).map(({ followed }) => followed)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test('are not followed by a head that holds still, nor by one that was never seen at rest', () => {
    expect(countOf(doing([]), asked(...ORDER))).toBe(0);
    const moments = doing(ORDER);
    expect(countOf(moments.slice(LEAD_MS / STEP_MS - 1), asked(...ORDER))).toBe(0);
    expect(countOf([], asked(...ORDER))).toBe(0);
  });

  test('that the clip is too short for are not followed', () => {
    const moments = doing(ORDER).filter(({ timeMs }) => timeMs < LEAD_MS + 2 * EACH_MS);
    expect(countOf(moments, asked(...ORDER))).toBe(2);
  });

  test('a clip made for one order follows no other, but for its mirror image', () => {
    const movement = fc.constantFrom(...HEAD_MOVEMENTS);
    const order = fc.tuple(movement, movement, movement, movement);
    const mirrored = (movements: readonly HeadMovement[]): string =>
      movements
        .map((one) => ({ turn_left: 'turn_right', turn_right: 'turn_left' })[one as 'turn_left'] ?? one)
        .join();
    fc.assert(
      fc.property(order, order, (made, wanted) => {
        fc.pre(made.every((one, index) => index === 0 || one !== made[index - 1]));
        fc.pre(made.join() !== wanted.join() && mirrored(made) !== wanted.join());
        expect(countOf(doing(made), asked(...wanted))).toBeLessThan(4);
      }),
      { numRuns: 200 },
    );
  });
});
