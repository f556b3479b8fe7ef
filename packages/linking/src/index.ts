export { compareDossiers } from './compare/compare-dossiers.js';
export { type Match, matchesOf } from './compare/match.js';
export { type Occurrences, rarities } from './compare/rarity.js';
export { contradictionsOf } from './contradictions/contradictions-of.js';
export type { AnyFingerprinter, Fingerprinter } from './fingerprinter.js';
export { defineFingerprinter } from './fingerprinter.js';
export {
  type LikenessOfPictures,
  likenessOfPictures,
} from './fingerprints/embedded-image/likeness-of-pictures.js';
export {
  IDENTIFIER_PARTS,
  type IdentifierOf,
  type IdentifierPart,
  type IdentifierPartInfo,
  identifierPartOf,
  isTelling,
} from './fingerprints/identifier/parts.js';
export { type LikenessOfLayouts, likenessOfLayouts } from './fingerprints/layout/likeness-of-layouts.js';
export { likenessOfPages } from './fingerprints/page-image/likeness-of-pages.js';
export { type LikenessOfRows, likenessOfRows } from './fingerprints/row-text/likeness-of-rows.js';
export { type FileHabits, HABIT_NAMES, type HabitCode } from './habits/habits.js';
export { areOfOneIssuerAndLayout } from './habits/of-one-issuer.js';
export { type BesideIssuer, besideIssuer, type HabitDifference } from './habits/unlike-issuer.js';
export { KINDS, type KindOfFingerprint, type Probing } from './kinds.js';
export type { LevelOfLikeness, Likeness } from './perceptual/likeness.js';
export { hammingDistance } from './perceptual/phash64.js';
export { FINGERPRINTERS } from './registry.js';
export { MAX_STATED_VALUES, readStated } from './stated/read-stated.js';
export { STATED_FIELDS, type StatedField, type StatedKind, type StatedName } from './stated/stated-fields.js';
export { takeDossier } from './take-dossier.js';
export { type TakeOptions, takeFingerprints } from './take-fingerprints.js';
export * from './types.js';
