import type { Box } from '@assay/media';
import { type Cell, partOf } from '../layout/cells.js';
import { onlyPhrases } from '../layout/phrases.js';
import { patternOf } from '../vocabulary/pattern.js';
import { OTHER_LABELS } from './field-labels.js';
import { COLUMN_HEADINGS, type PayColumnKind, type PaySection, SECTION_HEADINGS } from './headings.js';
import PATTERNS from './live-headings.json' with { type: 'json' };
import { senseOf } from './sense-of-words.js';
import { type NamedTotal, namedTotal } from './total-names.js';

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

/** `What went to taxes`. */
const MAX_SENSE_WORDS = 4;

interface Heading<Kind> {
  readonly kind: Kind;
  readonly page: number;
  readonly box: Box;
  readonly line: number;
  /** Foot of the last figure under it. */
  foot: number;
}

/** The headings met so far, going down a document, and what they say of a figure. */
export class LiveHeadings {
  readonly #columns: Heading<PayColumnKind>[] = [];
  readonly #totals: Heading<NamedTotal>[] = [];
  readonly #sections: Heading<PaySection>[] = [];
  readonly #figures: { readonly page: number; readonly box: Box }[] = [];

  /** Takes in a cell that is no label of a figure beside it. @returns whether it is a heading */
  add(cell: Cell): boolean {
    if (cell.text.endsWith(':') && !namedTotal(cell.folded)) return this.addSection(cell);
    const total = namedTotal(cell.folded);
    if (total)
      this.#totals.push(this.#heading(cell, { ...total, period: total.period ?? this.#periodAbove(cell) }));
    const columns = onlyPhrases(cell.words, COLUMN_HEADINGS);
    for (const { meaning, from, to } of columns ?? []) {
      const part = partOf(cell, from, to);
      if (part) this.#columns.push(this.#heading(part, meaning));
    }
    return this.addSection(cell) || total !== undefined || columns !== undefined || this.#addBySense(cell);
  }

  /** Takes in a cell if it heads a section; `Deductions Statutory` in one cell heads both. */
  addSection(cell: Cell): boolean {
    const sections = onlyPhrases(cell.words, SECTION_HEADINGS) ?? this.#headingOfSection(cell);
    for (const { meaning, from, to } of sections) {
      const part = sections.length === 1 ? cell : partOf(cell, from, to);
      if (part) this.#sections.push(this.#heading(part, meaning));
    }
    return sections.length > 0;
  }

