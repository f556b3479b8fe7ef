import { dictOf, isArray, type PdfRevision, type PdfStructure } from '@assay/media';

/**
 * Earlier versions that are looked at: the newest ones and the first. A file saved every hour has hundreds,
 * and each costs a hash of its bytes.
 */
const MAX_REVISIONS = 8;
/** Of all versions together, each a probe of the index. */
const MAX_ENDS = 16;
/**
 * White space behind `%%EOF` that may have belonged to either file: a line end of two characters, and one
 * that the program set before its update.
 */
const MAX_BLANKS = 4;

/**
 * Where the earlier files that an upload grew out of may have ended, in bytes: whoever appends to a PDF
 * leaves the bytes before as they were (ISO 32000-2, 7.5.6), but whether the line end behind `%%EOF` is the
 * old file's or the new one's, nothing says. So an earlier version has several ends; the likeliest of each
 * come first. The upload's own end is none of them.
 */
export function earlierFileEnds(pdf: PdfStructure): readonly number[] {
  const newest = pdf.revisions.at(-1);
  const isNewestWhole = newest === undefined || isBlank(pdf.bytes.subarray(newest.endOffsetBytes));
  const all = isNewestWhole ? pdf.revisions.slice(0, -1) : pdf.revisions;
  const [first, ...others] = all.filter(hasPages);
  if (!first) return [];
  const ends = [...others.slice(1 - MAX_REVISIONS).toReversed(), first].map((revision) =>
    endsOf(pdf, revision),
  );
  const inTurn = Array.from({ length: Math.max(...ends.map(({ length }) => length)) }, (_, rank) =>
    ends.flatMap((own) => own[rank] ?? []),
  );
  return [...new Set(inTurn.flat())].filter((end) => end < pdf.bytes.length).slice(0, MAX_ENDS);
}

/**
 * A version without a page was never anybody's document: an empty frame that a program began its file with.
 */
function hasPages(revision: PdfRevision): boolean {
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  const pages = dictOf(revision.resolve(catalog?.entries.get('Pages')));
  const kids = revision.resolve(pages?.entries.get('Kids'));
  return isArray(kids) && kids.items.length > 0;
}

/**
 * Likeliest first: behind the line end, right behind `%%EOF`, behind further blanks, and where the update's
 * first object begins.
 */
function endsOf(pdf: PdfStructure, revision: PdfRevision): readonly number[] {
  const { bytes } = pdf;
  const marked = revision.endOffsetBytes;
  let bare = marked;
  while (bare > 0 && isBlankByte(bytes[bare - 1])) bare--;
  const ends = [marked, bare];
  for (let end = bare + 1; end <= bare + MAX_BLANKS && isBlankByte(bytes[end - 1]); end++) ends.push(end);
  const appendedFrom = firstObjectBehind(pdf, revision);
  if (appendedFrom !== undefined) ends.push(appendedFrom, withoutLineEnd(bytes, appendedFrom));
  return [...new Set(ends)];
}

/**
 * Files may carry bytes behind their `%%EOF`; an update then begins behind those. Undefined for the newest
 * version.
 */
function firstObjectBehind(
  { revisions }: PdfStructure,
  { index, endOffsetBytes }: PdfRevision,
): number | undefined {
  const next = revisions[index + 1];
  let first: number | undefined;
  for (const entry of next?.objects.values() ?? []) {
    if (
      entry.kind === 'offset' &&
      entry.offsetBytes >= endOffsetBytes &&
      entry.offsetBytes < (first ?? Number.POSITIVE_INFINITY)
    ) {
      first = entry.offsetBytes;
    }
  }
  return first;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

function withoutLineEnd(bytes: Uint8Array, end: number): number {
  const withoutFeed = bytes[end - 1] === LINE_FEED ? end - 1 : end;
  return bytes[withoutFeed - 1] === CARRIAGE_RETURN ? withoutFeed - 1 : withoutFeed;
}

/** White space of ISO 32000-2, table 1. */
const isBlankByte = (byte: number | undefined): boolean =>
  byte === 0x20 ||
  byte === LINE_FEED ||
  byte === CARRIAGE_RETURN ||
  byte === 0x09 ||
  byte === 0x0c ||
  byte === 0x00;

const isBlank = (bytes: Uint8Array): boolean => bytes.every(isBlankByte);
