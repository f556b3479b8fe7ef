import { type Box, boxAround, type Point, type ReadPage } from '@assay/media';
import { mapped } from '../ocr/plane/homography.js';
import type { Quad } from '../ocr/types.js';

/** A box on a page set upright to the box around it on the page as displayed. */
export const displayedBox = (page: Pick<ReadPage, 'upright'>, box: Box): Box => (page.upright ? boxAround(displayedQuad(page, box)) : box);

/** The corners of a box on a page set upright, where the page displays them; not cut to the page. */
export function displayedQuad({ upright }: Pick<ReadPage, 'upright'>, { x1, y1, x2, y2 }: Box): Quad {
  const displayed = (x: number, y: number): Point => (upright ? mapped(upright, { x, y }) : { x, y });
  return [displayed(x1, y1), displayed(x2, y1), displayed(x2, y2), displayed(x1, y2)];
}
