/** Movements that a person can be asked for: `turn` to their own left or right, `look` up or down. */
export const HEAD_MOVEMENTS = ['turn_left', 'turn_right', 'look_up', 'look_down'] as const;
export type HeadMovement = (typeof HEAD_MOVEMENTS)[number];

/** A movement asked for from one moment of the clip to another, to be held until the next. */
export interface Instruction {
  readonly movement: HeadMovement;
  /** Milliseconds from the start of the clip. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** An instruction, and whether the head was seen to follow it. */
export interface InstructedMovement {
  readonly movement: HeadMovement;
  readonly followed: boolean;
}
