import { seededRandom } from '../../seeded-random.js';

/** Where the camera is while it films a sheet of paper or a display; lengths in widths of the sheet. */
export interface SheetPose {
  readonly right: number;
  readonly down: number;
  /** From the sheet's middle. */
  readonly distance: number;
  readonly rollRadians: number;
  /** Turn of the sheet about its upright and its level axis. */
  readonly yawRadians: number;
  readonly pitchRadians: number;
  /** Of the bent sheet about an upright line through its middle, 1 / radius; 0 is flat. */
  readonly curvature: number;
}

/** What the attacker's hand does with the still; each share scales the usual range of that movement. */
export interface HandMovement {
  readonly pan: number;
  readonly zoom: number;
  readonly roll: number;
  readonly tilt: number;
  readonly bend: number;
}

/**
 * Tremor of an outstretched hand: a few hertz, a thousandth of an arm's length or two (Elble and Koller
 * 1990).
 */
const TREMOR_HERTZ = 7;

/** A seeded path of the hand: each movement a sum of three slow waves, and tremor on top. Time in seconds. */
export function handHeldPath(seed: number, movement: HandMovement): (timeSeconds: number) => SheetPose {
  const random = seededRandom(seed);
  const wave = (size: number, hertz: number): ((time: number) => number) => {
    const parts = [1, 0.5, 0.25].map((share) => ({
      size: size * share * (0.5 + random()),
      speed: 2 * Math.PI * hertz * (0.6 + random()) * (1 / share) ** 0.5,
      phase: 2 * Math.PI * random(),
    }));
    return (time) =>
      parts.reduce((sum, part) => sum + part.size * Math.sin(part.speed * time + part.phase), 0);
  };
  const shake = (size: number) => wave(size, TREMOR_HERTZ);
  const right = [wave(0.07 * movement.pan, 0.25), shake(0.0008)];
  const down = [wave(0.05 * movement.pan, 0.25), shake(0.0008)];
  const nearer = wave(0.12 * movement.zoom, 0.2);
  const roll = [wave(0.08 * movement.roll, 0.25), shake(0.0006)];
  const yaw = wave(0.3 * movement.tilt, 0.3);
  const pitch = wave(0.22 * movement.tilt, 0.3);
  const bend = wave(0.5 * movement.bend, 0.3);
  const restingBend = movement.bend * (random() - 0.5);
  const sum = (waves: readonly ((time: number) => number)[], time: number): number =>
    waves.reduce((total, at) => total + at(time), 0);
  return (time) => ({
    right: sum(right, time),
    down: sum(down, time),
    distance: 1.25 * Math.exp(nearer(time)),
    rollRadians: sum(roll, time),
    yawRadians: yaw(time),
    pitchRadians: pitch(time),
    curvature: movement.bend > 0 ? restingBend + bend(time) : 0,
  });
}
