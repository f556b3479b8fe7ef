import { DecodeError } from '../../errors.js';
import { isArray, isStream } from '../syntax/values.js';
import type { PdfPageNode, PdfRevision, PdfStructure } from '../types.js';
import { FontResources } from './font.js';
import { FormResources } from './forms.js';
import { type ContentBudget, Interpreter } from './interpreter.js';
import { appearanceReader, appearancesOf } from './read-appearance.js';
import type { PageContent, PdfContent } from './types.js';

/**
 * Content interpreted of one document, forms counted each time they are painted: about four seconds of work.
 */
const MAX_CONTENT_BYTES = 128 * 1024 * 1024;
/** Streams of one /Contents array; Word and pdf-lib write up to ten, some printers one a line. */
const MAX_STREAMS = 10_000;

/**
 * The content of each page as it is written in the newest revision. A page is read when it is first asked
 * for.
 */
export function readContent(pdf: PdfStructure): PdfContent {
  const revision = pdf.revisions[pdf.revisions.length - 1]!;
  const pages = revision.pages();
  const fonts = new FontResources(revision);
  const forms = new FormResources(revision);
  const budget: ContentBudget = { bytes: MAX_CONTENT_BYTES };
  const appearance = appearanceReader(fonts, forms);
  const read = new Map<number, PageContent>();
  return {
    pageCount: pages.length,
    page(index) {
      const node = pages[index];
      if (!node) throw new RangeError(`expected a page index below ${pages.length}, received ${index}`);
      let content = read.get(index);
      if (!content) {
        content = readPage(node, revision, new Interpreter(fonts, forms, budget));
        read.set(index, content);
      }
      return content;
    },
    annotationRuns(index) {
      const node = pages[index];
      if (!node) throw new RangeError(`expected a page index below ${pages.length}, received ${index}`);
      return [...appearancesOf(node, revision)].flatMap((stream) => appearance(stream, null).runs);
    },
    appearance,
  };
}

function readPage(node: PdfPageNode, revision: PdfRevision, interpreter: Interpreter): PageContent {
  const { streams, damaged } = contentsOf(node, revision);
  const starts: number[] = [];
  const bytes = new Uint8Array(streams.reduce((sum, stream) => sum + stream.length + 1, 0)).fill(0x0a);
  let length = 0;
  for (const stream of streams) {
    starts.push(length);
    bytes.set(stream, length);
    length += stream.length + 1;
  }
  let current = 0;
  // Offsets are asked for in ascending order.
  const streamIndexAt = (offsetBytes: number): number => {
    while ((starts[current + 1] ?? Number.POSITIVE_INFINITY) <= offsetBytes) current++;
    return current;
  };
  interpreter.run({ bytes, resources: node.resources, forms: [], streamIndexAt });
  return {
    pageIndex: node.index,
    runs: interpreter.runs,
    streamCount: streams.length,
    stopped: interpreter.stopped ?? (damaged ? 'undecodable' : null),
  };
}

function contentsOf(node: PdfPageNode, revision: PdfRevision): { streams: Uint8Array[]; damaged: boolean } {
  const contents = revision.resolve(node.dict.entries.get('Contents'));
  const listed = isArray(contents)
    ? contents.items.slice(0, MAX_STREAMS).map((item) => revision.resolve(item))
    : [contents];
  const streams: Uint8Array[] = [];
  try {
    for (const stream of listed) if (isStream(stream)) streams.push(revision.streamBytes(stream));
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { streams, damaged: true };
  }
  return { streams, damaged: false };
}
