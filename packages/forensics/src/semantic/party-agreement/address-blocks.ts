import type { PartyCell, PartyPage } from './party-cells.js';

/** A name with a postal address under it, as letters, slips and forms print it. */
export interface AddressBlock {
  /** Undefined where nothing above the address looks like a name. */
  readonly name: PartyCell | undefined;
  /** Top to bottom; empty where one line holds the whole address. */
  readonly street: readonly PartyCell[];
  /** Town, state and postal code. */
  readonly town: PartyCell;
}

/**
 * The line that ends an address: "Springfield, IL 62704", "64000 Monterrey, N.L.", "C.P. 06700", "01310-100".
 */
const TOWN =
  /^[\p{L}][\p{L} .'-]*,? [A-Z]{2}\.?,? \d{5}(?:-\d{4})?$|(?:^|[ ,])C\.? ?P\.?:? ?\d{5}(?!\d)|^\d{5},? \p{Lu}\p{L}+[\p{L} .]*, ?\p{Lu}[\p{L} .]*$|(?<![\d.-])\d{5}-\d{3}(?![\d-])/u;
/** A line that holds street, town, state and postal code. */
const WHOLE = /^\d{1,6}\p{L}? \p{L}.*, ?\p{L}[\p{L} .'-]*,? [A-Z]{2},? \d{5}(?:-\d{4})?$/u;
const HAS_NUMBER = /\d/u;
const WORD = /\p{L}{2}/u;
/** Person or company: two to six words that begin with a capital, or an initial; no digits, no label. */
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*|&|y|e|and|de|da|do|dos|del|la|of)(?:,? (?:\p{Lu}[\p{L}.'’-]*|&|y|e|and|de|da|do|dos|del|la|of)){1,6}\.?$/u;

/** Lines of a block follow each other within this many of their heights. */
const MAX_LEADING_HEIGHTS = 1.4;
/** Their left edges agree within this part of the page's width. */
const ALIGNED = 0.006;
const MAX_STREET_LINES = 3;
const MAX_BLOCKS = 60;

export const looksLikeName = (text: string): boolean => text.length <= 60 && NAME.test(text);

/** The address blocks of the pages, in reading order. */
export function addressBlocks(pages: readonly PartyPage[]): AddressBlock[] {
  return pages
    .flatMap(({ cells }) => cells.flatMap((cell, at) => (isTown(cell.text) ? blockOf(cells, at, cell) : [])))
    .slice(0, MAX_BLOCKS);
}

const isTown = (text: string): boolean => text.length <= 120 && (TOWN.test(text) || WHOLE.test(text));

function blockOf(cells: readonly PartyCell[], at: number, town: PartyCell): AddressBlock[] {
  const stack: PartyCell[] = [];
  for (let lower: PartyCell | undefined = town; lower && stack.length <= MAX_STREET_LINES; ) {
    const upper = cellAbove(cells, at, lower);
    if (upper) stack.unshift(upper);
    lower = upper;
  }
  const numbered = stack.findIndex(({ text }) => HAS_NUMBER.test(text) && WORD.test(text));
  const firstStreet = WHOLE.test(town.text) ? stack.length : numbered;
  if (firstStreet < 0) return [];
  const name = stack[firstStreet - 1];
  return [
    { name: name && looksLikeName(name.text) ? name : undefined, street: stack.slice(firstStreet), town },
  ];
}

/** The cell right above another, left edge on left edge. */
function cellAbove(cells: readonly PartyCell[], before: number, lower: PartyCell): PartyCell | undefined {
  for (let index = Math.min(before, cells.length) - 1; index >= 0; index--) {
    const cell = cells[index];
    if (!cell || lower.upright.y1 - cell.upright.y1 > 4 * (lower.upright.y2 - lower.upright.y1))
      return undefined;
    const gap = lower.upright.y1 - cell.upright.y2;
    const height = lower.upright.y2 - lower.upright.y1;
    if (
      Math.abs(cell.upright.x1 - lower.upright.x1) < ALIGNED &&
      gap > -0.5 * height &&
      gap < MAX_LEADING_HEIGHTS * height &&
      cell.upright.y1 < lower.upright.y1
    )
      return cell;
  }
  return undefined;
}
