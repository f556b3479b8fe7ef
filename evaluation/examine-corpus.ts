import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheckReport, DEFAULT_POLICY, judge, judgeCheck, ratioOf } from '@assay/forensics';
import { type Format, SNIFF_LENGTH_BYTES, sniff } from '@assay/media';
import { type AnalysisJob, type Analyst, toReports } from '@assay/server';
import type { ExaminedFile, ScoredCheck } from './examined-file.js';
import type { CorpusFile } from './manifest.js';
import { markedPixels } from './marked-pixels.js';

/**
 * Examines every file with the server's own worker pool and judges it, `lanes` at a time.
 * @param onDone told after each file how many are done
 * @param about what is said of a file beside where it lies; nothing when absent
 * @returns in the order of `files`
 */
export async function examineCorpus(
  analyst: Analyst,
  folder: string,
  files: readonly CorpusFile[],
  lanes: number,
  onDone: (done: number) => void,
  about: (known: CorpusFile) => Partial<AnalysisJob> = () => ({}),
): Promise<readonly ExaminedFile[]> {
  const results = new Array<ExaminedFile>(files.length);
  let next = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < files.length; index = next++) {
      const known = files[index];
      if (known) results[index] = await examineFile(analyst, folder, known, about(known));
      onDone(++done);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function examineFile(
  analyst: Analyst,
  folder: string,
  known: CorpusFile,
  about: Partial<AnalysisJob>,
): Promise<ExaminedFile> {
  const path = join(folder, known.file);
  const startedMs = performance.now();
  try {
    const examination = await analyst.examine({ ...about, path, format: await formatOf(path) });
    const reports = toReports(examination);
    const verdict = judge(reports, DEFAULT_POLICY, examination.subject);
    const result = {
      known,
      tookMs: performance.now() - startedMs,
      verdict,
      checks: reports.map(toScoredCheck),
    };
    return known.mask === ''
      ? result
      : { ...result, pixels: await markedPixels(examination.heatmaps[0]?.png, join(folder, known.mask)) };
  } catch (error) {
    return { known, tookMs: performance.now() - startedMs, checks: [], error: nameOf(error) };
  }
}

async function formatOf(path: string): Promise<Format> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(
      new Uint8Array(SNIFF_LENGTH_BYTES),
      0,
      SNIFF_LENGTH_BYTES,
      0,
    );
    const format = sniff(buffer.subarray(0, bytesRead));
    if (!format) throw new RangeError('none of the accepted formats');
    return format;
  } finally {
    await file.close();
  }
}

function toScoredCheck(report: CheckReport): ScoredCheck {
  const { check, outcome } = report;
  const { status } = judgeCheck(report);
  const common = { checkId: check.id, reports: check.reports, status };
  if (outcome.kind === 'examined') {
    const { measure, evidence } = outcome.finding;
    return { ...common, logLikelihoodRatio: ratioOf(check, outcome.finding), measure, evidence };
  }
  return {
    ...common,
    logLikelihoodRatio: 0,
    because: outcome.kind === 'broken' ? outcome.errorCode : outcome.because,
    evidence: [],
  };
}

/** The error's class, and its code where it has one. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? `${error.name} ${String(error.code)}` : `${error.name}: ${error.message}`;
}
