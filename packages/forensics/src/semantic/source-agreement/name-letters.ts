import { bareName } from '@assay/identifiers';

/** Titles, suffixes and what documents print before a second name. */
const NO_NAMES = new Set([
  'JNR',
  'SNR',
  'III',
  'MRS',
  'NEE',
  'NONE',
  'EPOUSE',
  'EPS',
  'SPECIMEN',
  'SAMPLE',
  'VIUDA',
  'FILHO',
  'NETO',
]);
/** Particles and initials say too little to tell two names apart. */
const SHORTEST_NAME = 3;

/** The Latin letters of a name, without what transliteration, marks and case may change. */
export const bareLetters = (text: string): string => bareName(text).replace(/[^A-Z]/gu, '');

/**
 * The words of a name that can tell it from another, bare; those of other scripts, particles, titles and
 * suffixes left out.
 */
export const nameWords = (name: string): string[] =>
  name
    .split(/[\s,.'’‘`´\-–/]+/u)
    .map(bareLetters)
    .filter((word) => word.length >= SHORTEST_NAME && !NO_NAMES.has(word));
