import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BarcodeReader,
  classifyDocument,
  type DocumentPages,
  pagesOfImage,
  pagesOfPdf,
  readCodes,
  readFields,
  readText,
  statedFields,
  type TextRecognizer,
} from '@assay/extraction';
import { type DocumentCodes, type DocumentText, decodeRaster, type Pdfium, sniff } from '@assay/media';
import { withGivenType } from './document-types.js';
import type { DocumentCase, ReadDocument } from './types.js';

/** What reads, loaded once. */
export interface ReadingTools {
  readonly recognizer: TextRecognizer;
  readonly barcodes: BarcodeReader;
  readonly pdfium: () => Promise<Pdfium>;
  /** A folder of recognized texts by the file's SHA-256; undefined to recognize each time. */
  readonly textCache: string | undefined;
}

const TODAY = new Date().toISOString().slice(0, 10);

/**
 * Reads one file as the product does: pages, text, codes, class, fields. A file that fails has no fields and
 * the error's name.
 * @param givenType the true type where the class is not to be told from the document
 */
export async function readDocument(
  path: string,
  country: DocumentCase['country'],
  tools: ReadingTools,
  givenType?: string,
): Promise<ReadDocument> {
  const started = process.cpuUsage();
  const cpuMs = (): number => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  try {
    const bytes = new Uint8Array(readFileSync(path));
    const pages = await openPages(bytes, tools);
    const text = await cachedText(bytes, pages, tools);
    const codes = await readCodes(pages, text, tools);
    const documentClass = withGivenType(classifyDocument(text, codes, country), givenType);
    const fields = statedFields(
      readFields({ text, codes, documentClass, country, receivedOn: TODAY }).fields,
    );
    return {
      className: documentClass?.name,
      fields: Object.fromEntries(fields.map(({ name, value, confidence }) => [name, { value, confidence }])),
      text: allText(text, codes),
      cpuMs: cpuMs(),
    };
  } catch (error) {
    const name = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { className: undefined, fields: {}, text: '', cpuMs: cpuMs(), error: name };
  }
}

/** The pages of an upload in one of the accepted formats. @throws RangeError for any other */
export async function openPages(
  bytes: Uint8Array,
  { pdfium }: Pick<ReadingTools, 'pdfium'>,
): Promise<DocumentPages> {
  const format = sniff(bytes);
  if (!format) throw new RangeError('none of the accepted formats');
  return format === 'pdf'
    ? pagesOfPdf((await pdfium()).open(bytes))
    : pagesOfImage(await decodeRaster(bytes, format));
}

async function cachedText(
  bytes: Uint8Array,
  pages: DocumentPages,
  { recognizer, textCache }: ReadingTools,
): Promise<DocumentText> {
  if (textCache === undefined) return readText(pages, recognizer);
  const path = join(textCache, `${createHash('sha256').update(bytes).digest('hex')}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as DocumentText;
  const text = await readText(pages, recognizer);
  mkdirSync(textCache, { recursive: true });
  writeFileSync(path, JSON.stringify(text));
  return text;
}

function allText({ pages }: DocumentText, { barcodes, mrz }: DocumentCodes): string {
  const lines = pages.flatMap((page) =>
    page.lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
  );
  return [...lines, ...barcodes.map(({ text }) => text), ...(mrz?.lines ?? [])].join('\n');
}
