import type { AnyCheck } from './examine.js';

/** Every check, in the order they run and are listed. A folder that is not named here does not exist for the engine. */
export const CHECKS: readonly AnyCheck[] = [];
