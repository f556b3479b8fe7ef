import type { CardDesign } from '../design.js';
import { TWENTY_SEVENTH_AMERICAN_CARDS } from './american-designs.js';
import { TWENTY_SEVENTH_FOREIGN_CARDS } from './foreign-designs.js';

/** Layouts of the twenty-seventh family, which is of cards alone: each follows the form of one issuer's. */
export const TWENTY_SEVENTH_CARDS: readonly CardDesign[] = [
  ...TWENTY_SEVENTH_AMERICAN_CARDS,
  ...TWENTY_SEVENTH_FOREIGN_CARDS,
];
