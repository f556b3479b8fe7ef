import { mayBeInnocent, OPENING_CODES, type RunEnd, unexpectedEnd } from './run-end.js';
import { type Taught, UndecodableError } from './types.js';

/**
 * Takes what corrections of one document teach. A worker that dies over it costs the lesson, unless the death may not
 * be the document's own doing: then it is tried once more.
 *
 * @param run makes one run of at most `limitMs` in a live worker
 * @throws UndecodableError, AnalysisFault
 */
export async function learnedoTheEnd(
  run: (limitMs: number) => Promise<RunEnd>,
  timeLimitMs: number,
): Promise<Taught> {
  let end = await run(timeLimitMs);
  if (end.kind === 'died' && mayBeInnocent(end) && end.tookMs < timeLimitMs)
    end = await run(timeLimitMs - end.tookMs);
  if (end.kind === 'learned') return end.taught;
  throw end.kind === 'died' ? new UndecodableError(OPENING_CODES[end.cause]) : unexpectedEnd(end);
}
