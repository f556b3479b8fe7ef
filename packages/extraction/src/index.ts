export { loadBarcodeReader } from './barcode/load-barcode-reader.js';
export type { BarcodeReader } from './barcode/types.js';
export { type CodeReaders, readCodes } from './codes/read-codes.js';
export { speaksOfPaymentCode } from './codes/speaks-of-payment-code.js';
export { classifyDocument } from './document-class/classify-document.js';
export { type ParsedObject, type ParsedValue, parsedData } from './fields/parsed-data.js';
export { FIELD_NAMES, readFields } from './fields/read-fields.js';
export { statedFields } from './fields/stated-fields.js';
export type { FieldInput } from './fields/types.js';
export { applyLessons, type LearnedFields } from './lessons/apply-lessons.js';
export { readLesson } from './lessons/read-lesson.js';
export { takeLesson } from './lessons/take-lesson.js';
export type { Correction, KeyOf, Lesson, ReadField, StoredLesson, TakenLesson } from './lessons/types.js';
export { loadRecognizer } from './ocr/load-recognizer.js';
export { preparedModels } from './ocr/prepared-models.js';
export type {
  PreparedModels,
  Quad,
  RecognitionModel,
  RecognizedLine,
  RecognizedPage,
  RecognizerModels,
  TextRecognizer,
} from './ocr/types.js';
export { joinedPages, joinedReading, type SideReading } from './pages/joined-pages.js';
export { pagesOfImage } from './pages/pages-of-image.js';
export { pagesOfPdf } from './pages/pages-of-pdf.js';
export type { DocumentPages } from './pages/types.js';
export { readFigures } from './read-figures.js';
export { readLayout } from './read-layout.js';
export { placeRereader } from './rereading/place-rereader.js';
export { type ReadingLimits, readText } from './text/read-text.js';
