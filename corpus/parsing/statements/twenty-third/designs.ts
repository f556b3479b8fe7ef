import type { StatementDesign } from '../design.js';
import { AMERICAN_STATEMENTS } from './american.js';
import { LATIN_AMERICAN_STATEMENTS } from './latin-american.js';

/** Layouts of the twenty-third family: each follows the form of one bank. */
export const TWENTY_THIRD_STATEMENTS: readonly StatementDesign[] = [
  ...AMERICAN_STATEMENTS,
  ...LATIN_AMERICAN_STATEMENTS,
];
