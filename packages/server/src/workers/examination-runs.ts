import type { BrokenCode } from '@assay/forensics';
import type { ExaminationPlan } from './protocol.js';
import {
  type ExaminationProgress,
  mayBeInnocent,
  OPENING_CODES,
  type RunEnd,
  unexpectedEnd,
} from './run-end.js';
import { type DeathCause, type Examination, type ExaminedCheck, UndecodableError } from './types.js';

/** Runs over one document. */
const MAX_RUNS = 4;

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
 * Examines one document to its end. What a check found is kept when a later one costs the worker its life:
 * the document is run again for the checks that have not ended, without the one that it died in. Dying while
 * drawing costs the heatmaps, while marking pages these, while taking fingerprints all of these, while opening the document. When the
 * time is up, or the last run died, what was found stands, and the checks that have not ended are broken.
 *
 * A death that may not be the document's own doing is not laid to it at once: after a signal from outside
 * (the kernel's out-of-memory killer, an operator), and after a crash or a full memory in a worker that had
 * served other documents, the same run is made once more in a fresh worker. A second signal from outside
 * counts as the memory limit.
 *
 * @param run makes one run of at most `limitMs` of processor time in a live worker. All runs together take at
 * most `timeLimitMs`.
 * @throws UndecodableError, AnalysisFault
 */
export async function examineToTheEnd(
  run: (plan: ExaminationPlan, limitMs: number) => Promise<RunEnd>,
  timeLimitMs: number,
): Promise<Examination> {
  const skip = new Map<string, BrokenCode>();
  const kept = new Map<string, ExaminedCheck>();
  let plan: ExaminationPlan = { skip, kept, heatmaps: true, marks: true, fingerprints: true };
  let progress: ExaminationProgress | undefined;
  let leftMs = timeLimitMs;
  let repeated = false;
  for (let runs = 1; ; runs++) {
    const end = await run(plan, leftMs);
    if (end.kind === 'examined') return end.examination;
    if (end.kind !== 'died') throw unexpectedEnd(end);
    const { cause, stage } = end;
    leftMs -= end.tookMs;
    progress = end.progress ?? progress;
    for (const check of end.progress?.ended ?? []) kept.set(check.checkId, check);
    if (!repeated && mayBeInnocent(end)) {
      repeated = true;
    } else {
      if (!progress) throw new UndecodableError(OPENING_CODES[cause]);
      if (stage.kind === 'check') skip.set(stage.checkId, CHECK_CODES[cause]);
      else if (stage.kind === 'fingerprinting') plan = { ...plan, fingerprints: false };
      else if (stage.kind === 'drawing') plan = { ...plan, heatmaps: false };
      else if (stage.kind === 'marking') plan = { ...plan, marks: false };
    }
    if (runs < MAX_RUNS && leftMs >= timeLimitMs * LEAST_SHARE_OF_TIME_LIMIT) continue;
    if (!progress) throw new UndecodableError(OPENING_CODES[cause]);
    return examinationSoFar(progress, kept, skip, CHECK_CODES[cause]);
  }
}

/** What is known of a document that is not run again. */
function examinationSoFar(
  { opened, documentClass }: ExaminationProgress,
  kept: ReadonlyMap<string, ExaminedCheck>,
  skip: ReadonlyMap<string, BrokenCode>,
  errorCode: BrokenCode,
): Examination {
  return {
    subject: opened.subject,
    checks: opened.checks.map((check) => {
      const known = kept.get(check.checkId);
      if (known) return { ...known, outcome: withoutHeat(known.outcome) };
      return { ...check, outcome: { kind: 'broken', errorCode: skip.get(check.checkId) ?? errorCode } };
    }),
    heatmaps: [],
    marks: [],
    markedPages: [],
    pageCount: opened.pageCount,
    documentClass,
    dossier: undefined,
  };
}

const withoutHeat = (outcome: ExaminedCheck['outcome']): ExaminedCheck['outcome'] =>
  outcome.kind === 'examined' ? { ...outcome, finding: { ...outcome.finding, heat: [] } } : outcome;
