export { loadRecognizer } from './ocr/load-recognizer.js';
export type { Point, Quad, RecognizedLine, RecognizedPage, RecognizerModels, TextRecognizer } from './ocr/types.js';
export { pagesOfImage } from './pages/pages-of-image.js';
export { pagesOfPdf } from './pages/pages-of-pdf.js';
export type { DocumentPages, RgbImage } from './pages/types.js';
export { figuresOfLines, readFigures } from './read-figures.js';
export { displayedBox } from './text/displayed-box.js';
export { readText } from './text/read-text.js';
