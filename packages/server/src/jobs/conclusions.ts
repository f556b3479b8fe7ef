import { concludeDetection, type SubmitDeps as DetectionDeps } from '../detection/submit.js';
import { type SubmitDeps as AnalysisDeps, concludeAnalysis } from '../legacy-analysis/submit.js';
import { concludeParsing, type SubmitDeps as ParsingDeps } from '../parsing/submit.js';
import { concludeVerification, type SubmitDeps as VerificationDeps } from '../verification/submit.js';
import type { Conclusions } from './types.js';

export type ConclusionDeps = DetectionDeps & ParsingDeps & VerificationDeps & AnalysisDeps;

/** How each kind of submission comes to its record. */
export const conclusionsOf = (deps: ConclusionDeps): Conclusions => ({
  detection: (job, values) => concludeDetection(deps, job, values),
  parse: (job, values) => concludeParsing(deps, job, values),
  verification: (job, values) => concludeVerification(deps, job, values),
  analysis: (job, values) => concludeAnalysis(deps, job, values),
});
