import { PhraseFinder, type PhraseMatch, type SqueezedLine } from '@assay/media';
import type { TextLine } from '../printed-text/text-lines.js';
import { FIELD_LABELS, type Field } from './labels.js';

/** A label on a line; `from` and `to` are places in the line's text, `to` after colons and the like. */
export interface LabelPlace {
  readonly field: Field;
  /** Without accents and capitals. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const FINDER = new PhraseFinder(FIELD_LABELS.map(({ label }) => label));
const BEHIND_LABEL = /[\s.:#º°-]*/uy;

/**
 * Right before a label, these name a day that is still to come: "next statement date", "proxima fecha de
 * corte".
 */
const STILL_TO_COME =
  /(?<!\p{L})(?:next|upcoming|scheduled|estimated|expected|future|proxim[oa]|siguiente) $/u;

/** The labels of a line from left to right, of those that begin at one place the longest. */
export function labelPlaces(line: TextLine): LabelPlace[] {
  const { line: squeezed, matches } = FINDER.find(line.words.map(({ text }) => text));
  const places: LabelPlace[] = [];
  for (const match of matches) {
    const place = placeOf(line, squeezed, match);
    if (place && place.from >= (places.at(-1)?.to ?? 0)) places.push(place);
  }
  return places.filter(({ from }) => !STILL_TO_COME.test(line.folded.slice(0, from)));
}

/** Where a label stands that is spelled as known, in whole words; undefined for any other. */
function placeOf(line: TextLine, squeezed: SqueezedLine, match: PhraseMatch): LabelPlace | undefined {
  const known = FIELD_LABELS[match.phrase];
  const at = (index: number): number =>
    (line.starts[squeezed.words[index] ?? 0] ?? 0) + (squeezed.offsets[index] ?? 0);
  const [from, end] = [at(match.start), at(match.end - 1) + 1];
  const isWhole = !/[\p{L}\d]$/u.test(line.text.slice(0, from)) && !/^\p{L}/u.test(line.text.slice(end));
  // `CNPJ: MF12...` is a number behind its label, and no `CNPJ/MF`.
  const hasMore = /[\d:]/u.test(line.text.slice(from, end));
  BEHIND_LABEL.lastIndex = end;
  const behind = BEHIND_LABEL.exec(line.text)?.[0] ?? '';
  const isMarked = !known?.label.endsWith('#') || behind.trimStart().startsWith('#');
  return known && match.exact && isWhole && !hasMore && isMarked
    ? { ...known, from, to: end + behind.length }
    : undefined;
}
