import { type Box, boxArea, overlapArea, type TextLine, type TextWord, unionBox } from '@assay/media';

/**
 * Lines whose middles differ by less than this part of the lower one's height are level, as in a text layer.
 */
const LEVEL_HEIGHTS = 0.4;

/**
 * Words that share so much of the smaller box and read alike, or so much of the larger, are one seen twice:
 * single digits mostly, whose place in the pixels is half margin.
 */
const ALIKE_SHARE = 0.5;
const SAME_SHARE = 0.7;

const isSeenTwice = (known: TextWord, found: TextWord): boolean => {
  const shared = overlapArea(known.box, found.box);
  const [smaller, larger] = [boxArea(known.box), boxArea(found.box)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return shared > SAME_SHARE * larger || (known.text === found.text && shared > ALIKE_SHARE * smaller);
};

/** A page's lines and others found beside them, those that stand level joined; top to bottom. */
export function joinedLines(lines: readonly TextLine[], others: readonly TextLine[]): TextLine[] {
  const joined = [...lines];
  const known = lines.flatMap(({ words }) => words);
  for (const found of others) {
    const words = found.words.filter((word) => !known.some((one) => isSeenTwice(one, word)));
    const bounds = unionBox(words.map(({ box }) => box));
    if (!bounds) continue;
    const other = { ...found, words, box: bounds };
    const place = joined.findIndex(
      (line) =>
        isLevel(line.box, other.box) && !line.words.some((word) => overlapsAlong(word.box, other.box)),
    );
    const line = joined[place];
    if (!line) {
      joined.push(other);
      continue;
    }
    const both = [...line.words, ...other.words].sort((a, b) => a.box.x1 - b.box.x1);
    joined[place] = { ...line, words: both, box: unionBox([line.box, other.box]) ?? line.box };
  }
  return joined.sort((a, b) => a.box.y1 + a.box.y2 - b.box.y1 - b.box.y2);
}

const isLevel = (a: Box, b: Box): boolean =>
  Math.abs(a.y1 + a.y2 - b.y1 - b.y2) / 2 <= LEVEL_HEIGHTS * Math.min(a.y2 - a.y1, b.y2 - b.y1);

const overlapsAlong = (a: Box, b: Box): boolean => a.x1 < b.x2 && b.x1 < a.x2;
