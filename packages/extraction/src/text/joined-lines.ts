import { type Box, type TextLine, unionBox } from '@assay/media';

/**
 * Lines whose middles differ by less than this part of the lower one's height are level, as in a text layer.
 */
const LEVEL_HEIGHTS = 0.4;

/** A page's lines and others found beside them, those that stand level joined; top to bottom. */
export function joinedLines(lines: readonly TextLine[], others: readonly TextLine[]): TextLine[] {
  const joined = [...lines];
  for (const other of others) {
    const place = joined.findIndex(
      (line) =>
        isLevel(line.box, other.box) && !line.words.some((word) => overlapsAlong(word.box, other.box)),
    );
    const line = joined[place];
    if (!line) {
      joined.push(other);
      continue;
    }
    const words = [...line.words, ...other.words].sort((a, b) => a.box.x1 - b.box.x1);
    joined[place] = { ...line, words, box: unionBox([line.box, other.box]) ?? line.box };
  }
  return joined.sort((a, b) => a.box.y1 + a.box.y2 - b.box.y1 - b.box.y2);
}

const isLevel = (a: Box, b: Box): boolean =>
  Math.abs(a.y1 + a.y2 - b.y1 - b.y2) / 2 <= LEVEL_HEIGHTS * Math.min(a.y2 - a.y1, b.y2 - b.y1);

const overlapsAlong = (a: Box, b: Box): boolean => a.x1 < b.x2 && b.x1 < a.x2;
