import type { AnyCheck } from './examine.js';
import { recompressionHistory } from './image/recompression-history/recompression-history.js';
import { styleBreak } from './pdf/style-break/style-break.js';
import { unexplainedRevision } from './pdf/unexplained-revision/unexplained-revision.js';

/** Every check, in the order they run and are listed. A folder that is not named here does not exist for the engine. */
export const CHECKS: readonly AnyCheck[] = [unexplainedRevision, styleBreak, recompressionHistory];
