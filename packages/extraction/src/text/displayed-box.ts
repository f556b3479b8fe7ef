import { type Box, box, type ReadPage } from '@assay/media';

/** Where a box of the upright page lies on the page as displayed: the smallest box around its four corners. */
export function displayedBox({ upright }: ReadPage, { x1, y1, x2, y2 }: Box): Box {
  if (!upright) return { x1, y1, x2, y2 };
  const [a, b, c, d, e, f, g, h, i] = upright;
  const corners = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ].map(([x = 0, y = 0]) => {
    const w = g * x + h * y + i;
    return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
  });
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}
