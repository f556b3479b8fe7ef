import type { CardDesign } from '../design.js';
import { TWENTY_SEVENTH_AMERICAN_CARDS } from './american-designs.js';

/** Layouts of the twenty-seventh family: each follows the form of one issuer's. */
export const TWENTY_SEVENTH_CARDS: readonly CardDesign[] = [...TWENTY_SEVENTH_AMERICAN_CARDS];
