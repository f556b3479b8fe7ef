import type { DetectorLook } from '@assay/media';
import { mayBeInnocent, OPENING_CODES, type RunEnd, unexpectedEnd } from './run-end.js';
import { UndecodableError } from './types.js';

/**
 * Has the operator's network look at one picture. A worker that dies over it costs the picture, unless the
 * death may not be the picture's own doing: then it is tried once more.
 *
 * @param run makes one run of at most `limitMs` in a live worker
 * @throws UndecodableError, AnalysisFault
 */
export async function lookToTheEnd(
  run: (limitMs: number) => Promise<RunEnd>,
  timeLimitMs: number,
): Promise<DetectorLook | undefined> {
  let end = await run(timeLimitMs);
  if (end.kind === 'died' && mayBeInnocent(end) && end.tookMs < timeLimitMs)
    end = await run(timeLimitMs - end.tookMs);
  if (end.kind === 'looked') return end.look;
  throw end.kind === 'died' ? new UndecodableError(OPENING_CODES[end.cause]) : unexpectedEnd(end);
}
