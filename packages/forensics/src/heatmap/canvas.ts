import type { Box } from '@assay/media';

/** Straight-alpha RGBA pixels, transparent at first. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Length `width * height * 4`. */
  readonly rgba: Uint8Array;
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  rgba: new Uint8Array(width * height * 4),
});

/** Its pixels as numbers: 0 where nothing was drawn. */
export const colorsOf = ({ rgba }: Canvas): Uint32Array =>
  new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);

/**
 * Amber for a hint, red for a sure finding: readable in print and to most color-blind eyes by lightness too.
 */
const HINT = [255, 176, 0] as const;
const SURE = [214, 0, 40] as const;

/** One of red, green, blue (0, 1, 2) between the two. @param intensity 0..1 */
export function channelOf(channel: number, intensity: number): number {
  const hint = HINT[channel] ?? 0;
  return Math.round(hint + ((SURE[channel] ?? 0) - hint) * intensity);
}

/** Sets one pixel unless what is there is already more opaque: overlapping findings stay legible. */
function paint(canvas: Canvas, x: number, y: number, intensity: number, alpha: number): void {
  const at = (y * canvas.width + x) * 4;
  const opacity = Math.round(alpha * 255);
  if (opacity <= (canvas.rgba[at + 3] ?? 255)) return;
  for (let channel = 0; channel < 3; channel++) canvas.rgba[at + channel] = channelOf(channel, intensity);
  canvas.rgba[at + 3] = opacity;
}

/** A filled cell is see-through, so that the text below stays readable. */
const FILL_OPACITY = 0.3;
const OUTLINE_OPACITY = 0.95;
const GRID_OPACITY = 0.65;
/** A finding of one glyph is still to be seen on a page shrunk to a thumbnail. */
const SMALLEST_BOX_PX = 14;

/** A translucent rectangle with an opaque outline, grown to a visible size about its center. */
export function drawBox(canvas: Canvas, box: Box, intensity: number): void {
  const { left, right, top, bottom, outlinePx } = pixelsOf(box, canvas);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const onOutline =
        x < left + outlinePx || x >= right - outlinePx || y < top + outlinePx || y >= bottom - outlinePx;
      paint(canvas, x, y, intensity, onOutline ? OUTLINE_OPACITY : FILL_OPACITY * intensity);
    }
  }
}

/** Whether {@link drawBox} draws anything of a box: one beyond the page shows nothing. */
export function isOnCanvas(box: Box, size: Size): boolean {
  const { left, right, top, bottom } = pixelsOf(box, size);
  return right > left && bottom > top;
}

type Size = Pick<Canvas, 'width' | 'height'>;

function pixelsOf(box: Box, { width, height }: Size) {
  const outlinePx = Math.max(2, Math.round(Math.max(width, height) / 400));
  const [left, right] = span(box.x1, box.x2, width, outlinePx);
  const [top, bottom] = span(box.y1, box.y2, height, outlinePx);
  return { left, right, top, bottom, outlinePx };
}

/** Pixel range of a side, with the outline around the box rather than over its content. */
function span(from: number, to: number, sizePx: number, outlinePx: number): [number, number] {
  let start = from * sizePx - outlinePx;
  let end = to * sizePx + outlinePx;
  const missing = SMALLEST_BOX_PX - (end - start);
  if (missing > 0) {
    start -= missing / 2;
    end += missing / 2;
  }
  return [Math.max(0, Math.floor(start)), Math.min(sizePx, Math.ceil(end))];
}

/**
 * Spreads a grid of intensities over the whole canvas, bilinearly between cell centers, and draws it inside of the boxes of
 * what was found: the rest is the ground that it was measured against.
 */
export function drawGrid(
  canvas: Canvas,
  grid: { readonly columns: number; readonly rows: number; readonly intensities: Float32Array },
  found: readonly Box[],
): void {
  const { columns, rows, intensities } = grid;
  const cell = (column: number, row: number): number => {
    const value =
      intensities[
        Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
      ] ?? 0;
    return Math.min(1, Math.max(0, value));
  };
  for (let y = 0; y < canvas.height; y++) {
    const down = (y + 0.5) / canvas.height;
    const inRow = found.filter(({ y1, y2 }) => down >= y1 && down <= y2);
    if (inRow.length === 0) continue;
    const row = down * rows - 0.5;
    const top = Math.floor(row);
    for (let x = 0; x < canvas.width; x++) {
      const across = (x + 0.5) / canvas.width;
      if (!inRow.some(({ x1, x2 }) => across >= x1 && across <= x2)) continue;
      const column = across * columns - 0.5;
      const left = Math.floor(column);
      const above = cell(left, top) + (cell(left + 1, top) - cell(left, top)) * (column - left);
      const below = cell(left, top + 1) + (cell(left + 1, top + 1) - cell(left, top + 1)) * (column - left);
      const intensity = above + (below - above) * (row - top);
      if (intensity > 0) paint(canvas, x, y, intensity, GRID_OPACITY * intensity);
    }
  }
}
