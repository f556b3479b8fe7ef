import type { SelfieLook } from '@assay/biometrics';
import { mayBeInnocent, OPENING_CODES, type RunEnd, unexpectedEnd } from './run-end.js';
import { UndecodableError } from './types.js';

/**
 * Has the network against recaptures look at one selfie. A worker that dies over it costs the selfie, unless
 * the death may not be the selfie's own doing: then it is tried once more.
 *
 * @param run makes one run of at most `limitMs` in a live worker
 * @throws UndecodableError, AnalysisFault
 */
export async function selfieLookToTheEnd(
  run: (limitMs: number) => Promise<RunEnd>,
  timeLimitMs: number,
): Promise<SelfieLook> {
  let end = await run(timeLimitMs);
  if (end.kind === 'died' && mayBeInnocent(end) && end.tookMs < timeLimitMs)
    end = await run(timeLimitMs - end.tookMs);
  if (end.kind === 'selfie-looked') return end.selfieLook;
  throw end.kind === 'died' ? new UndecodableError(OPENING_CODES[end.cause]) : unexpectedEnd(end);
}
