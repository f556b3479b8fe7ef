import { type Box, boxAround, type PdfPicture } from '@assay/media';
import type { HeatLayer } from '../check.js';

/** The upright box on the page, as displayed, around a box on a picture. */
export function boxToPage(
  { x1, y1, x2, y2 }: Box,
  { toPage: [a, b, c, d, e, f] }: Pick<PdfPicture, 'toPage'>,
): Box {
  return boxAround(
    [x1, x2].flatMap((x) => [y1, y2].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f }))),
  );
}

/** Finer than a heatmap is drawn. */
const MAX_CELLS_PER_SIDE = 512;

/**
 * A heat layer of a picture as a layer of its page.
 * @param page its size as displayed; any unit
 */
export function heatToPage(
  { boxes, grid }: HeatLayer,
  picture: Pick<PdfPicture, 'toPage' | 'pageIndex'>,
  page: { readonly width: number; readonly height: number },
): HeatLayer {
  const layer = {
    page: picture.pageIndex + 1,
    ...page,
    boxes: boxes.map(({ box: own, intensity }) => ({ box: boxToPage(own, picture), intensity })),
  };
  return grid ? { ...layer, grid: gridToPage(grid, picture.toPage) } : layer;
}

type Grid = NonNullable<HeatLayer['grid']>;

/**
 * Each cell of the page, no finer than the picture's cells, has the strongest of those whose center lies in
 * it.
 */
function gridToPage({ columns, rows, intensities }: Grid, [a, b, c, d, e, f]: PdfPicture['toPage']): Grid {
  const cellsFor = (extent: number): number =>
    Math.max(1, Math.min(MAX_CELLS_PER_SIDE, Math.floor(1 / Math.max(extent, 1e-6))));
  const onPage = {
    columns: cellsFor(Math.abs(a) / columns + Math.abs(c) / rows),
    rows: cellsFor(Math.abs(b) / columns + Math.abs(d) / rows),
  };
  const strongest = new Float32Array(onPage.columns * onPage.rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) / columns, (row + 0.5) / rows];
      const toColumn = Math.floor((a * x + c * y + e) * onPage.columns);
      const toRow = Math.floor((b * x + d * y + f) * onPage.rows);
      if (toColumn < 0 || toRow < 0 || toColumn >= onPage.columns || toRow >= onPage.rows) continue;
      const at = toRow * onPage.columns + toColumn;
      strongest[at] = Math.max(strongest[at]!, intensities[row * columns + column]!);
    }
  }
  return { ...onPage, intensities: strongest };
}
