import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './total-labels.json' with { type: 'json' };

/**
 * What a line that adds up others is called in English, Spanish and Portuguese; folded text
 * (layout/fold-text.ts). Labels only propose: the sums themselves are the proof.
 */
const TOTAL = patternOf(PATTERNS.total, 'u');

export const isTotalLabel = (folded: string): boolean => TOTAL.test(folded);
