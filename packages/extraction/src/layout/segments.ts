import { type Box, type TextLine, type TextWord, unionBox } from '@assay/media';
import { foldText } from './fold-text.js';

/** Words further apart than this many letter heights stand in different cells: a space takes a third of one. */
const CELL_GAP_EM = 1.1;

/** Words of a line that stand together: a cell of a table, a label, a line of an address. */
export interface Segment {
  readonly text: string;
  /** {@link text} as labels are compared. */
  readonly folded: string;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
  readonly words: readonly TextWord[];
  /** Index of its first word in the line. */
  readonly from: number;
  readonly emWidth: number;
}

/** The cells of a line, left to right. */
export function segmentsOf(line: TextLine): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let index = 1; index <= line.words.length; index++) {
    const word = line.words[index];
    const before = line.words[index - 1];
    if (word && before && word.box.x1 - before.box.x2 <= CELL_GAP_EM * line.emWidth) continue;
    const segment = segmentOf(line, from, index);
    if (segment) segments.push(segment);
    from = index;
  }
  return segments;
}

/** The words `from` to `to`, not included, of a line; undefined for none. */
export function segmentOf(line: TextLine, from: number, to: number): Segment | undefined {
  const words = line.words.slice(from, to);
  const box = unionBox(words.map((word) => word.box));
  if (!box) return undefined;
  const text = words.map((word) => word.text).join(' ');
  return { text, folded: foldText(text), page: line.page, box, words, from, emWidth: line.emWidth };
}
