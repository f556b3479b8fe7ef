import type { DocumentCodes } from './codes/types.js';
import type { ContentCredentials } from './credentials/types.js';
import type { ElectronicInvoice } from './electronic-invoice/types.js';
import type { DocumentClass, DocumentFields } from './fields/types.js';
import type { PrintedFigures } from './figures/types.js';
import type { OperatorDetector } from './generation/types.js';
import type { ImageMetadata } from './image-metadata/types.js';
import type { JpegCoefficients } from './jpeg/types.js';
import type { DocumentLayout } from './layout/types.js';
import type { PdfContent } from './pdf/content/types.js';
import type { PdfPictures } from './pdf/pictures/types.js';
import type { PdfStructure } from './pdf/types.js';
import type { PdfiumDocument } from './pdfium/types.js';
import type { SecondReading } from './pdfjs/types.js';
import type { Raster } from './raster/types.js';
import type { DocumentText, PlaceRereader } from './text/types.js';

/** Every view a check may ask for. Which of them a document offers depends on its format. */
export interface ViewTypes {
  /** The upload, byte for byte. */
  bytes: Uint8Array;
  /** PDF only: syntax, cross-reference chain, revisions. */
  pdf: PdfStructure;
  /** PDF only: the text-showing operators of each page, as they are written. */
  content: PdfContent;
  /**
   * PDF only: pages as a reader shows them - text with glyph boxes, renderings - now and at each earlier
   * revision.
   */
  pages: PdfiumDocument;
  /**
   * DER certificates of the authorities whose signatures the operator trusts; not offered when none are
   * named.
   */
  trustedRoots: readonly Uint8Array[];
  /** PDF only: the structured invoices that it carries along, or that came with it; those first. */
  electronicInvoices: readonly ElectronicInvoice[];
  /** PDF only: what another reader, pdf.js, reads on the first pages. */
  secondReading: SecondReading;
  /** PDF only: the pictures that pages paint, each with views of its own. */
  pictures: PdfPictures;
  /**
   * The amounts that the pages print, and how they belong together. Made by the extraction package, as are
   * the next six.
   */
  figures: PrintedFigures;
  /** What the pages say, line by line. */
  text: DocumentText;
  /** Which words stand together as cells, and which cells as addresses. */
  layout: DocumentLayout;
  /** Reads a place once more, otherwise than `text` was read. */
  rereader: PlaceRereader;
  /** Bar codes and the machine-readable zone. */
  codes: DocumentCodes;
  /** Undefined when nothing tells what kind of document it is. */
  documentClass: DocumentClass | undefined;
  /** What the document states, field by field. */
  fields: DocumentFields;
  /** The day on which the document was submitted, `YYYY-MM-DD` in UTC; not offered where that is unknown. */
  receivedOn: string;
  /** Images only: decoded pixels, before EXIF rotation. */
  raster: Raster;
  /** JPEG only: quantized DCT coefficients and quantization tables. */
  jpeg: JpegCoefficients;
  /** Images only: what the file says of itself beside its pixels. */
  metadata: ImageMetadata;
  /** Images and PDFs: the content credentials they carry; undefined when they carry none. */
  credentials: ContentCredentials | undefined;
  /**
   * Pictures that are no documents only: the operator's network that tells generated pixels; not offered when
   * none is named.
   */
  operatorDetector: OperatorDetector;
}
