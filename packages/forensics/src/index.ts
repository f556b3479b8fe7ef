export type { BrokenCode, Check, CheckOutcome, CheckType, Evidence, EvidenceKind, Examined, Finding, HeatLayer } from './check.js';
export { defineCheck } from './check.js';
export { type CheckReport, examine } from './examine.js';
export { type HeatmapPage, renderHeatmaps } from './heatmap/render.js';
export { CHECKS } from './registry.js';
export type { AnyCheck, ExamineOptions } from './run-check.js';
export { type Calibration, logLikelihoodRatio } from './verdict/calibration.js';
export { bandOf, DEFAULT_POLICY, JUDGE_VERSION, judge, judgeCheck, PRIOR_MANIPULATED, ratioOf } from './verdict/judge.js';
export type { CheckVerdict, Classification, FraudSeverity, Verdict, VerdictPolicy } from './verdict/types.js';
