import type { CardDesign } from '../design.js';
import { TWENTY_EIGHTH_AMERICAN_CARDS } from './american-designs.js';
import { TWENTY_EIGHTH_FOREIGN_CARDS } from './foreign-designs.js';

/** Layouts of the twenty-eighth family, which is of cards alone: each follows the form of one issuer's. */
export const TWENTY_EIGHTH_CARDS: readonly CardDesign[] = [
  ...TWENTY_EIGHTH_AMERICAN_CARDS,
  ...TWENTY_EIGHTH_FOREIGN_CARDS,
];
