import type { RgbImage } from '@assay/media';
import { lettersOf } from '../../layout/characters.js';
import type { ReadBox } from '../lines/types.js';
import { grownQuad } from '../plane/quad.js';
import { cropped, cropWidth } from '../recognition/crop.js';
import type { Quad } from '../types.js';
import { accentedLanguage } from './language.js';
import type { AccentReader } from './tesseract.js';
import { withAccents } from './with-accents.js';

/**
 * Lines read a second time on one page, at about 50 ms each: the tables of statements hold more numbers than
 * words.
 */
const MAX_LINES = 60;
/**
 * Lines tried, those that Tesseract was not sure of among them: a page of smudges takes no longer than this.
 */
const MAX_TRIES = 2 * MAX_LINES;

/**
 * The detection model frames the letters and cuts the marks on capitals off: a line is cut out this much
 * higher, by its height.
 */
const ROOM_FOR_MARKS = 0.2;

/** A word of letters, one of which may bear a mark in Spanish or Portuguese. */
const ACCENTABLE = /^(?=.*[aeioucn])\p{L}{3,}/iu;

/** A word that this many lines spell alike is not read again. */
const ENOUGH_READINGS = 2;

/**
 * A page's words with the accents that the recognition model does not know, where the page is Spanish or
 * Portuguese.
 */
export async function addAccents(
  boxes: readonly ReadBox[],
  image: RgbImage,
  reader: AccentReader,
): Promise<ReadBox[]> {
  const language = accentedLanguage(boxes.flatMap(({ words }) => words.map(({ text }) => lettersOf(text))));
  if (!language) return [...boxes];
  const spellings = new Spellings();
  const spelled = new Map<ReadBox, readonly (string | undefined)[]>();
  let tries = 0;
  for (const box of boxes) {
    if (spelled.size === MAX_LINES || tries === MAX_TRIES) break;
    const texts = box.words.map(({ text }) => text);
    if (!texts.some((text) => ACCENTABLE.test(text) && !spellings.isSettled(text))) continue;
    tries += 1;
    const other = await reader.read(withMarks(image, box.quad), language);
    if (other === undefined) continue;
    const accented = withAccents(texts, other);
    spelled.set(box, accented);
    for (const [index, text] of texts.entries()) spellings.add(text, accented[index]);
  }
  return boxes.map((box) => {
    const own = spelled.get(box);
    return {
      ...box,
      words: box.words.map((word, index) => ({ ...word, text: own?.[index] ?? spellings.of(word.text) })),
    };
  });
}

/** How the lines read of a page spell its words: documents print the same words in line after line. */
class Spellings {
  readonly #counts = new Map<string, Map<string, number>>();

  add(word: string, spelling: string | undefined): void {
    if (spelling === undefined) return;
    const counts = this.#counts.get(word) ?? new Map<string, number>();
    this.#counts.set(word, counts.set(spelling, (counts.get(spelling) ?? 0) + 1));
  }

  isSettled(word: string): boolean {
    return [...(this.#counts.get(word)?.values() ?? [])].some((count) => count >= ENOUGH_READINGS);
  }

  /** The commonest spelling, the first of equals; the word itself where no line that was read has it. */
  of(word: string): string {
    let [best, most] = [word, 0];
    for (const [spelling, count] of this.#counts.get(word) ?? [])
      if (count > most) [best, most] = [spelling, count];
    return best;
  }
}

function withMarks(image: RgbImage, quad: Quad): RgbImage {
  const higher = grownQuad(quad, ROOM_FOR_MARKS);
  return cropped(image, higher, cropWidth(higher));
}
