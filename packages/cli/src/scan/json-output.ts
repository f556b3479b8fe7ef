import { detailsOf } from '@assay/server';
import { isAssessed, type ScannedFile } from './assess.js';

/**
 * One file as one line of JSON, in the spellings of the detection record; ends with a line break. A file
 * without a verdict has `error` instead: `{code, message}`.
 */
export function toJsonLine(file: ScannedFile): string {
  if (!isAssessed(file))
    return `${JSON.stringify({ file: file.path, error: { code: file.problem, message: file.message } })}\n`;
  const { path, format, pageCount, verdict, checks, marked } = file;
  return `${JSON.stringify({
    file: path,
    fileType: format,
    pageCount,
    likelihood: verdict.likelihood,
    fraudSeverity: verdict.fraudSeverity,
    classification: verdict.classification,
    reasoning: verdict.reasoning,
    ...(verdict.arithmetic.undecided
      ? { undecided: true, because: verdict.arithmetic.undecided }
      : { undecided: false }),
    technicalChecks: checks.map(({ check, outcome, standing }) => ({
      checkId: check.id,
      version: check.version,
      type: check.reports,
      status: standing.status,
      likelihood: standing.likelihood,
      details: detailsOf(outcome),
      evidence: outcome.kind === 'examined' ? outcome.finding.evidence : [],
    })),
    ...(marked && { marked }),
  })}\n`;
}
