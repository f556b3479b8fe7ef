import { type Box, displayedBox, type ReadPage, unionBox } from '@assay/media';

/** Words that stand at a place. */
export interface WordsAtPlace {
  readonly text: string;
  /** On the page set upright, where letters lie flat. */
  readonly box: Box;
}

/**
 * The recognised words of a page whose middle lies within a place.
 * @param place on the page as displayed
 * @returns undefined where there are none, or a text layer has them
 */
export function wordsAt(page: ReadPage, { x1, y1, x2, y2 }: Box): WordsAtPlace | undefined {
  const words = page.lines
    .flatMap((line) => line.words)
    .filter((word) => {
      const shown = displayedBox(page, word.box);
      const [x, y] = [(shown.x1 + shown.x2) / 2, (shown.y1 + shown.y2) / 2];
      return x >= x1 && x <= x2 && y >= y1 && y <= y2;
    });
  const box = unionBox(words.map((word) => word.box));
  if (!box || words.every(({ reading }) => reading === 1)) return undefined;
  return { text: words.map(({ text }) => text).join(' '), box };
}
