export { compareDossiers } from './compare/compare-dossiers.js';
export type { AnyFingerprinter, Fingerprinter } from './fingerprinter.js';
export { defineFingerprinter } from './fingerprinter.js';
export { KINDS, type KindOfFingerprint, type Probing } from './kinds.js';
export { FINGERPRINTERS } from './registry.js';
export { type TakeOptions, takeFingerprints } from './take-fingerprints.js';
export * from './types.js';
