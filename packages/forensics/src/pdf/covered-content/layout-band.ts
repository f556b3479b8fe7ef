import { type Box, isCenteredIn, median, type PaintedPath } from '@assay/media';
import type { LiveGlyph } from './glyph-grid.js';
import type { PageScene } from './page-scene.js';

/** Edges of bands that one line of a program draws differ by rounding alone. */
const SAME_EDGE_POINTS = 0.1;
/** Narrower boxes are cells, which a patch may fill. */
const LEAST_WIDTH = 0.5;
/** What is typed over a text stands on its line; lines of a wrong count stand half a line apart. */
const LEAST_STEP_EM = 0.3;

/**
 * True for a bar of the page's own layout, as those that head the sections of a bill: one of the same width and height at
 * the same left edge was painted before any of the text that this one hides, with text of its own upon it, and what stands
 * on this one stands on another line than what it hides. A program that counts its lines wrong lays such a bar over the
 * line above; a patch is as large as what it is to hide.
 * @param hidden by the bar @param fresh painted upon it
 */
export function isLayoutBand(
  area: Box,
  hidden: readonly LiveGlyph[],
  fresh: readonly LiveGlyph[],
  scene: PageScene,
): boolean {
  const sizePoints = Math.max(0, ...hidden.map(({ glyph }) => glyph.sizePoints));
  const stepPoints = Math.abs(middleOf(hidden) - middleOf(fresh)) * scene.page.heightPoints;
  if (fresh.length === 0 || area.x2 - area.x1 < LEAST_WIDTH || stepPoints < LEAST_STEP_EM * sizePoints)
    return false;
  const first = Math.min(...hidden.map(({ object }) => object.order));
  return scene.painted.some(
    (other) =>
      other.kind === 'path' &&
      other.order < first &&
      isLike(other, area, scene) &&
      scene.textsByRow
        .near(other.box)
        .some((text) => text.order > other.order && isCenteredIn(text.box, other.box)),
  );
}

const middleOf = (glyphs: readonly LiveGlyph[]): number =>
  median(glyphs.map(({ glyph: { cell } }) => (cell.y1 + cell.y2) / 2)) ?? 0;

function isLike({ rectangles = [] }: PaintedPath, area: Box, { page }: PageScene): boolean {
  const isNear = (one: number, other: number, points: number): boolean =>
    Math.abs(one - other) * points <= SAME_EDGE_POINTS;
  return rectangles.some(
    ({ x1, x2, y1, y2 }) =>
      isNear(x1, area.x1, page.widthPoints) &&
      isNear(x2, area.x2, page.widthPoints) &&
      isNear(y2 - y1, area.y2 - area.y1, page.heightPoints),
  );
}
