import {
  type Box,
  boxArea,
  overlapArea,
  type PaintedObject,
  type PdfiumDocument,
  paintsNothing,
  type TextLine,
} from '@assay/media';
import { HIDING_SHARE } from '../text-layer/covered-glyphs.js';

/**
 * Of a text layer's characters, at most this part may be none that a reader could see: private use,
 * replacement, control.
 */
const MAX_UNREADABLE_SHARE = 0.1;

/**
 * Words of running text and of tables average 4 to 6 characters; a layer without spaces gives whole lines.
 */
const MAX_MEAN_WORD_LENGTH = 20;

const UNREADABLE = /[\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu;

/**
 * Whether a text layer's characters are writing, and its words words. A font with a broken table of
 * characters gives neither.
 */
export function isWriting(lines: readonly TextLine[]): boolean {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text));
  const characters = words.reduce((sum, text) => sum + text.length, 0);
  const unreadable = words.reduce((sum, text) => sum + (text.match(UNREADABLE)?.length ?? 0), 0);
  return (
    characters > 0 &&
    unreadable <= MAX_UNREADABLE_SHARE * characters &&
    characters <= MAX_MEAN_WORD_LENGTH * words.length
  );
}

const WHOLE_PAGE: Box = { x1: 0, y1: 0, x2: 1, y2: 1 };

/** Part of the page that pictures lie on, 0..1; where they overlap it counts twice. */
export function pictureShare(pdf: PdfiumDocument, page: number): number {
  const shares = pdf.images(page - 1).map(({ box, clip }) => overlapArea(box, clip ?? WHOLE_PAGE));
  return Math.min(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  );
}

/** Only the largest pictures hide text; a page sliced into strips would be compared letter by strip. */
const MAX_PICTURES_COMPARED = 20;

/**
 * Whether a reader sees most letters of a page's text layer: not those that a scanner's software recognized
 * and laid, unpainted, upon its picture or beneath it.
 */
export function isSeen(painted: readonly PaintedObject[]): boolean {
  const pictures = painted
    .filter((object) => object.kind === 'image' && !object.blended)
    .sort((a, b) => boxArea(b.box) - boxArea(a.box))
    .slice(0, MAX_PICTURES_COMPARED);
  let [seen, all] = [0, 0];
  for (const object of painted) {
    if (object.kind !== 'text') continue;
    all += object.glyphs.length;
    if (paintsNothing(object)) continue;
    const above = pictures.filter(({ order }) => order > object.order);
    for (const glyph of object.glyphs) {
      const isHidden = ({ box, clip }: PaintedObject) =>
        [box, clip ?? box].every((part) => overlapArea(part, glyph.box) > HIDING_SHARE * boxArea(glyph.box));
      if (!above.some(isHidden)) seen += 1;
    }
  }
  return seen * 2 > all;
}
