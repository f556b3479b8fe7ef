import type { TextWord } from '@assay/media';

/**
 * Which words hold the characters `start` to `end`, not included, of the words' texts joined by single
 * spaces.
 * @returns indices, `to` not included; undefined when the characters lie outside
 */
export function wordsOfSpan(
  words: readonly TextWord[],
  start: number,
  end: number,
): { from: number; to: number } | undefined {
  let at = 0;
  let from: number | undefined;
  for (const [index, { text }] of words.entries()) {
    const last = at + text.length;
    if (from === undefined && start < last) from = index;
    if (from !== undefined && end <= last) return { from, to: index + 1 };
    at = last + 1;
  }
  return undefined;
}
