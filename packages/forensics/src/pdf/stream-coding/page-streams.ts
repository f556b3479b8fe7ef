import {
  type ContentStyle,
  DecodeError,
  isArray,
  isDict,
  isRef,
  isStream,
  MAX_PAGES_EXAMINED,
  type PdfObject,
  type PdfPageNode,
  type PdfRevision,
  type PdfStream,
  readContentStyle,
} from '@assay/media';

/** The stream that draws most of a page. */
export interface PageStream {
  /** From 1. */
  readonly page: number;
  readonly stream: PdfStream;
  /** Decoded. */
  readonly bytes: Uint8Array;
  readonly style: ContentStyle;
  /** Object numbers of the fonts that the page's resources name. */
  readonly fonts: ReadonlySet<number>;
}

/** Fewer operators show no habit. */
const MIN_OPERATORS = 20;
/** Streams of one /Contents that are read; printers that write one a line go far above it. */
const MAX_STREAMS_PER_PAGE = 64;
/** Bytes read of one document: about two seconds of work. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Of each page the stream with most operators: stamps, headers and what wraps them are small streams beside
 * it.
 */
export function pageStreams(revision: PdfRevision): readonly PageStream[] {
  const found: PageStream[] = [];
  let bytesLeft = MAX_BYTES;
  for (const node of revision.pages().slice(0, MAX_PAGES_EXAMINED)) {
    let main: PageStream | null = null;
    for (const { stream, bytes } of contentsOf(node, revision)) {
      bytesLeft -= bytes.length;
      if (bytesLeft < 0) return found;
      const style = readContentStyle(bytes);
      if (style.operators >= Math.max(MIN_OPERATORS, (main?.style.operators ?? 0) + 1)) {
        main = { page: node.index + 1, stream, bytes, style, fonts: fontsOf(node, revision) };
      }
    }
    if (main) found.push(main);
  }
  return found;
}

function* contentsOf(
  node: PdfPageNode,
  revision: PdfRevision,
): Generator<{ stream: PdfStream; bytes: Uint8Array }> {
  const contents = revision.resolve(node.dict.entries.get('Contents'));
  const parts: readonly PdfObject[] = isArray(contents) ? contents.items : [contents];
  for (const part of parts.slice(0, MAX_STREAMS_PER_PAGE)) {
    const stream = revision.resolve(part);
    if (!isStream(stream)) continue;
    try {
      yield { stream, bytes: revision.streamBytes(stream) };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
  }
}

function fontsOf(node: PdfPageNode, revision: PdfRevision): ReadonlySet<number> {
  const fonts = revision.resolve(node.resources?.entries.get('Font'));
  const nums = new Set<number>();
  if (isDict(fonts)) for (const font of fonts.entries.values()) if (isRef(font)) nums.add(font.num);
  return nums;
}

/** Pages of one document share its fonts; a page taken in from another brings its own. */
export const sharesFonts = (page: PageStream, others: readonly PageStream[]): boolean =>
  others.some(({ fonts }) => [...page.fonts].some((font) => fonts.has(font)));
