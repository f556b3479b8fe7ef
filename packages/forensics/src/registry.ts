import { calibratedFor } from './calibrated-for.js';
import { copiedRegion } from './image/copied-region/copied-region.js';
import { generatedPixels } from './image/generated-pixels/generated-pixels.js';
import { missingGrain } from './image/missing-grain/missing-grain.js';
import { operatorDetector } from './image/operator-detector/operator-detector.js';
import { photocopy } from './image/photocopy/photocopy.js';
import { recapture } from './image/recapture/recapture.js';
import {
  recompressionHistory,
  recompressionHistoryOfPhotos,
} from './image/recompression-history/recompression-history.js';
import { repeatedGlyphs } from './image/repeated-glyphs/repeated-glyphs.js';
import { smudgedPrint } from './image/smudged-print/smudged-print.js';
import { textIsland } from './image/text-island/text-island.js';
import { thumbnailMismatch } from './image/thumbnail-mismatch/thumbnail-mismatch.js';
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
import { lateFont } from './pdf/late-font/late-font.js';
import { leftOverContent } from './pdf/left-over-content/left-over-content.js';
import { metadataMismatch } from './pdf/metadata-mismatch/metadata-mismatch.js';
import { metadataMissing } from './pdf/metadata-missing/metadata-missing.js';
import { outlinedText } from './pdf/outlined-text/outlined-text.js';
import { pageMismatch } from './pdf/page-mismatch/page-mismatch.js';
import { readerDifference } from './pdf/reader-difference/reader-difference.js';
import { redrawnPage } from './pdf/redrawn-page/redrawn-page.js';
import { signature } from './pdf/signature/signature.js';
import { streamCoding } from './pdf/stream-coding/stream-coding.js';
import { styleBreak } from './pdf/style-break/style-break.js';
import { unexplainedRevision } from './pdf/unexplained-revision/unexplained-revision.js';
import { writerMismatch } from './pdf/writer-mismatch/writer-mismatch.js';
import { appendedBytes } from './provenance/appended-bytes/appended-bytes.js';
import { cameraEvidence } from './provenance/camera-evidence/camera-evidence.js';
import {
  contentCredentials,
  contentCredentialsOfObjects,
} from './provenance/content-credentials/content-credentials.js';
import { declaredGeneration } from './provenance/declared-generation/declared-generation.js';
import { CALIBRATION_OF_OBJECTS as EDITORS_OF_OBJECTS } from './provenance/editor-software/calibration.js';
import { editorSoftware } from './provenance/editor-software/editor-software.js';
import { invisibleWatermark } from './provenance/invisible-watermark/invisible-watermark.js';
import { issuerHabits } from './provenance/issuer-habits/issuer-habits.js';
import type { AnyCheck } from './run-check.js';
import { bankName } from './semantic/bank-name/bank-name.js';
import { contradictingValues } from './semantic/contradicting-values/contradicting-values.js';
import { documentClass } from './semantic/document-class/document-class.js';
import { documentQuality } from './semantic/document-quality/document-quality.js';
import { earlierSubmission } from './semantic/earlier-submission/earlier-submission.js';
import { electronicInvoice } from './semantic/electronic-invoice/electronic-invoice.js';
import { identifierChecks } from './semantic/identifier-checks/identifier-checks.js';
import { identityRules } from './semantic/identity-rules/identity-rules.js';
import { implausibleDates } from './semantic/implausible-dates/implausible-dates.js';
import { invoiceSignature } from './semantic/invoice-signature/invoice-signature.js';
import { missingRow } from './semantic/missing-row/missing-row.js';
import { mixedLocale } from './semantic/mixed-locale/mixed-locale.js';
import { partyAgreement } from './semantic/party-agreement/party-agreement.js';
import { paymentCodes } from './semantic/payment-codes/payment-codes.js';
import { payrollRules } from './semantic/payroll-rules/payroll-rules.js';
import { printedTotals } from './semantic/printed-totals/printed-totals.js';
import { runningBalance } from './semantic/running-balance/running-balance.js';
import { sourceAgreement } from './semantic/source-agreement/source-agreement.js';

/**
 * Every check, in the order they run and are listed: what looks at all of a document before what compares
 * values in it. A folder that is not named here does not exist for the engine.
 */
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
  lateFont,
  recompressionHistory,
  repeatedGlyphs,
  textIsland,
  missingGrain,
  smudgedPrint,
  declaredGeneration,
  thumbnailMismatch,
  invisibleWatermark,
  runningBalance,
  printedTotals,
  missingRow,
  payrollRules,
  pageMismatch,
  contradictingValues,
  partyAgreement,
  implausibleDates,
  identifierChecks,
  sourceAgreement,
  identityRules,
  paymentCodes,
  electronicInvoice,
  invoiceSignature,
  bankName,
  mixedLocale,
  writerMismatch,
  metadataMissing,
  metadataMismatch,
  editorMark,
  outlinedText,
  redrawnPage,
  contentCredentials,
  editorSoftware,
  cameraEvidence,
  fileDamage,
  appendedBytes,
  activeContent,
  documentClass,
  documentQuality,
  photocopy,
  recapture,
];

/**
 * Checks that need what a document alone does not show: they are not run on views, whoever has the memory
 * reports for them. Listed behind the others.
 */
export const CHECKS_OF_MEMORY: readonly AnyCheck[] = [earlierSubmission, issuerHabits];

/** What the sender calls a file: a document, or any picture. */
export type Subject = 'document' | 'object';

/**
 * The checks of pictures that are no documents, in the order they run and are listed. One that documents have
 * too may be calibrated apart: what is rare on paper may be common in nature.
 */
const CHECKS_OF_OBJECTS: readonly AnyCheck[] = [
  declaredGeneration,
  invisibleWatermark,
  recompressionHistoryOfPhotos,
  copiedRegion,
  thumbnailMismatch,
  generatedPixels,
  operatorDetector,
  contentCredentialsOfObjects,
  calibratedFor(editorSoftware, EDITORS_OF_OBJECTS),
  cameraEvidence,
  appendedBytes,
];

/** The checks for what the sender calls a file. */
export const checksOf = (subject: Subject): readonly AnyCheck[] =>
  subject === 'document' ? CHECKS : CHECKS_OF_OBJECTS;
