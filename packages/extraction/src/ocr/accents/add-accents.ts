import type { RgbImage } from '@assay/media';
import type { ReadBox } from '../lines/types.js';
import { grownQuad } from '../plane/quad.js';
import { cropped, cropWidth } from '../recognition/crop.js';
import type { Quad } from '../types.js';
import { accentedLanguage } from './language.js';
import type { AccentReader } from './tesseract.js';
import { withAccents } from './with-accents.js';

/** Lines read a second time on one page, at about 50 ms each: the tables of statements hold more numbers than words. */
const MAX_LINES = 60;

/** The detection model frames the letters and cuts the marks on capitals off: a line is cut out this much higher, by its height. */
const ROOM_FOR_MARKS = 0.2;

/** A word of letters, one of which may bear a mark in Spanish or Portuguese. */
const ACCENTABLE = /^(?=.*[aeioucn])\p{L}{3,}/iu;

/** A page's words with the accents that the recognition model does not know, where the page is Spanish or Portuguese. */
export async function addAccents(boxes: readonly ReadBox[], image: RgbImage, reader: AccentReader): Promise<ReadBox[]> {
  const language = accentedLanguage(boxes.flatMap(({ words }) => words.map(({ text }) => text.replace(/[^\p{L}]/gu, ''))));
  if (!language) return [...boxes];
  const accented: ReadBox[] = [];
  let lines = 0;
  for (const box of boxes) {
    const other =
      lines < MAX_LINES && box.words.some(({ text }) => ACCENTABLE.test(text))
        ? await reader.read(withMarks(image, box.quad), language)
        : undefined;
    if (other !== undefined) lines += 1;
    const texts = withAccents(
      box.words.map(({ text }) => text),
      other ?? '',
    );
    accented.push({ ...box, words: box.words.map((word, index) => ({ ...word, text: texts[index] ?? word.text })) });
  }
  return accented;
}

function withMarks(image: RgbImage, quad: Quad): RgbImage {
  const higher = grownQuad(quad, ROOM_FOR_MARKS);
  return cropped(image, higher, cropWidth(higher));
}
