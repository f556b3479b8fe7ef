import type { BrokenCode } from '@assay/forensics';
import type { ExaminationPlan } from './protocol.js';
import { mayBeInnocent, OPENING_CODES, type RunEnd, unexpectedEnd } from './run-end.js';
import { type DeathCause, type Examination, UndecodableError } from './types.js';

/** Runs with checks of one document; after the last of them it is opened once more, without any. */
const MAX_RUNS_WITH_CHECKS = 4;

/** All runs with checks together, in time limits: enough for one that hangs and one that does not. */
const TIME_LIMITS_FOR_CHECKS = 2;

/** A run is not begun with less than this share of the time limit left. */
const LEAST_SHARE_OF_TIME_LIMIT = 0.1;

const CHECK_CODES: Readonly<Record<DeathCause, BrokenCode>> = {
  time: 'TIME_LIMIT',
  memory: 'MEMORY_LIMIT',
  crash: 'DECODER_FAILED',
  killed: 'MEMORY_LIMIT',
  lied: 'DECODER_FAILED',
};

/**
 * Examines one document to its end. A worker that dies during a check costs that check only: the document is
 * run again without it; one that dies while drawing costs the heatmaps, while taking fingerprints all of
 * these. One that dies while opening costs the document.
 *
 * A death that may not be the document's own doing is not laid to it at once: after a signal from outside
 * (the kernel's out-of-memory killer, an operator), and after a crash or a full memory in a worker that had
 * served other documents, the same run is made once more in a fresh worker. A second signal from outside
 * counts as the memory limit.
 *
 * @param run makes one run of at most `limitMs` in a live worker. All runs together take at most three times
 * `timeLimitMs`.
 * @throws UndecodableError, AnalysisFault
 */
export async function examineToTheEnd(
  run: (plan: ExaminationPlan, limitMs: number) => Promise<RunEnd>,
  timeLimitMs: number,
): Promise<Examination> {
  const skip = new Map<string, BrokenCode>();
  let plan: ExaminationPlan = { skip, heatmaps: true, fingerprints: true };
  let leftMs = TIME_LIMITS_FOR_CHECKS * timeLimitMs;
  let repeated = false;
  for (let runs = 1; ; runs++) {
    const end = await run(plan, plan.skipRest ? timeLimitMs : Math.min(timeLimitMs, leftMs));
    if (end.kind === 'examined') return end.examination;
    if (end.kind !== 'died') throw unexpectedEnd(end);
    const { cause, stage } = end;
    leftMs -= end.tookMs;
    if (!repeated && !plan.skipRest && mayBeInnocent(end)) {
      repeated = true;
    } else {
      if (stage.kind === 'opening' || plan.skipRest) throw new UndecodableError(OPENING_CODES[cause]);
      if (stage.kind === 'check') skip.set(stage.checkId, CHECK_CODES[cause]);
      else if (stage.kind === 'fingerprinting') plan = { ...plan, fingerprints: false };
      else plan = { ...plan, heatmaps: false };
    }
    if (runs >= MAX_RUNS_WITH_CHECKS || leftMs < timeLimitMs * LEAST_SHARE_OF_TIME_LIMIT) {
      plan = { skip, skipRest: CHECK_CODES[cause], heatmaps: false, fingerprints: false };
    }
  }
}
