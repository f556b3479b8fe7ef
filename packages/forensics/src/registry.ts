import type { AnyCheck } from './examine.js';
import { recompressionHistory } from './image/recompression-history/recompression-history.js';
import { coveredContent } from './pdf/covered-content/covered-content.js';
import { disguisedGlyphs } from './pdf/disguised-glyphs/disguised-glyphs.js';
import { editorMark } from './pdf/editor-mark/editor-mark.js';
import { fieldAppearance } from './pdf/field-appearance/field-appearance.js';
import { hiddenText } from './pdf/hidden-text/hidden-text.js';
import { metadataMismatch } from './pdf/metadata-mismatch/metadata-mismatch.js';
import { metadataMissing } from './pdf/metadata-missing/metadata-missing.js';
import { signature } from './pdf/signature/signature.js';
import { styleBreak } from './pdf/style-break/style-break.js';
import { unexplainedRevision } from './pdf/unexplained-revision/unexplained-revision.js';
import { writerMismatch } from './pdf/writer-mismatch/writer-mismatch.js';

/** Every check, in the order they run and are listed. A folder that is not named here does not exist for the engine. */
export const CHECKS: readonly AnyCheck[] = [
  unexplainedRevision,
  signature,
  fieldAppearance,
  coveredContent,
  hiddenText,
  disguisedGlyphs,
  styleBreak,
  writerMismatch,
  metadataMissing,
  metadataMismatch,
  editorMark,
  recompressionHistory,
];
