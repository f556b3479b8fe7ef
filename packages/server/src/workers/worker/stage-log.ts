import { writeSync } from 'node:fs';
import { STAGE_DESCRIPTOR, type Stage, type StageLine } from '../protocol.js';

/**
 * Tells the server, through the stage pipe, what this run is about to do. Written synchronously and not as a
 * message: a message may still be queued when native code takes the process down.
 */
export function tellStage(runId: number, stage: Stage): void {
  const line: StageLine = { runId, stage };
  writeSync(STAGE_DESCRIPTOR, `${JSON.stringify(line)}\n`);
}
