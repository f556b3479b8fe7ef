import type { CardDesign } from '../design.js';
import { TWENTY_SIXTH_ABROAD_CARDS } from './abroad-designs.js';
import { TWENTY_SIXTH_AMERICAN_CARDS } from './american-designs.js';
import { TWENTY_SIXTH_LATIN_CARDS } from './latin-designs.js';

/** Layouts of the twenty-sixth family, which is mostly of cards: each follows the form of one issuer's. */
export const TWENTY_SIXTH_CARDS: readonly CardDesign[] = [
  ...TWENTY_SIXTH_AMERICAN_CARDS,
  ...TWENTY_SIXTH_LATIN_CARDS,
  ...TWENTY_SIXTH_ABROAD_CARDS,
];
