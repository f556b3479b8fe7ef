import {
  type Box,
  type DocumentText,
  displayedBox,
  fraction,
  type PlaceRereader,
  type ReadPage,
  type TextLine,
  unionBox,
} from '@assay/media';

/**
 * Where cells start, and how large letters and lines are, of the page's sides: a sheet of 600 by 800 points.
 */
const CELLS = [40 / 600, 190 / 600, 340 / 600, 490 / 600];
const [LETTER_WIDTH, LETTER_HEIGHT, PITCH, TOP] = [5 / 600, 8 / 800, 20 / 800, 12 / 800];

/** One recognized page as a recognizer would give it: a line each; `|` parts cells. */
export function recognizedText(
  lines: readonly string[],
  { reading = 0.99, upright }: { reading?: number; upright?: ReadPage['upright'] } = {},
): DocumentText {
  const read = lines.map((line, row): TextLine => {
    const words = line
      .split('|')
      .flatMap((cell, column) => wordsOf(cell.trim(), CELLS[column] ?? 0, TOP + PITCH * row, reading));
    return {
      page: 1,
      words,
      box: unionBox(words.map(({ box }) => box)) ?? { x1: 0, y1: 0, x2: 0, y2: 0 },
      emWidth: LETTER_HEIGHT,
    };
  });
  return { pages: [{ page: 1, source: 'ocr', lines: read, aspect: 0.75, upright }], pagesUnread: 0 };
}

function wordsOf(cell: string, left: number, top: number, reading: number): TextLine['words'] {
  let at = 0;
  return cell.split(' ').map((text) => {
    const x1 = left + at * LETTER_WIDTH;
    at += text.length + 1;
    return {
      text,
      box: { x1, y1: top, x2: x1 + text.length * LETTER_WIDTH, y2: top + LETTER_HEIGHT },
      reading: fraction(reading),
    };
  });
}

/** Reads what the first reading read, but for the words named: those it reads as told. */
export function rereaderOf(
  { pages }: DocumentText,
  otherwise: Readonly<Record<string, string>> = {},
): PlaceRereader {
  return {
    reread: async (page, place) => {
      const read = pages.find((one) => one.page === page);
      const words =
        read?.lines.flatMap((line) =>
          line.words.filter(({ box }) => isInside(displayedBox(read, box), place)),
        ) ?? [];
      return { text: words.map(({ text }) => otherwise[text] ?? text).join(' '), reading: fraction(0.9) };
    },
  };
}

const isInside = (box: Box, place: Box): boolean => {
  const [x, y] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  return x > place.x1 && x < place.x2 && y > place.y1 && y < place.y2;
};

/** The size of the picture, and its text. */
export const pictureViews = (text: DocumentText) => ({
  text,
  raster: { width: 600, height: 800, rgb: new Uint8Array(0), orientation: 1 as const },
});
