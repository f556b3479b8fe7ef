export { readCamera } from './camera/read-camera.js';
export type { CameraMetadata } from './camera/types.js';
export * from './codes/types.js';
export {
  type CredentialLibrary,
  type CredentialReader,
  credentialReader,
} from './credentials/credential-reader.js';
export { readCredentials } from './credentials/read-credentials.js';
export * from './credentials/types.js';
export {
  DOCUMENT_CLASS_NAMES,
  DOCUMENT_CLASSES,
  type DocumentClassName,
  findDocumentClass,
  nearestDocumentClasses,
} from './document-classes.js';
export {
  isMarkup,
  readElectronicInvoice,
  readElectronicInvoices,
} from './electronic-invoice/read-electronic-invoices.js';
export * from './electronic-invoice/types.js';
export { childrenOf, elementAt, textAt, type XmlElement } from './electronic-invoice/xml-tree.js';
export { DecodeError, type DecodeErrorCode, VideoDecoderMissingError } from './errors.js';
export * from './fields/types.js';
export { figureValue } from './figures/figure-value.js';
export * from './figures/types.js';
export { type Format, MIME_TYPES, SNIFF_LENGTH_BYTES, sniff } from './format.js';
export * from './generation/types.js';
export {
  type Box,
  box,
  boxArea,
  boxAround,
  isCenteredIn,
  isInside,
  overlapArea,
  type Point,
  sharedBox,
  unionBox,
} from './geometry.js';
export { histogramQuantile } from './histogram-quantile.js';
export { latin1 } from './image-metadata/byte-text.js';
export { exifText } from './image-metadata/exif.js';
export { readImageMetadata } from './image-metadata/read-image-metadata.js';
export * from './image-metadata/types.js';
export { exifComment, exifWindowsText } from './image-metadata/user-comment.js';
export { decodeJpegCoefficients } from './jpeg/decode-jpeg-coefficients.js';
export * from './jpeg/types.js';
export { CELL_GAP_EM, cellStarts, usualHeight } from './layout/cell-starts.js';
export * from './layout/types.js';
export * from './limits.js';
export { median, ranked } from './median.js';
export { CardEntries } from './networks/card-entries.js';
export { type PixelCoding, pixelTensor } from './networks/pixel-tensor.js';
export { type EmbeddedFile, readEmbeddedFiles } from './pdf/attachments/embedded-files.js';
export { readContent } from './pdf/content/read-content.js';
export { standardWidth } from './pdf/content/standard-widths.js';
export * from './pdf/content/types.js';
export { readContentStyle } from './pdf/content-style/read-content-style.js';
export * from './pdf/content-style/types.js';
export { fillerBytes } from './pdf/deflate/filler.js';
export { zlibLevels } from './pdf/deflate/zlib-levels.js';
export { readEmbeddedFont } from './pdf/fonts/read-embedded-font.js';
export * from './pdf/fonts/types.js';
export { instantMs, readPdfDate } from './pdf/metadata/dates.js';
export { readMetadata } from './pdf/metadata/document-metadata.js';
export * from './pdf/metadata/types.js';
export { parsePdf } from './pdf/parse-pdf.js';
export { readPictures } from './pdf/pictures/read-pictures.js';
export * from './pdf/pictures/types.js';
export * from './pdf/signatures/signature-dictionaries.js';
export { signingCertificate } from './pdf/signatures/signing-certificate.js';
export { equalObjects } from './pdf/syntax/equality.js';
export { decodeTextString } from './pdf/syntax/text-encoding.js';
export { textString } from './pdf/syntax/text-string.js';
export { dictOf, isArray, isDict, isName, isRef, isStream, isString } from './pdf/syntax/values.js';
export * from './pdf/types.js';
export * from './pdf/writer-style/types.js';
export { readWriterStyle } from './pdf/writer-style/writer-style.js';
export { type PageFrame, pointToDisplayed, userSpaceToDisplayed } from './pdfium/page-space.js';
export { paintedCharacters } from './pdfium/painted-characters.js';
export { paintsNothing } from './pdfium/paints-nothing.js';
export { loadPdfium, type Pdfium, preparePdfium } from './pdfium/pdfium.js';
export { Recenternderings } from './pdfium/recent-renderings.js';
export * from './pdfium/types.js';
export { readWithPdfjs } from './pdfjs/read-second.js';
export * from './pdfjs/types.js';
export { foldInPlace } from './phrases/fold-in-place.js';
export { PhraseFinder, type PhraseMatch } from './phrases/phrase-finder.js';
export { type SqueezedLine, squeeze } from './phrases/squeezed-line.js';
export { bytesBehind } from './raster/bytes-behind.js';
export { cutOut } from './raster/cut-out.js';
export { decodeRaster, type ImageFormat } from './raster/decode-raster.js';
export { encodePng } from './raster/encode-png.js';
export { encodeWebp } from './raster/encode-webp.js';
export { isBurntOut } from './raster/exposure.js';
export { filterTaps } from './raster/filter-taps.js';
export { lumaOf, sharedLuma, toLuma } from './raster/luma.js';
export { opaqueRgba } from './raster/opaque.js';
export {
  displayedSize,
  EXIF_TURNS,
  type Grid,
  INVERSE_ORIENTATION,
  type Turn,
  toDisplayed,
  toDisplayedGrid,
} from './raster/orientation.js';
export { resized, sizeWithin } from './raster/resized.js';
export { resizedForViewing } from './raster/resized-for-viewing.js';
export { resizedPlane, resizedRows } from './raster/resized-plane.js';
export { QUARTER_TURNS, turned } from './raster/turned.js';
export * from './raster/types.js';
export {
  BOOTSTRAP,
  type BootstrapOptions,
  bootstrapInterval,
  type Interval,
} from './statistics/bootstrap.js';
export {
  brierScore,
  calibrationError,
  type Forecasts,
  forecastInterval,
  type ReliabilityBin,
  reliabilityBins,
} from './statistics/calibration.js';
export { type DetectionRate, detectionRateAt } from './statistics/detection-rate.js';
export { cohenKappa } from './statistics/kappa.js';
export { nearestRankQuantile } from './statistics/nearest-rank.js';
export { rocAuc } from './statistics/roc-auc.js';
export type { Scored, Share } from './statistics/scored.js';
export { seededRandom } from './statistics/seeded-random.js';
export { wilsonInterval } from './statistics/wilson-interval.js';
export { displayedBox, displayedQuad, mapped } from './text/displayed-box.js';
export { editDistance } from './text/edit-distance.js';
export * from './text/types.js';
export { utf8Of } from './text/utf8.js';
export { type Fraction, fraction, type Percent, toPercent } from './units.js';
export { openVideo } from './video/open-video.js';
export { sniffVideo } from './video/sniff-video.js';
export * from './video/types.js';
export type { ViewTypes } from './view-types.js';
export { type ViewMakers, type ViewName, Views } from './views.js';
export { xmpHistory, xmpProperty, xmpValues } from './xmp/xmp-packet.js';
