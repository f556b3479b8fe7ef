import type { Box } from '@assay/media';
import { type Cell, partOf } from '../../../layout/cells.js';
import { onlyPhrases } from '../../../layout/phrases.js';
import { type NamedTotal, namedTotal } from './total-names.js';
import { COLUMNS, type ColumnKind, isNameHeading, SECTIONS, type Section } from './words.js';

/** A heading holds for the figures under it as long as they follow within this many of its heights. */
const MAX_SILENCE = 7;
/** A total's heading stands right above its figure. */
const MAX_TOTAL_DROP = 4.5;
/** A figure whose box does not reach under its heading stands this close to it. */
const NEAR_EM = 2.5;
/** A heading in the margin is this close to the lines it heads, as a fraction of the page's width. */
const MARGIN_GAP = 0.15;
/** Headings that are looked back at; a page of a stub has some dozens. */
const MAX_LOOKED_BACK = 80;
/** Figures that are asked whether they stand between a heading and a line. */
const MAX_FIGURES_BACK = 400;

/** A table of pay is no longer than this part of a page. */
const MAX_TABLE = 0.35;
interface Heading<Kind> {
  readonly kind: Kind;
  readonly page: number;
  readonly box: Box;
  readonly line: number;
  /** Foot of the last figure under it. */
  foot: number;
}

/** The headings met so far, going down a document, and what they say of a figure. */
export class Headings {
  readonly #columns: Heading<ColumnKind>[] = [];
  readonly #totals: (Heading<NamedTotal> & { readonly isSection: boolean })[] = [];
  readonly #descriptions: Heading<true>[] = [];
  readonly #sections: Heading<Section>[] = [];
  readonly #figures: { readonly page: number; readonly box: Box }[] = [];

  /** Takes in a cell that is no label of a figure beside it. @returns whether it is a heading */
  add(cell: Cell): boolean {
    const sections = onlyPhrases(cell.words, SECTIONS);
    for (const { meaning, from, to } of sections ?? []) {
      const part = partOf(cell, from, to);
      if (part) this.#sections.push(headingOf(part, meaning));
    }
    const total = namedTotal(cell.folded);
    if (cell.text.endsWith(':') && !total) return sections !== undefined;
    if (total) this.#totals.push({ ...headingOf(cell, total), isSection: sections !== undefined });
    const named = partOf(cell, cell.words.length - 1);
    if (named && isNameHeading(named.folded)) this.#descriptions.push(headingOf(named, true));
    const columns = onlyPhrases(cell.words, COLUMNS);
    for (const { meaning, from, to } of columns ?? []) {
      const part = partOf(cell, from, to);
      if (part) this.#columns.push(headingOf(part, meaning));
    }
    return (sections ?? total ?? columns) !== undefined;
  }

  /**
   * Net pay ends the table over it: what stands below adds to no section.
   * @param across the part of the width that it ends
   */
  endSections({ page, box }: { page: number; box: Box }, { x1, x2 }: Pick<Box, 'x1' | 'x2'>): void {
    this.#sections.push({ kind: 'summary', page, box: { ...box, x1, x2 }, line: 0, foot: box.y2 });
  }

  /** Takes in a figure, which keeps its headings alive. @returns what its column holds and which total its heading names */
  place(
    page: number,
    box: Box,
    emWidth: number,
    isMoney: boolean,
  ): { column: ColumnKind | undefined; total: NamedTotal | undefined } {
    if (isMoney) this.#figures.push({ page, box });
    const column = lowestAbove(this.#columns, page, box, emWidth, MAX_SILENCE);
    const total = lowestAbove(this.#totals, page, box, emWidth, MAX_TOTAL_DROP);
    // A row keeps its whole table alive: a column may have its first figure far below.
    for (const one of this.#columns) if (one.line === column?.line) one.foot = Math.max(one.foot, box.y2);
    // A total's heading set below a column's begins a table of its own; `TAXES` over a column's is the title of one.
    const isOver = column && total && total.line > column.line;
    const isTitle = column && total?.isSection && total.line < column.line;
    return { column: isOver ? undefined : column?.kind, total: isTitle ? undefined : total?.kind };
  }

  /**
   * The heading of the section that a line of the table stands in.
   * @param box from its label to its last figure
   */
  sectionOf(page: number, box: Box): { readonly kind: Section; readonly box: Box } | undefined {
    return this.#sections
      .slice(-MAX_LOOKED_BACK)
      .filter((one) => one.page === page && one.box.y1 < box.y2)
      .sort((a, b) => b.box.y1 - a.box.y1 || b.box.x1 - a.box.x1)
      .find((one) => this.#heads(one, box));
  }

  /** Left edge of the nearest column of names left of a figure: what stands before it is another block's. */
  namesBefore({ page, box }: Pick<Cell, 'page' | 'box'>): number | undefined {
    const before = this.#descriptions
      .slice(-MAX_LOOKED_BACK)
      .filter(
        (one) =>
          one.page === page && one.box.y2 <= box.y2 && box.y1 - one.box.y2 < MAX_TABLE && one.box.x1 < box.x1,
      );
    return before.length > 0 ? Math.max(...before.map((one) => one.box.x1)) : undefined;
  }

  /** Whether a column of amounts stands between two cells of a line: they belong to different blocks. */
  isColumnBefore(left: Cell | undefined, right: Cell): boolean {
    if (!left) return false;
    return this.#columns.slice(-MAX_LOOKED_BACK).some(({ kind, page, box, foot }) => {
      const middle = (box.x1 + box.x2) / 2;
      const isAmount = kind === 'current' || kind === 'year-to-date';
      const isAlive = page === left.page && left.box.y1 - foot <= MAX_SILENCE * (box.y2 - box.y1);
      return isAmount && isAlive && middle > left.box.x2 && middle < right.box.x1;
    });
  }

  /** Over the line or in its margin, without a column of figures between. */
  #heads({ box: heading, page }: Heading<Section>, box: Box): boolean {
    const overlaps = heading.x1 < box.x2 && heading.x2 > box.x1;
    if (!overlaps && !(heading.x2 <= box.x1 && box.x1 - heading.x2 <= MARGIN_GAP)) return false;
    return !this.#figures
      .slice(-MAX_FIGURES_BACK)
      .some(
        ({ page: other, box: figure }) =>
          other === page &&
          figure.x2 > heading.x1 &&
          figure.x2 < box.x1 &&
          figure.y1 > heading.y1 &&
          figure.y1 < box.y2,
      );
  }
}

const headingOf = <Kind>({ page, box, line }: Cell, kind: Kind): Heading<Kind> => ({
  kind,
  page,
  box,
  line,
  foot: box.y2,
});

/** The lowest heading over a figure, else one that stands close to it, among those that are alive. */
function lowestAbove<One extends Heading<unknown>>(
  headings: readonly One[],
  page: number,
  box: Box,
  emWidth: number,
  maxDrop: number,
): One | undefined {
  const height = box.y2 - box.y1;
  const live = headings
    .slice(-MAX_LOOKED_BACK)
    .filter(
      (one) =>
        one.page === page && one.box.y2 <= box.y1 + height / 2 && box.y1 - one.foot <= maxDrop * height,
    );
  const apart = (one: One): number => Math.max(one.box.x1 - box.x2, box.x1 - one.box.x2);
  const over = live.filter((one) => apart(one) < 0);
  const near = over.length > 0 ? over : live.filter((one) => apart(one) <= NEAR_EM * emWidth);
  return near.sort((a, b) => b.line - a.line || apart(a) - apart(b))[0];
}
