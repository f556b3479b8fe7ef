import {
  type Box,
  boxArea,
  overlapArea,
  type PageBrightness,
  type PageText,
  type PdfPageNode,
  type Word,
} from '@assay/media';
import { GlyphIndex } from './glyph-index.js';
import type { RevisionStep } from './revision-steps.js';
import type { ShownPage } from './shown-pages.js';
import { compareText, type TextComparison } from './text-difference.js';
import {
  type ChangedRegion,
  changedRegions,
  isMostlyDark,
  legibility,
  looksDifferent,
  lostInk,
  type Shift,
} from './visible-difference.js';

/** Longer side at which pages are compared: 10-point text is then about 18 pixels high on a letter page. */
const COMPARED_SIDE_PIXELS = 1400;
/**
 * A letter or digit drawn anew a fraction of a pixel apart reads at least so well; most others in its place
 * read worse.
 */
const REDRAWN_GLYPH = 0.8;
/** Under an opaque text box untouched glyphs read at 1, and `8` in the place of `3` at 0.9. */
export const UNTOUCHED_GLYPH = 0.95;
/** More moved words than this mean that lines were set anew. */
const REFLOWED_WORDS = 5;
/** So few words with other pixels are no page drawn anew: what happened to them is to be shown. */
const FEW_WORDS = 2;
/** Under translucent color and pen strokes a glyph still reads at least so well. */
export const LEGIBLE_GLYPH = 0.5;
/** A glyph lies under a box when this share of it does. */
const MOSTLY_INSIDE = 0.5;
/** A page with fewer words in common than this is another page. */
const OTHER_PAGE_KEPT_SHARE = 0.4;
/** With fewer words than this a page cannot be told to be another. */
const MIN_WORDS_OF_A_PAGE = 8;
/** A page with fewer words in common than this was written anew by its author: an edit leaves the rest as it was. */
const REWORKED_KEPT_SHARE = 0.6;
/** Of a page of fewer words an edit of some values is a large part. */
const MIN_WORDS_OF_A_REWORKED_PAGE = 30;

/** Pages rendered for one document, both sides of a comparison counted; beyond, text alone decides. */
export class RenderBudget {
  #left: number;

  constructor(renderings: number) {
    this.#left = renderings;
  }

  spend(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }
}

/** A page before and after one save: text and pixels, made when asked for and kept. */
export class PageComparison {
  readonly before: PdfPageNode;
  readonly after: PdfPageNode;
  readonly #step: RevisionStep;
  readonly #budget: RenderBudget;
  #text: TextComparison | undefined;
  #glyphs: GlyphIndex | undefined;
  #pixels: { readonly before: PageBrightness; readonly after: PageBrightness } | null | undefined;

  constructor(step: RevisionStep, before: PdfPageNode, after: PdfPageNode, budget: RenderBudget) {
    this.#step = step;
    this.before = before;
    this.after = after;
    this.#budget = budget;
  }

