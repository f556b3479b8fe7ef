import type { Bytes } from '../ink/luma-bytes.js';
import type { Word } from '../ink/words.js';

/**
 * Of a word's box and the height of a character around it, ink covers so much in lines of text at most: .23 in
 * the words that edits drew. In two-dimensional codes, logos and shaded tables it covers .28 to .41 (2026-11-30).
 */
const MOST_OF_TEXT = 0.25;

/** Whether ink stands so close about a word that it is part of a pattern, and no text. */
export function standsInPattern(word: Word, { width, height }: Bytes, mask: Uint8Array): boolean {
  const { glyphHeight } = word;
  const left = Math.max(0, word.left - glyphHeight);
  const right = Math.min(width, word.right + glyphHeight);
  const top = Math.max(0, word.top - glyphHeight);
  const bottom = Math.min(height, word.bottom + glyphHeight);
  let inked = 0;
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++) inked += mask[at]!;
  return inked > MOST_OF_TEXT * (right - left) * (bottom - top);
}
