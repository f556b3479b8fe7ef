export type { BrokenCode, Check, CheckOutcome, CheckType, Evidence, EvidenceKind, Examined, Finding, HeatLayer } from './check.js';
export { defineCheck } from './check.js';
export { type Calibration, logLikelihoodRatio } from './verdict/calibration.js';
export type { Classification, FraudSeverity } from './verdict/types.js';
