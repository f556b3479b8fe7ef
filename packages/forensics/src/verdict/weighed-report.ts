import type { CheckReport } from '../examine.js';

/** A report with what its finding weighs. */
export interface WeighedReport {
  readonly report: CheckReport;
  readonly logLikelihoodRatio: number;
}
