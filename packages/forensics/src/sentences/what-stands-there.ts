import { type Box, type DocumentField, type DocumentText, displayedBox, overlapArea } from '@assay/media';
import type { Evidence } from '../check.js';

/** What was read of a document, where it was. */
interface Reading {
  readonly text: DocumentText | undefined;
  readonly fields: readonly DocumentField[];
}

/** A word or field stands at a place when this share of it lies inside. */
const LEAST_SHARE_INSIDE = 0.5;
/** More than this is a page's worth, which nobody reads in a sentence. */
const MAX_CHARACTERS = 120;

/**
 * Evidence with what stands at its place: the words that were read there, where the check does not say itself
 * what is printed, and the name of the field.
 */
export function withWhatStandsThere(evidence: Evidence, { text, fields }: Reading): Evidence {
  const { page, boundingBox: place } = evidence;
  if (page === undefined || place === undefined) return evidence;
  const words = evidence.after === undefined && text ? wordsAt(text, page, place) : undefined;
  const field = fields.find(
    (one) =>
      one.page === page && one.box !== undefined && (isInside(one.box, place) || isInside(place, one.box)),
  );
  return { ...evidence, ...(words && { text: words }), ...(field && { field: field.name }) };
}

function wordsAt(text: DocumentText, page: number, place: Box): string | undefined {
  const read = text.pages.find((one) => one.page === page);
  if (!read) return undefined;
  const words = read.lines
    .flatMap((line) => line.words)
    .filter((word) => isInside(displayedBox(read, word.box), place))
    .map((word) => word.text)
    .join(' ');
  return words === '' || words.length > MAX_CHARACTERS ? undefined : words;
}

const areaOf = ({ x1, y1, x2, y2 }: Box): number => (x2 - x1) * (y2 - y1);

const isInside = (inner: Box, outer: Box): boolean =>
  overlapArea(inner, outer) > LEAST_SHARE_INSIDE * areaOf(inner);
