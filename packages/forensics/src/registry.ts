import type { AnyCheck } from './examine.js';
import { recompressionHistory } from './image/recompression-history/recompression-history.js';
import { coveredContent } from './pdf/covered-content/covered-content.js';
import { editorMark } from './pdf/editor-mark/editor-mark.js';
import { metadataMismatch } from './pdf/metadata-mismatch/metadata-mismatch.js';
import { metadataMissing } from './pdf/metadata-missing/metadata-missing.js';
import { pageMismatch } from './pdf/page-mismatch/page-mismatch.js';
import { styleBreak } from './pdf/style-break/style-break.js';
import { unexplainedRevision } from './pdf/unexplained-revision/unexplained-revision.js';
import { writerMismatch } from './pdf/writer-mismatch/writer-mismatch.js';
import { contradictingValues } from './semantic/contradicting-values/contradicting-values.js';
import { identifierChecks } from './semantic/identifier-checks/identifier-checks.js';
import { implausibleDates } from './semantic/implausible-dates/implausible-dates.js';

/** Every check, in the order they run and are listed. A folder that is not named here does not exist for the engine. */
export const CHECKS: readonly AnyCheck[] = [
  unexplainedRevision,
  coveredContent,
  styleBreak,
  pageMismatch,
  contradictingValues,
  implausibleDates,
  identifierChecks,
  writerMismatch,
  metadataMissing,
  metadataMismatch,
  editorMark,
  recompressionHistory,
];
