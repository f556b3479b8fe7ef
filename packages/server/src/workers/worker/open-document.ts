import { type DocumentPages, pagesOfImage, pagesOfPdf } from '@assay/extraction';
import {
  type CredentialReader,
  type DocumentClassName,
  decodeJpegCoefficients,
  decodeRaster,
  type ElectronicInvoice,
  type ImageFormat,
  type OperatorDetector,
  parsePdf,
  readContent,
  readCredentials,
  readElectronicInvoices,
  readImageMetadata,
  readPictures,
  readWithPdfjs,
  type ViewMakers,
  Views,
} from '@assay/media';
import type { DocumentTask } from '../protocol.js';
import { examiningViews } from './examining-views.js';
import type { PdfiumSupply } from './pdfium-supply.js';
import type { Readers } from './reader-supply.js';
import { type ReadingSource, readingViews } from './reading-views.js';

/** A document whose pixels or pages are known to decode. */
export interface OpenedDocument {
  readonly views: Views;
  /** 1 for an image. */
  readonly pageCount: number;
  /** Its pages as pictures; undefined unless the face that it shows is asked for. */
  readonly portraitPages: (() => Promise<DocumentPages>) | undefined;
  /** What the sender says that the document is. */
  readonly givenClass: DocumentClassName | undefined;
}

interface Supplies {
  readonly pdfium: PdfiumSupply;
  readonly readers: Readers;
  readonly trustedRoots: readonly Uint8Array[];
  /** Of the operator, measured; absent where none is named. */
  readonly operatorDetector?: OperatorDetector | undefined;
  readonly credentials: CredentialReader;
  /** The electronic invoice that came with a PDF. */
  readonly sentInvoice?: ElectronicInvoice | undefined;
}

/**
 * Opens a document by its primary view: what a reader would look at. The other views are made when somebody
 * asks.
 * @throws DecodeError when PDFium opens no page, or the image does not decode to pixels
 */
export async function openDocument(
  bytes: Uint8Array,
  task: DocumentTask,
  supplies: Supplies,
): Promise<OpenedDocument> {
  const { job } = task;
  const { makers, primary, pageCount, pages } =
    job.format === 'pdf' ? await pdfMakers(bytes, supplies) : imageMakers(bytes, job.format);
  const { trustedRoots } = supplies;
  const trusting: ViewMakers = trustedRoots.length > 0 ? { trustedRoots: async () => trustedRoots } : {};
  const views: Views = new Views({
    ...makers,
    ...trusting,
    credentials: () => readCredentials(bytes, job.format, supplies.credentials),
    ...(job.subject === 'object'
      ? objectMakers(supplies)
      : readMakers({ pages: () => pages(views), job, readers: supplies.readers }, task)),
  });
  await views.get(primary);
  return {
    views,
    pageCount,
    givenClass: job.documentClass,
    portraitPages: job.takesFace ? () => pages(views) : undefined,
  };
}

/** Objects are not read, and have views of their own. */
function objectMakers({ operatorDetector }: Supplies): ViewMakers {
  return operatorDetector ? { operatorDetector: async () => operatorDetector } : {};
}

function readMakers(source: ReadingSource, task: DocumentTask): ViewMakers {
  return task.kind === 'read' ? readingViews(source, task.plan.skip) : examiningViews(source);
}

interface FormatMakers {
  readonly makers: ViewMakers;
  /** What has to decode for the document to count as opened. */
  readonly primary: 'pages' | 'raster';
  readonly pageCount: number;
  /** What the reading begins with. */
  readonly pages: (views: Views) => ReturnType<ReadingSource['pages']>;
}

async function pdfMakers(bytes: Uint8Array, { pdfium, sentInvoice }: Supplies): Promise<FormatMakers> {
  // Never closed: PDFium is put back to its beginning or dropped after the document, which frees it even after a crash inside.
  const pages = (await pdfium.take()).open(bytes);
  const read = pagesOfPdf(pages);
  const makers: ViewMakers = {
    bytes: async () => bytes,
    pdf: async () => parsePdf(bytes),
    content: async (made) => readContent(await made.get('pdf')),
    pages: async () => pages,
    electronicInvoices: async (made) => [
      ...(sentInvoice ? [sentInvoice] : []),
      ...readElectronicInvoices(await made.get('pdf')),
    ],
    secondReading: () => readWithPdfjs(bytes),
    pictures: async () => readPictures(pages),
  };
  return { makers, primary: 'pages', pageCount: pages.pageCount, pages: async () => read };
}

function imageMakers(bytes: Uint8Array, format: ImageFormat): FormatMakers {
  const makers: ViewMakers = {
    bytes: async () => bytes,
    raster: () => decodeRaster(bytes, format),
    metadata: async () => readImageMetadata(bytes),
    ...(format === 'jpeg' ? { jpeg: async () => decodeJpegCoefficients(bytes) } : {}),
  };
  return {
    makers,
    primary: 'raster',
    pageCount: 1,
    pages: async (views) => pagesOfImage(await views.get('raster')),
  };
}
