import { dictOf, loadPdfium, type PdfDict, parsePdf, readEmbeddedFiles } from '@assay/media';
import { readPdfiumBinary } from '../../workers/worker/pdfium-binary.js';

/** A report as our own readers see it. */
export interface ReadReport {
  readonly pageCount: number;
  /** Of all pages, a blank between words. */
  readonly text: string;
  /** By name. */
  readonly attachments: ReadonlyMap<string, string>;
  readonly catalog: PdfDict;
  /** The document's metadata (XMP). */
  readonly metadata: string;
}

export async function readReport(pdf: Uint8Array): Promise<ReadReport> {
  const structure = parsePdf(pdf);
  const revision = structure.revisions.at(-1);
  const catalog = dictOf(revision?.resolve(revision.trailer.entries.get('Root')));
  if (!revision || !catalog) throw new Error('no PDF');
  const stream = revision.resolve(catalog.entries.get('Metadata'));
  if (stream === null || typeof stream !== 'object' || stream.kind !== 'stream')
    throw new Error('no metadata');
  const opened = (await loadPdfium(await readPdfiumBinary())).open(pdf);
  try {
    const pages = Array.from({ length: opened.pageCount }, (_, index) =>
      opened
        .text(index)
        .words.map(({ text }) => text)
        .join(' '),
    );
    return {
      pageCount: opened.pageCount,
      text: pages.join(' '),
      attachments: new Map(
        readEmbeddedFiles(structure).map(({ name, read }) => [name, Buffer.from(read()).toString('utf8')]),
      ),
      catalog,
      metadata: Buffer.from(revision.streamBytes(stream)).toString('utf8'),
    };
  } finally {
    opened.close();
  }
}