  get #shownBefore(): ShownPage {
    return (
      this.#step.shown?.before(this.before) ?? { pages: this.#step.pagesBefore, index: this.before.index }
    );
  }

  get #shownAfter(): ShownPage {
    return this.#step.shown?.after(this.after) ?? { pages: this.#step.pagesAfter, index: this.after.index };
  }

  get textBefore(): PageText {
    return this.#shownBefore.pages.text(this.#shownBefore.index);
  }

  get textAfter(): PageText {
    return this.#shownAfter.pages.text(this.#shownAfter.index);
  }

  get text(): TextComparison {
    this.#text ??= compareText(this.textBefore.words, this.textAfter.words, this.heightToWidth);
    return this.#text;
  }

  get heightPoints(): number {
    return this.#shownAfter.pages.page(this.#shownAfter.index).heightPoints;
  }

  get heightToWidth(): number {
    const { widthPoints, heightPoints } = this.#shownAfter.pages.page(this.#shownAfter.index);
    return heightPoints / widthPoints;
  }

  /** True when so little text stayed that this is another page in the same place. */
  get isAnotherPage(): boolean {
    return this.#keptLessThan(OTHER_PAGE_KEPT_SHARE, MIN_WORDS_OF_A_PAGE);
  }

  /** True when so much of the text is other text that the page was written anew, and not some values of it. */
  get isReworked(): boolean {
    return this.#keptLessThan(REWORKED_KEPT_SHARE, MIN_WORDS_OF_A_REWORKED_PAGE);
  }

  #keptLessThan(share: number, leastWords: number): boolean {
    const counts = [this.textBefore.words.length, this.textAfter.words.length];
    return Math.min(...counts) >= leastWords && this.text.kept.length < share * Math.max(...counts);
  }

  /** Whether the two can be laid over each other: same shape, and renderings left in the budget. */
  get canBeSeen(): boolean {
    return this.#seen() !== null;
  }

  /** True when the area looks different; also when it cannot be seen, so that text differences count then. */
  looksDifferent(area: Box): boolean {
    const pixels = this.#seen();
    return pixels === null || looksDifferent(pixels.before, pixels.after, area);
  }

  /**
   * Words that stood within `area` before and of which a letter or digit can no longer be read there.
   * @param glyphLimit legibility below which a glyph counts as lost
   */
  hiddenWords(area: Box, glyphLimit: number): Word[] {
    return this.#wordsThat(area, (legibilities) => Math.min(1, ...legibilities) < glyphLimit);
  }

  /**
   * Words of which a letter or digit within `area` was covered or is another one now, drawing anew allowed
   * for.
   */
  changedWords(area: Box): Word[] {
    return this.#wordsThat(area, isChanged);
  }

  #wordsThat(area: Box, holds: (legibilities: readonly number[]) => boolean): Word[] {
    const pixels = this.#seen();
    if (!pixels) return [];
    return this.textBefore.words.filter(
      (word) =>
        isInside(word.box, area, 0.1) &&
        looksDifferent(pixels.before, pixels.after, word.box) &&
        holds(this.#glyphLegibilities(word, area)),
    );
  }

  /** True when what stood in the area can still be read as it was. */
  isStillLegible(area: Box): boolean {
    const pixels = this.#seen();
    return pixels !== null && legibility(pixels.before, pixels.after, area) >= REDRAWN_GLYPH;
  }

  /** Share of the marks in `area` that are gone, 0..1. */
  lostInk(area: Box): number {
    const pixels = this.#seen();
    return pixels ? lostInk(pixels.before, pixels.after, area) : 0;
  }

  /** True when the area is mostly dark now: what a redaction looks like. */
  isBlackedOut(area: Box): boolean {
    const pixels = this.#seen();
    return pixels !== null && isMostlyDark(pixels.after, area);
  }

  changedRegions(explained: readonly Box[]): ChangedRegion[] {
    const pixels = this.#seen();
    return pixels ? changedRegions(pixels.before, pixels.after, explained) : [];
  }

  /** True when lines were set anew: words then differ in spacing and look covered where they only moved. */
  get isReflowed(): boolean {
    return this.text.kept.filter((pair) => pair.moved).length > REFLOWED_WORDS;
  }

  /** Boxes, before and after, of words that moved as a whole, with the lines around them. */
  movedWords(): Box[] {
    return this.text.kept
      .filter((pair) => pair.moved && isMovedWhole(pair.before.box, pair.after.box))
      .flatMap((pair) => [pair.before.box, pair.after.box]);
  }

  /**
   * Boxes of words that were drawn anew and still show the same: smoothed otherwise, or moved by less than
   * their own size; none when it were a word or two. A word whose text stayed while its glyphs look like
   * others (a swapped font) is not among them.
   */
  redrawnWords(): Box[] {
    const pixels = this.#seen();
    if (!pixels) return [];
    const redrawn = this.text.kept
      .filter((pair) => !(pair.moved && isMovedWhole(pair.before.box, pair.after.box)))
      .filter((pair) => looksDifferent(pixels.before, pixels.after, pair.before.box))
      .filter((pair) => {
        const [from, to] = [pair.before.box, pair.after.box];
        return !isChanged(
          this.#glyphLegibilities(pair.before, from, { across: to.x1 - from.x1, down: to.y2 - from.y2 }),
        );
      });
    return redrawn.length <= FEW_WORDS ? [] : redrawn.flatMap((pair) => [pair.before.box, pair.after.box]);
  }

  /** Legibility of each of the word's letters and digits within `area`, looked for at `moved`. */
  #glyphLegibilities(word: Word, area: Box, moved?: Shift): number[] {
    const pixels = this.#seen();
    if (!pixels) return [];
    this.#glyphs ??= new GlyphIndex(this.textBefore.glyphs);
    return this.#glyphs
      .within(word.box)
      .filter(({ text, box }) => isInside(box, area, MOSTLY_INSIDE) && /[\p{L}\d]/u.test(text))
      .map(({ box }) => legibility(pixels.before, pixels.after, box, moved));
  }

  #seen(): { readonly before: PageBrightness; readonly after: PageBrightness } | null {
    if (this.#pixels === undefined) this.#pixels = this.#render();
    return this.#pixels;
  }

  #render(): { before: PageBrightness; after: PageBrightness } | null {
    if (!this.#budget.spend()) return null;
    const before = this.#shownBefore.pages.brightness(this.#shownBefore.index, COMPARED_SIDE_PIXELS);
    const after = this.#shownAfter.pages.brightness(this.#shownAfter.index, COMPARED_SIDE_PIXELS);
    return before.width === after.width && before.height === after.height ? { before, after } : null;
  }
}

/** True when at least `share` of `inner` lies in `outer`. */
export function isInside(inner: Box, outer: Box, share: number): boolean {
  const area = boxArea(inner);
  return area > 0 && overlapArea(inner, outer) >= share * area;
}

const isChanged = (legibilities: readonly number[]): boolean => Math.min(1, ...legibilities) < REDRAWN_GLYPH;

/** Half a pixel of the comparison: a word with other glyphs in it is wider or narrower than that. */
const SAME_SIZE = 0.5 / COMPARED_SIDE_PIXELS;

/**
 * Far from where it stood, or of the very same size: the word went with its line, its glyphs were not
 * exchanged.
 */
function isMovedWhole(from: Box, to: Box): boolean {
  const wider = Math.abs(to.x2 - to.x1 - (from.x2 - from.x1));
  const higher = Math.abs(to.y2 - to.y1 - (from.y2 - from.y1));
  return !areUpon(from, to) || (wider < SAME_SIZE && higher < SAME_SIZE);
}

/** Two things are upon each other when this share of the smaller one is covered. */
const UPON_SHARE = 0.4;

export function areUpon(a: Box, b: Box): boolean {
  const smaller = Math.min((a.x2 - a.x1) * (a.y2 - a.y1), (b.x2 - b.x1) * (b.y2 - b.y1));
  return overlapArea(a, b) > UPON_SHARE * smaller;
}