  /** A heading in words that no list holds: few of them, alone in their cell. */
  #addBySense(cell: Cell): boolean {
    const isHeading =
      cell.words.length <= MAX_SENSE_WORDS &&
      /^[\p{Lu}=]/u.test(cell.text) &&
      !/[\d:.,]/u.test(cell.text) &&
      onlyPhrases(cell.words, OTHER_LABELS) === undefined;
    const sense = isHeading ? senseOf(cell.folded) : undefined;
    if (sense) this.#sections.push(this.#heading(cell, sense));
    return sense !== undefined;
  }

  /**
   * Net pay ends the table over it: what stands below adds to no section. @param across the part of the width
   * that it ends
   */
  endSections(
    { page, box }: { page: number; box: Box },
    { index }: { index: number },
    { x1, x2 }: Pick<Box, 'x1' | 'x2'>,
  ): void {
    this.#sections.push({ kind: 'summary', page, box: { ...box, x1, x2 }, line: index, foot: box.y2 });
  }

  /** `Earnings (continued)`, `Deductions Description`: a section's name, then a word about the column. */
  #headingOfSection(cell: Cell) {
    const COLUMN_WORDS = patternOf(PATTERNS.columnWords, 'iu');
    const words = cell.words.filter(({ text }) => !COLUMN_WORDS.test(text));
    return words.length > 0 && words.length < cell.words.length
      ? (onlyPhrases(words, SECTION_HEADINGS) ?? [])
      : [];
  }

  /**
   * Takes in a figure, which keeps its headings alive. @returns what its column holds and which total its
   * heading names
   */
  place(
    page: number,
    box: Box,
    emWidth: number,
    isMoney: boolean,
  ): { column: PayColumnKind | undefined; total: NamedTotal | undefined } {
    if (isMoney) this.#figures.push({ page, box });
    const column = this.#above(this.#columns, page, box, emWidth, MAX_SILENCE);
    const total = this.#above(this.#totals, page, box, emWidth, MAX_TOTAL_DROP);
    // A row keeps its whole table alive: a column may have its first figure far below.
    if (column)
      for (const one of this.#columns) if (one.line === column.line) one.foot = Math.max(one.foot, box.y2);
    // A total's heading set below a column's begins a table of its own.
    const isOver = column && total && total.line > column.line;
    return { column: isOver ? undefined : column?.kind, total: total?.kind };
  }

  /**
   * The section that a line of the table stands in, and its heading's left edge. @param box from its label to
   * its last figure
   */
  sectionOf(page: number, box: Box): { readonly kind: PaySection; readonly x1: number } | undefined {
    const above = this.#sections
      .slice(-MAX_LOOKED_BACK)
      .filter((heading) => heading.page === page && heading.box.y1 < box.y2)
      .sort((a, b) => b.box.y1 - a.box.y1 || b.box.x1 - a.box.x1);
    const heading = above.find((one) => this.#heads(one, box));
    return heading && { kind: heading.kind, x1: heading.box.x1 };
  }

  #heads({ box: heading, page }: Heading<PaySection>, box: Box): boolean {
    const overlaps = heading.x1 < box.x2 && heading.x2 > box.x1;
    if (!overlaps && !(heading.x2 <= box.x1 && box.x1 - heading.x2 <= MARGIN_GAP)) return false;
    const isBetween = ({ page: other, box: figure }: { page: number; box: Box }) =>
      other === page &&
      figure.x2 > heading.x1 &&
      figure.x2 < box.x1 &&
      figure.y1 > heading.y1 &&
      figure.y1 < box.y2;
    return !this.#figures.slice(-MAX_FIGURES_BACK).some(isBetween);
  }

  #above<Kind>(
    headings: readonly Heading<Kind>[],
    page: number,
    box: Box,
    emWidth: number,
    maxDrop: number,
  ): Heading<Kind> | undefined {
    const height = box.y2 - box.y1;
    const live = headings
      .slice(-MAX_LOOKED_BACK)
      .filter(
        (one) =>
          one.page === page && one.box.y2 <= box.y1 + height / 2 && box.y1 - one.foot <= maxDrop * height,
      );
    const overlapping = live.filter((one) => one.box.x1 < box.x2 && one.box.x2 > box.x1);
    const lowest = overlapping.reduce<Heading<Kind> | undefined>(
      (best, one) =>
        best &&
        (best.line > one.line || (best.line === one.line && overlap(best.box, box) >= overlap(one.box, box)))
          ? best
          : one,
      undefined,
    );
    if (lowest) return lowest;
    const distance = (one: Heading<Kind>): number => Math.max(one.box.x1 - box.x2, box.x1 - one.box.x2);
    const near = live.filter((one) => distance(one) <= NEAR_EM * emWidth);
    return near.sort((a, b) => b.line - a.line || distance(a) - distance(b))[0];
  }

  /** Left edge of the first column of figures right of `x1` that is alive at a height of the page. */
  columnRightOf(page: number, x1: number, y1: number): number | undefined {
    const live = this.#columns
      .slice(-MAX_LOOKED_BACK)
      .filter(
        (one) =>
          one.page === page && one.box.x1 > x1 && y1 - one.foot <= MAX_SILENCE * (one.box.y2 - one.box.y1),
      );
    return live.reduce<number | undefined>(
      (least, { box }) => (least === undefined ? box.x1 : Math.min(least, box.x1)),
      undefined,
    );
  }

  /** A column of amounts stands between two cells of a line: they belong to different blocks. */
  isColumnBetween(left: Cell, right: Cell): boolean {
    const middle = ({ box }: Heading<PayColumnKind>): number => (box.x1 + box.x2) / 2;
    return this.#columns
      .slice(-MAX_LOOKED_BACK)
      .some(
        (one) =>
          one.page === left.page &&
          (one.kind === 'current' || one.kind === 'year-to-date') &&
          middle(one) > left.box.x2 &&
          middle(one) < right.box.x1 &&
          left.box.y1 - one.foot <= MAX_SILENCE * (one.box.y2 - one.box.y1),
      );
  }

  /** `YTD` set over `Gross`. */
  #periodAbove(cell: Cell): NamedTotal['period'] {
    const height = cell.box.y2 - cell.box.y1;
    const column = this.#columns.findLast(
      ({ page, box, line }) =>
        page === cell.page &&
        line < cell.line &&
        cell.box.y1 - box.y2 < height &&
        box.x1 < cell.box.x2 &&
        box.x2 > cell.box.x1,
    );
    return column?.kind === 'current' || column?.kind === 'year-to-date' ? column.kind : undefined;
  }

  #heading<Kind>(cell: Cell, kind: Kind): Heading<Kind> {
    return { kind, page: cell.page, box: cell.box, line: cell.line, foot: cell.box.y2 };
  }
}

const overlap = (a: Box, b: Box): number => Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1);
