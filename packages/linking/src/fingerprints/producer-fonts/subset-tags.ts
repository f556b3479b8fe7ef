import type { EmbeddedFont } from './embedded-fonts.js';

/**
 * Different letters of a tag that was not counted. 92% of random tags have so many; counters have up to four
 * (`AAAAAA` `BAAAAA`, `AAAAAC`, `BZZZZZ`, `BCDEEE`).
 */
const MIN_DIFFERENT_LETTERS = 5;
/**
 * Tags that a document must have: writers that derive a tag from the glyphs in use give the same to two
 * headings, but hardly to two texts as well.
 */
const MIN_TAGS = 2;

/**
 * The names of subset fonts with their tags, where the writer drew them or derived them from the glyphs;
 * undefined where it counts. Who copies a page, or edits a file, keeps them.
 */
export function subsetTags(fonts: readonly EmbeddedFont[]): string | undefined {
  const telling = fonts.filter(({ subsetTag }) => subsetTag !== undefined && !isCounted(subsetTag));
  if (new Set(telling.map(({ subsetTag }) => subsetTag)).size < MIN_TAGS) return undefined;
  return telling
    .map(({ name, subsetTag }) => `${subsetTag}+${name}`)
    .sort()
    .join('\n');
}

function isCounted(tag: string): boolean {
  const codes = Array.from(tag, (letter) => letter.charCodeAt(0));
  const isInOrder = codes.every((code, at) => at === 0 || code - codes[at - 1]! === codes[1]! - codes[0]!);
  return isInOrder || new Set(codes).size < MIN_DIFFERENT_LETTERS;
}
