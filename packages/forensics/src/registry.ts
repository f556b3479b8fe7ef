import { recompressionHistory } from './image/recompression-history/recompression-history.js';
import { repeatedGlyphs } from './image/repeated-glyphs/repeated-glyphs.js';
import { textIsland } from './image/text-island/text-island.js';
import { activeContent } from './pdf/active-content/active-content.js';
import { advanceBreak } from './pdf/advance-break/advance-break.js';
import { coveredContent } from './pdf/covered-content/covered-content.js';
import { disguisedGlyphs } from './pdf/disguised-glyphs/disguised-glyphs.js';
import { editorMark } from './pdf/editor-mark/editor-mark.js';
import { fieldAppearance } from './pdf/field-appearance/field-appearance.js';
import { fileDamage } from './pdf/file-damage/file-damage.js';
import { fontSubset } from './pdf/font-subset/font-subset.js';
import { hiddenText } from './pdf/hidden-text/hidden-text.js';
import { imagePatch } from './pdf/image-patch/image-patch.js';
import { leftOverContent } from './pdf/left-over-content/left-over-content.js';
import { metadataMismatch } from './pdf/metadata-mismatch/metadata-mismatch.js';
import { metadataMissing } from './pdf/metadata-missing/metadata-missing.js';
import { pageMismatch } from './pdf/page-mismatch/page-mismatch.js';
import { readerDifference } from './pdf/reader-difference/reader-difference.js';
import { signature } from './pdf/signature/signature.js';
import { streamCoding } from './pdf/stream-coding/stream-coding.js';
import { styleBreak } from './pdf/style-break/style-break.js';
import { unexplainedRevision } from './pdf/unexplained-revision/unexplained-revision.js';
import { writerMismatch } from './pdf/writer-mismatch/writer-mismatch.js';
import type { AnyCheck } from './run-check.js';
import { contradictingValues } from './semantic/contradicting-values/contradicting-values.js';
import { documentClass } from './semantic/document-class/document-class.js';
import { documentQuality } from './semantic/document-quality/document-quality.js';
import { earlierSubmission } from './semantic/earlier-submission/earlier-submission.js';
import { identifierChecks } from './semantic/identifier-checks/identifier-checks.js';
import { implausibleDates } from './semantic/implausible-dates/implausible-dates.js';
import { printedTotals } from './semantic/printed-totals/printed-totals.js';
import { runningBalance } from './semantic/running-balance/running-balance.js';

/** Every check, in the order they run and are listed. A folder that is not named here does not exist for the engine. */
export const CHECKS: readonly AnyCheck[] = [
  unexplainedRevision,
  leftOverContent,
  signature,
  fieldAppearance,
  coveredContent,
  imagePatch,
  hiddenText,
  disguisedGlyphs,
  readerDifference,
  styleBreak,
  streamCoding,
  advanceBreak,
  fontSubset,
  runningBalance,
  printedTotals,
  pageMismatch,
  contradictingValues,
  implausibleDates,
  identifierChecks,
  writerMismatch,
  metadataMissing,
  metadataMismatch,
  editorMark,
  fileDamage,
  activeContent,
  recompressionHistory,
  repeatedGlyphs,
  textIsland,
  documentClass,
  documentQuality,
];

/** Checks that need what a document alone does not show: they are not run on views, whoever has the memory reports for them. Listed behind the others. */
export const CHECKS_OF_MEMORY: readonly AnyCheck[] = [earlierSubmission];
