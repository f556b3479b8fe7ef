import { mayBeInnocent, OPENING_CODES, type RunEnd, unexpectedEnd } from './run-end.js';
import { UndecodableError, type Viewed } from './types.js';

/**
 * Shows a document. A worker that dies over it costs the view, unless the death may not be the document's own
 * doing: then it is tried once more.
 *
 * @param run makes one run of at most `limitMs` in a live worker
 * @throws UndecodableError, AnalysisFault
 */
export async function viewToTheEnd(
  run: (limitMs: number) => Promise<RunEnd>,
  timeLimitMs: number,
): Promise<Viewed> {
  let end = await run(timeLimitMs);
  if (end.kind === 'died' && mayBeInnocent(end) && end.tookMs < timeLimitMs)
    end = await run(timeLimitMs - end.tookMs);
  if (end.kind === 'viewed') return end.viewed;
  throw end.kind === 'died' ? new UndecodableError(OPENING_CODES[end.cause]) : unexpectedEnd(end);
}
