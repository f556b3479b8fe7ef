import type { BenignChange } from './benign-change.js';

/**
 * Writing a page anew with the same words in the same places and no pixel visibly different: optimizing,
 * tagging, adding a layer of resources. Nothing in the standard names this; it is what "the same page" means
 * to a reader.
 */
export const rewrittenContent: BenignChange = (change) =>
  change.kind === 'page-content' &&
  change.comparison.text.differences.length === 0 &&
  change.comparison.canBeSeen &&
  change.comparison.changedRegions([]).length === 0;
