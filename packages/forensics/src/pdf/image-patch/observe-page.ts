import {
  type Box,
  isCenteredIn,
  type PaintedObject,
  type PaintedText,
  type PdfiumDocument,
  paintsNothing,
  type Word,
} from '@assay/media';
import type { PlacedObservation } from '../../observation.js';
import { surroundingsOf } from '../covered-content/surroundings.js';
import { medianHeightPoints, neighborsOf } from './cells.js';
import { MEASURE } from './measure.js';
import type { TextPicture } from './small-pictures.js';

/**
 * Ink against the words beside it: digits are as high as capitals, words with descenders half as high again.
 */
const ROW_HEIGHTS = { least: 0.55, most: 1.6 };
/** Against the values of its column, which are digits like itself. Signatures are higher. */
const COLUMN_HEIGHTS = { least: 0.75, most: 1.35 };
/** More pictures of text, or more than this part of the page's words, are how the page was made. */
const MAX_PER_PAGE = 24;
const MAX_SHARE_OF_WORDS = 0.2;
/** Cells of other rows that make a column. */
const MIN_COLUMN = 2;
/** Pixels of the longer side, for the color of the paper. */
const RENDERED_SIDE_PIXELS = 1_400;

/**
 * Pictures of a page that stand where text belongs. @param pictures without those that are used more than
 * once
 */
export function observePage(
  pictures: readonly TextPicture[],
  pages: PdfiumDocument,
  index: number,
): PlacedObservation[] {
  const page = pages.page(index);
  const { words } = pages.text(index);
  if (pictures.length > Math.min(MAX_PER_PAGE, MAX_SHARE_OF_WORDS * words.length)) return [];
  const painted = pages.paint(index);
  const texts = painted.filter(isVisibleText);
  const rendering = pages.render(index, RENDERED_SIDE_PIXELS);
  return pictures.flatMap(({ picture, inkBox }): PlacedObservation[] => {
    const { box, order } = picture;
    const inside = texts.filter((text) => text.glyphs.some((glyph) => isCenteredIn(glyph.box, box)));
    if (inside.some((text) => text.order > order)) return []; // the ground of live text
    const { inRow, inColumn } = neighborsOf(inkBox, outside(words, box), page);
    const isAsHigh = (others: readonly Word[], { least, most }: typeof ROW_HEIGHTS): boolean => {
      const ratio = ((inkBox.y2 - inkBox.y1) * page.heightPoints) / medianHeightPoints(others, page);
      return ratio >= least && ratio <= most;
    };
    if (inRow.length === 0 || !isAsHigh(inRow, ROW_HEIGHTS) || !surroundingsOf(rendering, box).blendsIn)
      return [];
    const isValue = inColumn.length >= MIN_COLUMN && isAsHigh(inColumn, COLUMN_HEIGHTS);
    const isText = inColumn.length > 0 || inside.length > 0;
    const measure = isValue ? MEASURE.inPlaceOfValue : isText ? MEASURE.inPlaceOfText : MEASURE.inRow;
    return [
      {
        measure,
        evidence: evidenceOf(measure, inColumn, inside.length > 0, { page: index + 1, boundingBox: box }),
      },
    ];
  });
}

const isVisibleText = (object: PaintedObject): object is PaintedText =>
  object.kind === 'text' && object.source.kind === 'content' && !paintsNothing(object);

/** What lies under the picture is no neighbor of it. */
const outside = (words: readonly Word[], area: Box): Word[] =>
  words.filter((word) => !isCenteredIn(word.box, area));

function evidenceOf(
  measure: number,
  column: readonly Word[],
  hidesText: boolean,
  place: { readonly page: number; readonly boundingBox: Box },
): PlacedObservation['evidence'] {
  if (measure === MEASURE.inRow) {
    const summary = 'A small picture of printed text stands in a row of text.';
    return { code: 'IMAGE_OF_TEXT_IN_ROW', kind: 'structure', summary, ...place };
  }
  const where =
    measure === MEASURE.inPlaceOfValue
      ? `in a column whose other ${column.length} values (${column[0]?.text}, …) are text.`
      : 'where the page has text.';
  const summary = `A small picture of printed text stands ${where}${hidesText ? ' It hides text that is stored as text.' : ''}`;
  return { code: 'IMAGE_IN_PLACE_OF_TEXT', kind: 'structure', summary, ...place };
}
