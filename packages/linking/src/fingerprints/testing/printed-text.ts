import { type Box, type DocumentText, fraction, type TextLine } from '@assay/media';

/** Segments of a line: a text and where it begins, as a fraction of the page's width. */
export type PrintedLine = readonly (readonly [text: string, x: number])[];

const LETTER_WIDTH = 0.009;
const LINE_HEIGHT = 0.012;
const LINE_PITCH = 0.018;

/** One page with these lines, one below the other, all letters equally wide. */
export function printedText(
  lines: readonly PrintedLine[],
  { left = 0, top = 0.05, scale = 1 } = {},
): DocumentText {
  return {
    pages: [
      {
        page: 1,
        source: 'text',
        aspect: 0.77,
        upright: undefined,
        lines: lines.map((line, index) => printedLine(line, index)),
      },
    ],
    pagesUnread: 0,
  };

  function printedLine(line: PrintedLine, index: number): TextLine {
    const y1 = top + index * LINE_PITCH * scale;
    const words = line.flatMap(([text, x]) => {
      let next = x;
      return text.split(' ').map((word) => {
        const x1 = next;
        next += (word.length + 1) * LETTER_WIDTH;
        const box = {
          x1: left + x1 * scale,
          x2: left + (next - LETTER_WIDTH) * scale,
          y1,
          y2: y1 + LINE_HEIGHT * scale,
        };
        return { text: word, box, reading: fraction(1) };
      });
    });
    return { page: 1, words, box: around(words.map((word) => word.box)), emWidth: LINE_HEIGHT * scale };
  }
}

const around = (boxes: readonly Box[]): Box => ({
  x1: Math.min(...boxes.map(({ x1 }) => x1)),
  y1: Math.min(...boxes.map(({ y1 }) => y1)),
  x2: Math.max(...boxes.map(({ x2 }) => x2)),
  y2: Math.max(...boxes.map(({ y2 }) => y2)),
});
