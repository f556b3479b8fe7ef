/** A piece of text in its place, in points from the page's upper left corner. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Widest space within a line, in heights of its words' boxes: wider ones part columns. A space of Helvetica is 0.28 em, a box 1.17 em. */
const SPACE_HEIGHTS = 0.4;
/** Boxes of words on one line begin at the same height but for rounding. */
const SAME_TOP_POINTS = 0.05;

/** Joins words that stand side by side, a space apart. @param words in the order of reading */
export function inLines(words: readonly PlacedText[]): PlacedText[] {
  const lines: PlacedText[] = [];
  for (const word of words) {
    const before = lines.at(-1);
    if (before && follows(before, word)) lines[lines.length - 1] = { ...before, text: `${before.text} ${word.text}`, right: word.right };
    else lines.push(word);
  }
  return lines;
}

function follows(before: PlacedText, word: PlacedText): boolean {
  const gap = word.left - before.right;
  const isOnSameLine = Math.abs(word.top - before.top) < SAME_TOP_POINTS && Math.abs(word.bottom - before.bottom) < SAME_TOP_POINTS;
  return isOnSameLine && gap >= 0 && gap < SPACE_HEIGHTS * (word.bottom - word.top);
}
