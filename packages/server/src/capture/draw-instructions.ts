import { randomInt } from 'node:crypto';
import { HEAD_MOVEMENTS, type HeadMovement, type Instruction } from '@assay/biometrics';

/** In which the person looks into the camera, and finds the button. */
const LEAD_MS = 2000;
/** With three an earlier clip follows by chance in 1 of 60 sessions, with four in 1 of 300 (instructed-movement). */
const MOVEMENTS = 4;
const SHORTEST_MS = 2000;
const LONGEST_MS = 3000;
const STEP_MS = 100;

/** Movements in an order and at times that nobody can know before: no movement twice in a row. */
export function drawInstructions(): readonly Instruction[] {
  const instructions: Instruction[] = [];
  let fromMs = LEAD_MS;
  let before: HeadMovement | undefined;
  for (let index = 0; index < MOVEMENTS; index += 1) {
    const possible = HEAD_MOVEMENTS.filter((movement) => movement !== before);
    const movement = possible[randomInt(possible.length)]!;
    const toMs = fromMs + STEP_MS * randomInt(SHORTEST_MS / STEP_MS, LONGEST_MS / STEP_MS + 1);
    instructions.push({ movement, fromMs, toMs });
    [fromMs, before] = [toMs, movement];
  }
  return instructions;
}
