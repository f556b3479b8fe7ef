import type { Box, PaintedGlyph, PaintedText } from '@assay/media';

/** A glyph that can be seen as far as is known, and the object that paints it. */
export interface LiveGlyph {
  readonly glyph: PaintedGlyph;
  readonly object: PaintedText;
}

/** Cells that a page is cut into each way: about one line of small print high. */
const CELLS = 96;

/** Comparisons of glyphs with areas for one page, 0.2 seconds; a statement needs 10,000. */
const MAX_COMPARISONS = 20_000_000;

/**
 * Glyphs by place, to be asked for and taken away as a page is painted: no glyph is gone through after it was
 * covered.
 */
export class GlyphGrid {
  readonly #rows: Map<number, LiveGlyph[]>[] = Array.from({ length: CELLS }, () => new Map());
  #comparisonsLeft = MAX_COMPARISONS;

  /** True when a page was so full that further areas were not looked into. */
  get exhausted(): boolean {
    return this.#comparisonsLeft <= 0;
  }

  add(live: LiveGlyph): void {
    const { x1, y1, x2, y2 } = live.glyph.box;
    const row = this.#rows[cellOf((y1 + y2) / 2)];
    const column = cellOf((x1 + x2) / 2);
    const cell = row?.get(column);
    if (cell) cell.push(live);
    else row?.set(column, [live]);
  }

  /**
   * The glyphs that `area` covers.
   * @param take true removes them: they are hidden now
   */
  under(area: Box, take: boolean): LiveGlyph[] {
    const found: LiveGlyph[] = [];
    const [first, last] = [cellOf(area.x1), cellOf(area.x2)];
    for (let y = cellOf(area.y1); y <= cellOf(area.y2) && !this.exhausted; y++) {
      const row = this.#rows[y];
      if (!row) continue;
      for (const [column, cell] of row) {
        if (column < first || column > last) continue;
        this.#comparisonsLeft -= cell.length;
        const covered = cell.filter((live) => isCovered(live.glyph.box, area));
        for (const live of covered) found.push(live);
        if (!take || covered.length === 0) continue;
        if (covered.length === cell.length) row.delete(column);
        else
          row.set(
            column,
            cell.filter((live) => !isCovered(live.glyph.box, area)),
          );
      }
    }
    return found;
  }
}

/** A glyph is covered when this share of its box is: patches are often drawn a little too small. */
const COVERED_SHARE = 0.8;

function isCovered(glyph: Box, area: Box): boolean {
  const across = share(glyph.x1, glyph.x2, area.x1, area.x2);
  return across > 0 && across * share(glyph.y1, glyph.y2, area.y1, area.y2) >= COVERED_SHARE;
}

/** Which part of `from..to` lies within `low..high`; a stroke without width counts as a point. */
function share(from: number, to: number, low: number, high: number): number {
  if (to <= from) return from >= low && from <= high ? 1 : 0;
  return Math.max(0, Math.min(to, high) - Math.max(from, low)) / (to - from);
}

const cellOf = (place: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(place * CELLS)));
