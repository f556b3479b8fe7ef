export type {
  BrokenCode,
  Check,
  CheckOutcome,
  CheckType,
  Evidence,
  EvidenceKind,
  Examined,
  Finding,
  HeatLayer,
} from './check.js';
export { defineCheck } from './check.js';
export { type CheckReport, checksFor, examine } from './examine.js';
export { type HeatmapPage, renderHeatmaps } from './heatmap/render.js';
export { holdBothSides } from './identity/hold-both-sides.js';
export {
  holdIdentity,
  type IdentityAgreement,
  reasonOfIdentity,
  reasonsOfIdentity,
} from './identity/hold-identity.js';
export {
  calibrateDetector,
  type DetectorCalibration,
  LEAST_GENERATED_PICTURES,
  leastHonestPictures,
  rarestFalseAlarms,
} from './image/operator-detector/calibrate-detector.js';
export {
  type CardCalibration,
  type GenerationCard,
  parseGenerationCard,
} from './image/operator-detector/card.js';
export {
  type GenerationNetwork,
  loadGenerationNetwork,
} from './image/operator-detector/load-generation-network.js';
export { weightOf } from './image/operator-detector/weight.js';
export { drawMarks, type PagePicture } from './marked-page/draw-marks.js';
export { type Mark, MOST_MARKS, numberPlaces, type PageMark } from './marked-page/number-places.js';
export { type SignatureVerdict, verifySignature } from './pdf/signature/verify-signature.js';
export { type BesideItsIssuer, reportIssuerHabits } from './provenance/issuer-habits/issuer-habits.js';
export { type Collection, type MeasuredRate, measuredRates } from './rates/measured-rates.js';
export { CHECKS, CHECKS_OF_MEMORY, checksOf, type Subject } from './registry.js';
export type { AnyCheck, ExamineOptions } from './run-check.js';
export {
  type EarlierContradiction,
  reportEarlierSubmissions,
} from './semantic/earlier-submission/earlier-submission.js';
export { sentenceOfCode } from './sentences/codes.js';
export { type Reason, SENTENCES, type SentenceId, worded } from './sentences/reason.js';
export { LANGUAGES, type Language, type Sentence, slotsOf } from './sentences/sentence.js';
export { FORBIDDEN, MAX_WORDS, NEGATIONS } from './sentences/style.js';
export { LABELS } from './sentences/subject.js';
export { withWhatStandsThere } from './sentences/what-stands-there.js';
export { likelihoodAt, logOddsOf } from './verdict/arithmetic.js';
export { type Calibration, logLikelihoodRatio } from './verdict/calibration.js';
export {
  bandOf,
  DEFAULT_POLICY,
  HIGHEST_LIKELIHOOD_PERCENT,
  JUDGE_VERSION,
  judge,
  judgeCheck,
  PRIOR_MANIPULATED,
  ratioOf,
} from './verdict/judge.js';
export { reasonOf } from './verdict/told-findings.js';
export type {
  Arithmetic,
  ArithmeticStep,
  ArithmeticTerm,
  CheckVerdict,
  Classification,
  FraudSeverity,
  ReckonedVerdict,
  UndecidedBecause,
  Verdict,
  VerdictPolicy,
} from './verdict/types.js';
export { nextStep } from './verdict/undecided.js';
