export type { BrokenCode, Check, CheckOutcome, CheckType, Evidence, EvidenceKind, Examined, Finding, HeatLayer } from './check.js';
export { defineCheck } from './check.js';
export { findDocumentClass, nearestDocumentClasses } from './document-classes.js';
export { type AnyCheck, type CheckReport, type ExamineOptions, examine } from './examine.js';
export { type HeatmapPage, renderHeatmaps } from './heatmap/render.js';
export { CHECKS } from './registry.js';
export { type Calibration, logLikelihoodRatio } from './verdict/calibration.js';
export { bandOf, DEFAULT_POLICY, JUDGE_VERSION, judge, judgeCheck, PRIOR_MANIPULATED } from './verdict/judge.js';
export type { CheckVerdict, Classification, FraudSeverity, Verdict, VerdictPolicy } from './verdict/types.js';
