import type { TextLine } from '@assay/media';

/**
 * Characters of a page that are searched for phrases: the densest statements have 8,000, cards under 1,000.
 */
const MAX_CHARACTERS_PER_PAGE = 20_000;

/**
 * The first lines of a page, as many as are searched: the time that a hostile page takes is bounded by it.
 */
export function firstLines(lines: readonly TextLine[], maxLines: number): TextLine[] {
  const kept: TextLine[] = [];
  let characters = 0;
  for (const line of lines.slice(0, maxLines)) {
    characters += line.words.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > MAX_CHARACTERS_PER_PAGE) break;
    kept.push(line);
  }
  return kept;
}
