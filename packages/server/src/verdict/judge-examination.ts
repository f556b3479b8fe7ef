import {
  type CheckReport,
  judge,
  judgeCheck,
  type ReckonedVerdict,
  type VerdictPolicy,
} from '@assay/forensics';
import type { RecordedCheck } from '../store/detection-types.js';
import type { RecordStore } from '../store/types.js';
import { detailsOf, type Examination, toReports } from '../workers/index.js';
import { recordedEvidence } from './recorded-evidence.js';

/** What an examined file is judged to be, and its checks as records keep them. */
export interface Judgment {
  readonly verdict: ReckonedVerdict;
  readonly checks: readonly RecordedCheck[];
}

/**
 * The bounds that an organization's submissions are judged by. @param settings for those without bounds of
 * their own
 */
export const policyOf = async (
  store: RecordStore,
  organizationId: number,
  settings: VerdictPolicy,
): Promise<VerdictPolicy> => (await store.organizationPolicy(organizationId)) ?? settings;

/**
 * @param further reports of checks that look at what no worker sees; they count like the worker's and are
 * listed behind them
 */
export function judgeExamination(
  examination: Examination,
  policy: VerdictPolicy,
  further: readonly CheckReport[] = [],
): Judgment {
  const reports = [...toReports(examination), ...further];
  const verdict = judge(reports, policy, examination.subject, examination.pageCount);
  return {
    verdict,
    checks: reports.map((report, index) => ({
      checkId: report.check.id,
      version: examination.checks[index]?.version ?? report.check.version,
      type: report.check.reports,
      details: detailsOf(report.outcome),
      ...judgeCheck(report, policy, verdict.likelihood),
      ...recordedEvidence(report.outcome.kind === 'examined' ? report.outcome.finding.evidence : []),
    })),
  };
}
