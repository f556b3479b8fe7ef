import { type Box, box, type ReadPage } from '@assay/media';
import { mapped } from '../ocr/plane/homography.js';

/** A box on a page set upright to the box around it on the page as displayed. */
export function displayedBox({ upright }: Pick<ReadPage, 'upright'>, { x1, y1, x2, y2 }: Box): Box {
  if (!upright) return { x1, y1, x2, y2 };
  const corners = [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ].map((corner) => mapped(upright, corner));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}
