import type { AnyFingerprinter } from './fingerprinter.js';
import { camera } from './fingerprints/camera/camera.js';
import { certificate } from './fingerprints/certificate/certificate.js';
import { embeddedImage } from './fingerprints/embedded-image/embedded-image.js';
import { earlierFiles, file } from './fingerprints/file/file.js';
import { identifier } from './fingerprints/identifier/identifier.js';
import { layout } from './fingerprints/layout/layout.js';
import { pageImage } from './fingerprints/page-image/page-image.js';
import { pdfId } from './fingerprints/pdf-id/pdf-id.js';
import { producerFonts } from './fingerprints/producer-fonts/producer-fonts.js';
import { rowText } from './fingerprints/row-text/row-text.js';

/**
 * Every fingerprinter, in the order they run. A folder that is not named here does not exist for the engine.
 */
export const FINGERPRINTERS: readonly AnyFingerprinter[] = [
  file,
  earlierFiles,
  identifier,
  pdfId,
  producerFonts,
  camera,
  certificate,
  pageImage,
  embeddedImage,
  rowText,
  layout,
];
