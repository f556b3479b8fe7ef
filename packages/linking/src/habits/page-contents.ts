import {
  type ContentStyle,
  DecodeError,
  isArray,
  isStream,
  type PdfObject,
  type PdfPageNode,
  type PdfRevision,
  type PdfStream,
  readContentStyle,
} from '@assay/media';

/** Streams of one /Contents that are looked at; printers that write one a line go far above it. */
const MAX_STREAMS = 64;
/** Bytes spelled out: habits show in the first thousands of operators. */
const MAX_BYTES = 256 * 1024;

/** The streams that draw a page. */
export function contentsOf(page: PdfPageNode, revision: PdfRevision): readonly PdfStream[] {
  const contents = revision.resolve(page.dict.entries.get('Contents'));
  const parts: readonly PdfObject[] = isArray(contents) ? contents.items : [contents];
  return parts
    .slice(0, MAX_STREAMS)
    .map((part) => revision.resolve(part))
    .filter(isStream);
}

const WAYS = ['afterOperator', 'beforeShow', 'insideArray', 'leadingZero', 'fraction', 'strings'] as const;

/**
 * How a page's streams are spelled: every way of each habit of {@link ContentStyle} that was seen, so that a few operators of
 * another hand show, too.
 */
export function spellingOf(streams: readonly PdfStream[], revision: PdfRevision): string {
  const seen = new Map(WAYS.map((way) => [way, new Set<string>()] as const));
  let bytesLeft = MAX_BYTES;
  for (const stream of streams) {
    let bytes: Uint8Array;
    try {
      bytes = revision.streamBytes(stream);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return 'unreadable';
    }
    const style: ContentStyle = readContentStyle(bytes.subarray(0, bytesLeft));
    for (const [way, keys] of seen) for (const key of style[way].keys()) keys.add(key);
    bytesLeft -= bytes.length;
    if (bytesLeft <= 0) break;
  }
  return [...seen].map(([way, keys]) => `${way} ${JSON.stringify([...keys].sort())}`).join('; ');
}
