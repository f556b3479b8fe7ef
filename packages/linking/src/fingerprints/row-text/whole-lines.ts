import { type Box, type TextLine, type TextWord, unionBox } from '@assay/media';

/**
 * Lines of a photo that rises to the right overlap by this part of the lower one's height; those of a page
 * set straight do not.
 */
const MIN_OVERLAP = 0.25;

/**
 * The words of each line from left to right, lines put together again that recognition tore into two, level
 * or nearly so and side by side.
 */
export function wholeLines(lines: readonly TextLine[]): (readonly TextWord[])[] {
  const whole: { box: Box; words: readonly TextWord[] }[] = [];
  for (const { box, words } of lines) {
    const last = whole.at(-1);
    if (last && isBeside(last.box, box)) {
      last.words = [...last.words, ...words].sort((a, b) => a.box.x1 - b.box.x1);
      last.box = unionBox([last.box, box]) ?? box;
    } else whole.push({ box, words });
  }
  return whole.map(({ words }) => words);
}

function isBeside(a: Box, b: Box): boolean {
  const overlap = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1);
  const isApart = a.x2 <= b.x1 || b.x2 <= a.x1;
  return isApart && overlap >= MIN_OVERLAP * Math.min(a.y2 - a.y1, b.y2 - b.y1);
}
