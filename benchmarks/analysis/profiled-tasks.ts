import { decodeRaster, type Format } from '@assay/media';
import { PDFDocument } from 'pdf-lib';
import { jpegOf } from '../jpeg-of.js';
import { madePhoto } from '../object/made-photo.js';
import { example, sampleCard, samplePages } from '../reading/sample-pages.js';
import { longStatement } from './long-statement.js';
import { ordinaryStatement, samplePhoto, sampleStatement } from './sample-documents.js';

/** A document and what is done with it. */
export interface ProfiledTask {
  readonly name: string;
  readonly kind: 'examine' | 'read';
  readonly subject: 'document' | 'object';
  readonly format: Format;
  readonly bytes: () => Promise<Uint8Array>;
  /** Processor time that it may take. */
  readonly boundMs?: number;
}

const receipt = async (widthPx: number): Promise<Uint8Array> =>
  jpegOf(await decodeRaster(await example('receipt.jpg'), 'jpeg'), widthPx);

async function densePage(): Promise<Uint8Array> {
  const [statement] = await samplePages();
  if (!statement) throw new TypeError('no sample page');
  return jpegOf(statement.image);
}

/** A page at 200 dots per inch, as a scanner wraps it. */
async function scan(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg(await densePage());
  const { width, height } = picture.scale(72 / 200);
  pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return pdf.save();
}

const DOCUMENT = { kind: 'examine', subject: 'document' } as const;

export const PROFILED_TASKS: readonly ProfiledTask[] = [
  {
    ...DOCUMENT,
    name: 'photo of a receipt, 2 MP',
    format: 'jpeg',
    bytes: async () => (await samplePhoto()).bytes,
    boundMs: 900,
  },
  {
    ...DOCUMENT,
    name: 'photo of a scene, 2 MP, object',
    subject: 'object',
    format: 'jpeg',
    bytes: () => madePhoto(1632, 1224),
    boundMs: 500,
  },
  {
    ...DOCUMENT,
    name: 'photo of a receipt, 12 MP',
    format: 'jpeg',
    bytes: () => receipt(2928),
    boundMs: 1800,
  },
  { ...DOCUMENT, name: 'scan of a statement page', format: 'pdf', bytes: scan },
  {
    ...DOCUMENT,
    name: 'photo of a card, parse',
    kind: 'read',
    format: 'jpeg',
    bytes: async () => jpegOf(await sampleCard(1600, 1)),
    boundMs: 300,
  },
  {
    ...DOCUMENT,
    name: 'dense page, 200 dpi, parse',
    kind: 'read',
    format: 'jpeg',
    bytes: densePage,
    boundMs: 1500,
  },
  {
    ...DOCUMENT,
    name: 'statement, 2 pages',
    format: 'pdf',
    bytes: async () => (await ordinaryStatement()).bytes,
    boundMs: 150,
  },
  {
    ...DOCUMENT,
    name: 'statement, 2 pages, 4 saves',
    format: 'pdf',
    bytes: async () => (await sampleStatement()).bytes,
    boundMs: 300,
  },
  { ...DOCUMENT, name: 'statement, 20 pages', format: 'pdf', bytes: async () => longStatement(20) },
  {
    ...DOCUMENT,
    name: 'statement, 500 pages',
    format: 'pdf',
    bytes: async () => longStatement(500),
    boundMs: 12_000,
  },
];
