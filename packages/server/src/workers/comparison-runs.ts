import type { ComparisonPlan } from './protocol.js';
import { mayBeInnocent, OPENING_CODES, type RunEnd, unexpectedEnd } from './run-end.js';
import { type PairComparison, UndecodableError } from './types.js';

/**
 * Compares one pair of files to its end. A worker that dies while it opens a file costs that file, and so
 * does one that crashes or fills its memory while it decodes the frames of a video. One that dies while it
 * compares costs liveness, the largest part of the work: the pair is compared again without it. A second such
 * death costs the comparison. One that dies while it reads the ID costs the reading alone. Deaths that may not
 * be the files' own doing are treated as in an examination (examination-runs.ts).
 *
 * A run that is out of time in the midst of decoding frames may have spent it on comparing, so it is first
 * made again without liveness, which needs fewer frames.
 *
 * @param run makes one run of at most `limitMs` of processor time in a live worker. There are at most four, and
 * together they take at most `timeLimitMs`.
 * @throws UndecodableError with the file, AnalysisFault
 */
export async function compareToTheEnd(
  run: (plan: ComparisonPlan, limitMs: number) => Promise<RunEnd>,
  timeLimitMs: number,
): Promise<PairComparison> {
  let withoutLiveness = false;
  let withoutReading = false;
  let repeated = false;
  let leftMs = timeLimitMs;
  for (;;) {
    const end = await run({ withoutLiveness, withoutReading }, leftMs);
    if (end.kind === 'compared') return end.comparison;
    if (end.kind !== 'died') throw unexpectedEnd(end);
    const { cause, stage } = end;
    leftMs -= end.tookMs;
    if (leftMs <= 0 && (stage.kind === 'comparing' || stage.kind === 'reading the ID'))
      return { kind: 'lost' };
    if (!repeated && mayBeInnocent(end)) {
      repeated = true;
      continue;
    }
    // What was not told yet is the reading of the files from disk, the ID's first.
    if (stage.kind === 'opening') throw new UndecodableError(OPENING_CODES[cause], stage.file ?? 'id');
    if (stage.kind === 'reading the ID') {
      if (withoutReading) return { kind: 'lost' };
      withoutReading = true;
      continue;
    }
    const isFramesFault = stage.kind === 'decoding frames' && (cause !== 'time' || withoutLiveness);
    if (isFramesFault) throw new UndecodableError(OPENING_CODES[cause], 'selfie');
    if (withoutLiveness) return { kind: 'lost' };
    withoutLiveness = true;
  }
}
