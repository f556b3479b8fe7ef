import {
  dictOf,
  isArray,
  isRef,
  isStream,
  type PdfObject,
  type PdfRevision,
  type PdfStream,
  type PdfStructure,
} from '@assay/media';
import { unlessDamaged } from '../../unless-damaged.js';

/** Walks end here; what is left over can then not be told. Large real files have some 100,000 objects. */
const MAX_OBJECTS_WALKED = 200_000;
/** Left-over streams looked into, and bytes decoded of them; whoever edits a page leaves one or two. */
const MAX_STREAMS = 40;
const MAX_STREAM_BYTES = 2_000_000;

/**
 * Drawing instructions that no version of the document shows: streams in a cross-reference that no version's
 * trailer leads to, and streams that no cross-reference lists. Those of an earlier version are not among them
 * (`pdf.unexplained-revision` compares versions), nor are streams that say what else they are: pictures,
 * forms, fonts, metadata. Undefined when the document refers to more objects than are walked.
 */
export function leftOverStreams(pdf: PdfStructure): readonly PdfStream[] | undefined {
  const today = pdf.revisions[pdf.revisions.length - 1]!;
  const reached = reachedNumbers(pdf.revisions);
  if (!reached) return undefined;
  const found: PdfStream[] = [];
  const add = (object: PdfObject): void => {
    if (found.length < MAX_STREAMS && isStream(object) && isPlain(object) && showsText(today, object))
      found.push(object);
  };
  for (const num of today.objects.keys()) if (!reached.has(num)) add(today.object(num));
  for (const { object } of pdf.orphans()) add(object);
  return found;
}

/** Numbers that any version reaches; undefined when there are too many to tell. */
function reachedNumbers(revisions: readonly PdfRevision[]): ReadonlySet<number> | undefined {
  const reached = new Set<number>();
  let walked = 0;
  for (const revision of revisions) {
    const visited = new Set<number>();
    const open: (PdfObject | undefined)[] = [revision.trailer];
    while (open.length > 0) {
      const value = open.pop();
      if (isRef(value)) {
        if (visited.has(value.num)) continue;
        if (++walked > MAX_OBJECTS_WALKED) return undefined;
        visited.add(value.num);
        reached.add(value.num);
        open.push(revision.object(value.num));
      } else if (isArray(value)) {
        for (const item of value.items) open.push(item);
      } else for (const entry of dictOf(value)?.entries.values() ?? []) open.push(entry);
    }
  }
  return reached;
}

/** Content streams have no type of their own (ISO 32000-2, 7.8.2). */
const isPlain = ({ dict: { entries } }: PdfStream): boolean =>
  !entries.has('Type') && !entries.has('Subtype') && !entries.has('Length1');

const BEGIN_TEXT = [0x42, 0x54];
const isBlank = (byte: number | undefined): boolean => byte === undefined || byte <= 0x20;

/** A text object begins somewhere in it. What cannot be decoded, or is too long, is passed over. */
function showsText(revision: PdfRevision, stream: PdfStream): boolean {
  if (stream.raw.length > MAX_STREAM_BYTES) return false;
  const bytes = unlessDamaged(() => revision.streamBytes(stream));
  if (!bytes || bytes.length > MAX_STREAM_BYTES) return false;
  for (let at = bytes.indexOf(BEGIN_TEXT[0]!); at !== -1; at = bytes.indexOf(BEGIN_TEXT[0]!, at + 1)) {
    if (bytes[at + 1] === BEGIN_TEXT[1] && isBlank(bytes[at - 1]) && isBlank(bytes[at + 2])) return true;
  }
  return false;
}
