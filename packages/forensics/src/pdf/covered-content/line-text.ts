import type { PaintedGlyph, PdfiumPage } from '@assay/media';
import { lettersOf } from '../../values/letters-and-digits.js';

/**
 * A gap between cells wider than this part of the font size is a space: fonts have 0.25 em, TeX shrinks it to
 * 0.22 em.
 */
const SPACE_EM = 0.2;
/**
 * Centers of an apostrophe and a comma of one line lie this far apart at most; lines are set 1.1 em apart or
 * more.
 */
const LINE_EM = 0.65;

/**
 * Letters and digits of one text overlap by less than this part of their width, however they are kerned; and
 * those of a turned text by less of their height.
 */
const OVERPRINTED_SHARE = 0.3;
const OVERPRINTED_HEIGHT_SHARE = 0.7;
/**
 * Texts told apart in one place; an upload chooses how many it prints there, and each glyph is held against
 * each text.
 */
const MAX_OVERPRINTED = 8;

/**
 * Reads glyphs from left to right and from the top down, whatever the order they were painted in; texts
 * printed over each other one after the other.
 */
export function lineText(glyphs: readonly PaintedGlyph[], page: PdfiumPage): string {
  return linesOf(glyphs, page)
    .flatMap((line) => overprintsOf(line.sort((a, b) => a.box.x1 - b.box.x1)))
    .map((line) =>
      line
        .map((glyph, index) => {
          const gapPoints = (glyph.cell.x1 - (line[index - 1]?.cell.x2 ?? glyph.cell.x1)) * page.widthPoints;
          return gapPoints > SPACE_EM * glyph.sizePoints ? ` ${glyph.text}` : glyph.text;
        })
        .join(''),
    )
    .join(' ');
}

/**
 * Takes a line apart into the texts that a faulty layout printed over each other: each glyph goes on the text
 * that ends nearest to its start.
 */
function overprintsOf(line: readonly PaintedGlyph[]): PaintedGlyph[][] {
  const texts: PaintedGlyph[][] = [];
  for (const glyph of line) {
    const free = texts.filter((text) => !isOverprinted(text[text.length - 1]!, glyph));
    const candidates = free.length === 0 && texts.length === MAX_OVERPRINTED ? texts : free;
    const [nearest] = candidates.toSorted(
      (a, b) =>
        Math.abs(glyph.cell.x1 - a[a.length - 1]!.cell.x2) -
        Math.abs(glyph.cell.x1 - b[b.length - 1]!.cell.x2),
    );
    if (nearest) nearest.push(glyph);
    else texts.push([glyph]);
  }
  return texts;
}

const LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** An accent set over its letter is no text of its own. */
function isOverprinted(last: PaintedGlyph, next: PaintedGlyph): boolean {
  if (!LETTER_OR_DIGIT.test(last.text) || !LETTER_OR_DIGIT.test(next.text)) return false;
  const [one, other] = [last.cell, next.cell];
  const sharedHeight = Math.min(one.y2, other.y2) - Math.max(one.y1, other.y1);
  return (
    sharedHeight > OVERPRINTED_HEIGHT_SHARE * Math.min(one.y2 - one.y1, other.y2 - other.y1) &&
    one.x2 - other.x1 > OVERPRINTED_SHARE * Math.min(one.x2 - one.x1, other.x2 - other.x1)
  );
}

function linesOf(glyphs: readonly PaintedGlyph[], { heightPoints }: PdfiumPage): PaintedGlyph[][] {
  const lines: { readonly center: number; readonly glyphs: PaintedGlyph[] }[] = [];
  for (const glyph of [...glyphs].sort((a, b) => centerOf(a) - centerOf(b))) {
    const line = lines[lines.length - 1];
    const apart = line ? (centerOf(glyph) - line.center) * heightPoints : Number.POSITIVE_INFINITY;
    if (line && apart <= LINE_EM * glyph.sizePoints) line.glyphs.push(glyph);
    else lines.push({ center: centerOf(glyph), glyphs: [glyph] });
  }
  return lines.map((line) => line.glyphs);
}

const centerOf = ({ box }: PaintedGlyph): number => (box.y1 + box.y2) / 2;

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
