import type { PaintedGlyph, PdfiumPage } from '@assay/media';
import { lettersOf } from '../../values/letters-and-digits.js';

/** A gap between cells wider than this part of the font size is a space: fonts have 0.25 em, TeX shrinks it to 0.22 em. */
const SPACE_EM = 0.2;
/** Centres of an apostrophe and a comma of one line lie this far apart at most; lines are set 1.1 em apart or more. */
const LINE_EM = 0.65;

/** Reads glyphs from left to right and from the top down, whatever the order they were painted in. */
export function lineText(glyphs: readonly PaintedGlyph[], page: PdfiumPage): string {
  return linesOf(glyphs, page)
    .map((line) =>
      line
        .sort((a, b) => a.box.x1 - b.box.x1)
        .map((glyph, index) => {
          const gapPoints = (glyph.cell.x1 - (line[index - 1]?.cell.x2 ?? glyph.cell.x1)) * page.widthPoints;
          return gapPoints > SPACE_EM * glyph.sizePoints ? ` ${glyph.text}` : glyph.text;
        })
        .join(''),
    )
    .join(' ');
}

function linesOf(glyphs: readonly PaintedGlyph[], { heightPoints }: PdfiumPage): PaintedGlyph[][] {
  const lines: { readonly centre: number; readonly glyphs: PaintedGlyph[] }[] = [];
  for (const glyph of [...glyphs].sort((a, b) => centreOf(a) - centreOf(b))) {
    const line = lines[lines.length - 1];
    const apart = line ? (centreOf(glyph) - line.centre) * heightPoints : Number.POSITIVE_INFINITY;
    if (line && apart <= LINE_EM * glyph.sizePoints) line.glyphs.push(glyph);
    else lines.push({ centre: centreOf(glyph), glyphs: [glyph] });
  }
  return lines.map((line) => line.glyphs);
}

const centreOf = ({ box }: PaintedGlyph): number => (box.y1 + box.y2) / 2;

/** True when each word of `before` stands in `after`, too; punctuation and spaces are no difference. */
export function isSaidAgain(before: string, after: string): boolean {
  const words = new Set(after.split(/\s+/u).map(lettersOf));
  return (
    lettersOf(before) === lettersOf(after) ||
    before
      .split(/\s+/u)
      .map(lettersOf)
      .every((word) => words.has(word))
  );
}
