import { boxAround, type Point, type Raster } from '@assay/media';
import type { PixelArea } from '../../pictures/page-pixels.js';
import { cellsOf, type Quad } from './card-cells.js';
import { ownColorOf } from './own-color.js';
import { isRecordedInColor } from './recorded-color.js';
import { screenOfDots } from './screen-of-dots.js';
import { shadesOf } from './shades.js';

/** What the pixels say of whether a document, in color by nature, is shown as a photocopy. */
export type Look =
  /** The camera or scanner saw in color; `spread` is the document's own color, see own-color.ts, there and among its text. */
  | { readonly kind: 'in-color'; readonly spread: number; readonly spreadOfText: number }
  /** The picture itself has none; what toner leaves in grays, see shades.ts and screen-of-dots.ts. */
  | { readonly kind: 'in-gray'; readonly toneShare: number; readonly screen: number }
  | { readonly kind: 'too-little' };

/** Fewer printed cells of the 384 are no document. */
const LEAST_PRINTED_CELLS = 40;
/** A smaller part of a picture shows no shades. */
const LEAST_SIDE_PX = 120;

/** The part of a picture with the document's text, and with what of the document may lie beside it. */
export interface DocumentPlace {
  readonly text: Quad;
  readonly withRim: Quad;
}

/**
 * Colors are looked for in all that may be the document, since overlooking a portrait accuses, and taking in
 * a colored table does not; where there are some, also among the text alone, since a table is none of the document's; shades where there is text for certain, since white paper around has none.
 */
export function lookAt(raster: Raster, { text, withRim }: DocumentPlace): Look {
  const area = areaAround(text, raster);
  // A picture without width or height has places that are no numbers: they are not "large enough" either.
  const isLargeEnough = Math.min(area.right - area.left, area.bottom - area.top) >= LEAST_SIDE_PX;
  if (!isLargeEnough) return { kind: 'too-little' };
  if (isRecordedInColor(raster, text)) {
    const { spread, printedCells } = ownColorOf(cellsOf(raster, withRim));
    if (printedCells < LEAST_PRINTED_CELLS) return { kind: 'too-little' };
    return { kind: 'in-color', spread, spreadOfText: ownColorOf(cellsOf(raster, text)).spread };
  }
  const { levels, toneShare } = shadesOf(raster, area);
  return { kind: 'in-gray', toneShare, screen: screenOfDots(raster, area, levels) };
}

function areaAround(quad: readonly Point[], { width, height }: Raster): PixelArea {
  const { x1, y1, x2, y2 } = boxAround(quad.map(({ x, y }) => ({ x: x / width, y: y / height })));
  return {
    left: Math.floor(x1 * width),
    top: Math.floor(y1 * height),
    right: Math.floor(x2 * width),
    bottom: Math.floor(y2 * height),
  };
}
