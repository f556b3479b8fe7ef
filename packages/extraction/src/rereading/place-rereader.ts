import {
  type Box,
  type DocumentText,
  displayedBox,
  displayedQuad,
  type PlaceRereader,
  type ReadPage,
  type RereadText,
  type RgbImage,
  unionBox,
} from '@assay/media';
import { hasDigit, textOf } from '../layout/characters.js';
import type { Quad, TextRecognizer } from '../ocr/types.js';
import type { DocumentPages } from '../pages/types.js';

/**
 * Longer side of the picture that places are cut out of: 300 dots per inch for a page of paper, against 200
 * of the first reading.
 */
const REREAD_SIDE_PIXELS = 3300;

/**
 * Places read once more of one document, by all checks together, at 13 ms each: what does not add up or
 * contradicts something are a few figures, and a page made to keep us busy has thousands. A check asks for 24
 * at most (`rationed-rereader.ts` in forensics): five that find all they may do not take them from the
 * others.
 */
const MAX_PLACES = 120;

/** Around the letters, by their height: what stands at the very edge of a crop is lost. */
const ROOM_AROUND = 0.3;

/** What figures are written with. Letters are left out, so that none is read for a digit. */
const FIGURE_ALPHABET = '0123456789.,-+()$';
/**
 * A letter before many digits, and digits in groups, are the number of a document or a date, which the
 * letters and the spaces belong to.
 */
const NUMBER_OF_DOCUMENT = /^[A-Z]{1,3}\d{5}|^\d{2} \d{2} \d{2,4}$/u;
const FIGURE = /^[-+\u2212\u2013($€£RUSDMXNBL\d.,'’\s%*)COolIZ|]*$/u;

/**
 * Reads places of a document's pages once more, with Tesseract where the networks read first: of 360 amounts
 * of blurred prints it repeated 3 of 106 misreadings, the same network on another crop 15 (ocr/README.md, "A
 * second reading").
 * @param text what was read first: its words say where letters stand, and how they slant
 */
export function placeRereader(
  pages: DocumentPages,
  text: DocumentText,
  recognizer: Pick<TextRecognizer, 'readLineOtherwise'>,
): PlaceRereader {
  const readings = new Map<string, Promise<RereadText | undefined>>();
  const byNumber = new Map(text.pages.map((page) => [page.page, page]));
  return {
    async reread(page, place) {
      const { x1, y1, x2, y2 } = place;
      const key = [page, x1, y1, x2, y2].join(' ');
      const known = readings.get(key);
      const read = byNumber.get(page);
      if (known || !read || readings.size === MAX_PLACES) return known;
      const words = wordsAt(read, place);
      if (!words) return undefined;
      const isFigure =
        FIGURE.test(words.text) && hasDigit(words.text) && !NUMBER_OF_DOCUMENT.test(words.text);
      const alphabet = isFigure ? FIGURE_ALPHABET : undefined;
      const reading = pages
        .image(page, REREAD_SIDE_PIXELS)
        .then((image) => recognizer.readLineOtherwise?.(image, quadAround(read, words.box, image), alphabet));
      readings.set(key, reading);
      return reading;
    },
  };
}

function quadAround(page: ReadPage, { x1, y1, x2, y2 }: Box, { width, height }: RgbImage): Quad {
  const room = ROOM_AROUND * (y2 - y1);
  const sideways = room / page.aspect;
  const around = { x1: x1 - sideways, y1: y1 - room, x2: x2 + sideways, y2: y2 + room };
  const [a, b, c, d] = displayedQuad(page, around).map(({ x, y }) => ({ x: x * width, y: y * height }));
  return [a!, b!, c!, d!];
}

/** Words that stand at a place. */
interface WordsAtPlace {
  readonly text: string;
  /** On the page set upright, where letters lie flat. */
  readonly box: Box;
}

/**
 * The recognized words of a page whose middle lies within a place.
 * @param place on the page as displayed
 * @returns undefined where there are none, or a text layer has them
 */
function wordsAt(page: ReadPage, { x1, y1, x2, y2 }: Box): WordsAtPlace | undefined {
  const words = page.lines
    .flatMap((line) => line.words)
    .filter((word) => {
      const shown = displayedBox(page, word.box);
      const [x, y] = [(shown.x1 + shown.x2) / 2, (shown.y1 + shown.y2) / 2];
      return x >= x1 && x <= x2 && y >= y1 && y <= y2;
    });
  const box = unionBox(words.map((word) => word.box));
  if (!box || words.every(({ reading }) => reading === 1)) return undefined;
  return { text: textOf(words), box };
}
