import { READING_PARTS, type ReadingPart } from '../reading-parts.js';
import type { ReadingPlan } from './protocol.js';
import { mayBeInnocent, OPENING_CODES, type RunEnd, unexpectedEnd } from './run-end.js';
import { type DocumentReading, UndecodableError } from './types.js';

/** Of the time limit, what is left for opening the document when nothing is read of it any more. */
const SHARE_FOR_OPENING = 0.1;

/** A run that reads something is not begun with less than this share of the time limit left. */
const LEAST_SHARE_OF_TIME_LIMIT = 0.1;

/**
 * Reads one document to its end. A worker that dies while it reads one part - text, codes, fields - costs
 * that part only: the document is run again without it. One that dies while opening costs the document.
 * Deaths that may not be the document's own doing are treated as in an examination (examination-runs.ts).
 *
 * @param run makes one run of at most `limitMs` of processor time in a live worker. All runs together take at
 * most `timeLimitMs`.
 * @throws UndecodableError, AnalysisFault
 */
export async function readToTheEnd(
  run: (plan: ReadingPlan, limitMs: number) => Promise<RunEnd>,
  timeLimitMs: number,
): Promise<DocumentReading> {
  const skip = new Set<ReadingPart>();
  const onlyOpens = (): boolean => skip.size === READING_PARTS.length;
  let leftMs = timeLimitMs * (1 - SHARE_FOR_OPENING);
  let repeated = false;
  for (;;) {
    const plan = { skip: new Set(skip) };
    const end = await run(plan, onlyOpens() ? Math.max(leftMs, 0) + timeLimitMs * SHARE_FOR_OPENING : leftMs);
    if (end.kind === 'read') return end.reading;
    if (end.kind !== 'died') throw unexpectedEnd(end);
    const { cause, stage } = end;
    leftMs -= end.tookMs;
    if (!repeated && !onlyOpens() && mayBeInnocent(end)) repeated = true;
    else if (stage.kind === 'reading') skip.add(stage.part);
    else throw new UndecodableError(OPENING_CODES[cause]);
    if (leftMs < timeLimitMs * LEAST_SHARE_OF_TIME_LIMIT) for (const part of READING_PARTS) skip.add(part);
  }
}
