export { type ExchangeTrace, exchangedPortrait } from './exchanged-portrait/exchanged-portrait.js';
export { measurePortrait, type PortraitMeasures } from './id-quality/portrait-measures.js';
export {
  HEAD_MOVEMENTS,
  type HeadMovement,
  type InstructedMovement,
  type Instruction,
} from './liveness/clip/instructed-movement/instructions.js';
export { judgeLiveness } from './liveness/judge/judge-liveness.js';
export type { AntiSpoofModel } from './liveness/network/anti-spoof-model.js';
export { type AntiSpoofCard, parseAntiSpoofCard } from './liveness/network/operator/model-card.js';
export { loadAntiSpoofModel } from './liveness/network/operator/operator-model.js';
export type { NetworkSteps } from './liveness/network/shipped/calibration.js';
export {
  type FittedSteps,
  fitSteps,
  leastPictures,
  type StepBounds,
} from './liveness/network/shipped/fit-steps.js';
export { loadShippedModel } from './liveness/network/shipped/shipped-model.js';
export { parseStepsFile, type StepsFile } from './liveness/network/shipped/steps-file.js';
export { assessPhoto } from './liveness/photo/assess-photo.js';
export type { LivenessGroup, LivenessSignal } from './liveness/types.js';
export { loadFaceAnalyst } from './load-face-analyst.js';
export { type Acceptance, acceptance } from './match/acceptance.js';
export { comparableTemplate } from './match/comparable/comparable-template.js';
export { compareTemplates, confidenceAt } from './match/compare-templates.js';
export { templateDistance } from './match/distance.js';
export { sameGroupFalseMatchRate } from './match/same-group-rate.js';
export { PHRASES } from './sentences/phrases.js';
export { translated } from './sentences/translated.js';
export * from './types.js';
export { examineSelfie } from './verification/examine-selfie.js';
export { idPortrait } from './verification/id-faces.js';
export { type LivenessExaminer, livenessExaminer } from './verification/liveness-examiner.js';
export { lookAtSelfie, type SelfieLook } from './verification/look-at-selfie.js';
export { type PortraitTemplate, portraitTemplate } from './verification/portrait-template.js';
export { photographLikeness } from './verification/reused-picture/photograph-likeness.js';
export { type VerificationRequest, verify } from './verification/verify.js';
