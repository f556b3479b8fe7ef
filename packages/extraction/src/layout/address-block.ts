import type { Box } from '@assay/media';
import { keptBy } from '../page/kept-by.js';
import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './address-block.json' with { type: 'json' };
import type { Cell } from './cells.js';
import { endsInCents, hasDigit, hasLettersInARow, startsWithCapital } from './characters.js';

/** A name with a postal address under it, or an address alone. */
export interface AddressBlock {
  /**
   * Cells above the address in the same block, nearest last; what is a name among them is for the reader to
   * say.
   */
  readonly above: readonly Cell[];
  /** Top to bottom. */
  readonly address: readonly Cell[];
}

/** Lines of a block follow each other within this many of their heights, measured from foot to head. */
export const MAX_LEADING = 1.6;
/** Left edges or middles of a block's lines agree within this many letter heights. */
const ALIGNED_EM = 1.2;
/** Right edges say less: amounts share them, too. */
const FLUSH_RIGHT_EM = 0.4;
/** Name, second name, and lines of an address. */
const MAX_BLOCK_LINES = 9;
export const MAX_ADDRESS_LINES = 5;
const MAX_CELLS_BACK = 60;
/** A letter or a stub has two or three; each is compared with the others. */
const MAX_BLOCKS = 50;

/**
 * Ends a US address: state and ZIP code, with anything that reads like a town before them (USPS Publication
 * 28).
 */
const US_END = patternOf(PATTERNS.usEnd, 'u');
/**
 * `Edmonton, AB T6E 2B6`: a letter and a figure in turns behind the province, at the end of an address
 * (Canada Post, Addressing Guidelines).
 */
const CANADIAN_CODE =
  /(?:^|[\s,])(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)[,.]? [A-Z]\d[A-Z] ?\d[A-Z]\d(?:,? Canada)?$/u;
/** `C.P. 64000` (Mexico), `CEP 01310-100` (Brazil), or the Brazilian form of the number alone. */
const POSTAL_CODE = patternOf(PATTERNS.postalCode, 'iu');
/** `Sao Paulo - SP`, `Campinas/SP`. */
const TOWN_AND_STATE = /^\p{Lu}[\p{L} .']{2,40} ?[-/,] ?[A-Z]{2}\.?$/u;
const STREET = patternOf(PATTERNS.street, 'iu');
/** Lines that stand between street and town. */
const BETWEEN = patternOf(PATTERNS.between, 'iu');
/** `c/o R Ashby`, `% Sunny Ridge Farm`: who takes the mail, above the street. */
const CARE_OF = patternOf(PATTERNS.careOf, 'iu');
/** `P.O. Box 77`, which may stand under a street. */
const BOX = /^p\.? ?o\.? box \d/iu;
/** A street line that ends in what streets are called. */
const STREET_END = patternOf(PATTERNS.streetEnd, 'iu');

/**
 * A telephone or tax number has five digits, too; an address has letters before them and no label's colon.
 */
const NO_ADDRESS = patternOf(PATTERNS.noAddress, 'iu');

/** A street's `No. 22` is no label of a number. */
const isLabeled = (text: string): boolean =>
  NO_ADDRESS.test(STREET.test(text) ? text.replace(/\bno\. ?/giu, '') : text);

/**
 * States of Brazil behind the town, where the postal code is left out: `Av. das Nacoes, 1500 - Curitiba/PR`.
 */
const BR_END = patternOf(PATTERNS.brEnd, 'u');

/** `76100 Queretaro, Qro.`: the Mexican postal code before its town and state. */
const MX_END = /(?:^|[\s,])\d{5},? \p{Lu}[\p{L}\d .]{2,40}, ?\p{Lu}[\p{L} .]{1,25}$/u;

/** `Post Office Box 61840`: the number is no postal code. */
const BOX_NUMBER = /\b(?:box|apartado(?: postal)?|suite|ste|apt)\.? [\d ]+$/iu;

/**
 * `06000 CIUDAD DE MEXICO`: the state is left out; a number before a name reads so, too, but no street stands
 * over it.
 */
const CODE_AND_TOWN = /^\d{5},? \p{Lu}[\p{L} .]{2,40}$/u;
/** `Wellington 6011`, likewise. */
const TOWN_AND_CODE = /^\p{Lu}[\p{L} .'’-]{2,40},? \d{4,5}$/u;

const mayEndUnderStreet = (text: string): boolean =>
  CODE_AND_TOWN.test(text) ||
  (TOWN_AND_CODE.test(text) &&
    !BETWEEN.test(text) &&
    !BOX_NUMBER.test(text) &&
    !startsAddress(text) &&
    !isLabeled(text));

export const endsAddress = (text: string): boolean =>
  text.length <= 140 &&
  !isLabeled(text) &&
  !BOX_NUMBER.test(text) &&
  (US_END.test(text) ||
    CANADIAN_CODE.test(text) ||
    POSTAL_CODE.test(text) ||
    (MX_END.test(text) && !STREET_END.test(text)) ||
    (BR_END.test(text) && STREET.test(text)));

export const startsAddress = (text: string): boolean =>
  text.length <= 140 &&
  hasLettersInARow(text, 2) &&
  (STREET.test(text) || STREET_END.test(text)) &&
  !isLabeled(text) &&
  !endsInCents(text);

/** The address blocks of a document, found once for all that ask for them. @param cells in reading order */
export const findAddressBlocks = keptBy((cells: readonly Cell[]): AddressBlock[] => {
  const blocks: AddressBlock[] = [];
  const taken = new Set<Cell>();
  for (const [index, cell] of cells.entries()) {
    if (blocks.length === MAX_BLOCKS) break;
    const mayEnd = !taken.has(cell) && (endsAddress(cell.text) || mayEndUnderStreet(cell.text));
    if (!mayEnd) continue;
    const stack = stackAbove(cells, index);
    if (!endsAddress(cell.text) && !stack.some(({ text }) => startsAddress(text))) continue;
    const all = [...stack, cell];
    const street = addressLines(all);
    if (street === 0) continue;
    const [first = '', over = ''] = [all.at(-street)?.text, all.at(-street - 1)?.text];
    const lines = CARE_OF.test(over) || (BOX.test(first) && startsAddress(over)) ? street + 1 : street;
    const below = continuation(cells, index, cell);
    const address = [...all.slice(all.length - lines), ...below];
    for (const one of address) taken.add(one);
    blocks.push({ above: all.slice(0, all.length - lines), address });
  }
  return blocks;
});

/** Cells stacked right above one, top to bottom. */
export function stackAbove(cells: readonly Cell[], index: number): Cell[] {
  const stack: Cell[] = [];
  let lower = cells[index];
  for (
    let at = index - 1;
    lower && at >= Math.max(0, index - MAX_CELLS_BACK) && stack.length < MAX_BLOCK_LINES;
    at--
  ) {
    const cell = cells[at];
    if (!cell || cell.page !== lower.page) break;
    if (
      !follows(cell, lower) &&
      !(stack.length === 0 && isRightAbove(cell, lower) && !isAlignedBefore(cells, at, lower))
    )
      continue;
    stack.unshift(cell);
    lower = cell;
  }
  return stack;
}

/** Whether `lower` stands under `upper` as the next line of the same block. */
export function follows(upper: Cell, lower: Cell): boolean {
  const height = Math.max(upper.box.y2 - upper.box.y1, lower.box.y2 - lower.box.y1);
  const leading = lower.box.y1 - upper.box.y2;
  if (upper.line === lower.line || leading > MAX_LEADING * height || leading < -0.6 * height) return false;
  const em = ALIGNED_EM * Math.max(upper.emWidth, lower.emWidth);
  const isFlushRight =
    Math.abs(upper.box.x2 - lower.box.x2) <= FLUSH_RIGHT_EM * Math.min(upper.emWidth, lower.emWidth);
  return (
    isFlushRight ||
    Math.abs(upper.box.x1 - lower.box.x1) <= em ||
    Math.abs(middle(upper.box) - middle(lower.box)) <= em / 2
  );
}

/** Another cell of the same line stands in the block's own column. */
function isAlignedBefore(cells: readonly Cell[], at: number, lower: Cell): boolean {
  const line = cells[at]?.line;
  for (let index = at - 1; cells[index]?.line === line; index--) {
    const cell = cells[index];
    if (cell && follows(cell, lower)) return true;
  }
  return false;
}

/** A name set a little apart from its address: indented, or wider and centered. */
function isRightAbove(upper: Cell, lower: Cell): boolean {
  const height = Math.max(upper.box.y2 - upper.box.y1, lower.box.y2 - lower.box.y1);
  const leading = lower.box.y1 - upper.box.y2;
  const share = Math.min(upper.box.x2, lower.box.x2) - Math.max(upper.box.x1, lower.box.x1);
  return (
    upper.line !== lower.line &&
    leading > -0.6 * height &&
    leading <= MAX_LEADING * height &&
    share > (upper.box.x2 - upper.box.x1) / 2
  );
}

const middle = (box: Box): number => (box.x1 + box.x2) / 2;

/** How many of a stack's last lines are its address: from the street down to the line that ends it. */
function addressLines(stack: readonly Cell[]): number {
  const last = stack.at(-1)?.text ?? '';
  const beginsWithCode =
    /^\d{5}-\d{3} /u.test(last) ||
    (CODE_AND_TOWN.test(last.replace(/,[^,]*$/u, '')) && !STREET_END.test(last));
  // `MEXICO CP 54900` has the form of a town, a state and a ZIP code, too.
  const endsInUnitedStates = US_END.test(last) && !POSTAL_CODE.test(last);
  for (let lines = 1; lines <= Math.min(MAX_ADDRESS_LINES, stack.length); lines++) {
    const text = stack[stack.length - lines]?.text ?? '';
    if (isLabeled(text)) return lines - 1;
    if (beginsWithCode && (lines === 1 || isUnderStreet(stack, lines))) continue;
    if (lines === 2 && !endsInUnitedStates && isNeighborhood(text) && isUnderStreet(stack, lines)) continue;
    if (startsAddress(text) && !BETWEEN.test(text.replace(/^\d+/u, ''))) return lines;
    if (lines === 1 || BETWEEN.test(text) || TOWN_AND_STATE.test(text)) continue;
    if (!endsInUnitedStates && stack.slice(-MAX_ADDRESS_LINES, -lines).some(isNumberedStreet)) continue;
    return hasDigit(text) ? lines : lines - 1;
  }
  return Math.min(MAX_ADDRESS_LINES, stack.length);
}

const [HOUSE_NUMBER, WORD_OF_STREET, WORD_OF_UNIT] = [
  /^\d{1,5}(?:-?\p{Lu})?$/u,
  /^[\p{L}\p{M}.'-]+$/u,
  /^(?:[\p{L}#.]+|\p{Lu}?-?\d{1,4}\p{Lu}?)$/u,
];
const [MAX_WORDS_OF_STREET, MAX_WORDS_OF_UNIT] = [6, 6];

/** `SIERRA MADRE 2208`, `PROL. GUERRERO 77-B INT 3`: a name and a number are a street where a postal code stands below. */
function isNumberedStreet({ text }: Cell): boolean {
  const words = text.split(/,? /u);
  const at = words.findIndex((word) => HOUSE_NUMBER.test(word));
  const [street, unit] = [words.slice(0, Math.max(0, at)), words.slice(at + 1)];
  return (
    street.length > 0 &&
    street.length <= MAX_WORDS_OF_STREET &&
    unit.length <= MAX_WORDS_OF_UNIT &&
    startsWithCapital(text) &&
    street.every((word) => WORD_OF_STREET.test(word)) &&
    unit.every((word) => WORD_OF_UNIT.test(word)) &&
    !isLabeled(text) &&
    !POSTAL_CODE.test(text)
  );
}

/** A neighborhood alone: `Comercio` between `Travessa do Comercio, 12` and `Salvador - BA 40015-060`. */
const isNeighborhood = (text: string): boolean =>
  !hasDigit(text) && text.split(' ').length <= MAX_NEIGHBORHOOD_WORDS;
const MAX_NEIGHBORHOOD_WORDS = 4;

/** Between a street and a code that begins its line may stand a neighborhood alone. */
function isUnderStreet(stack: readonly Cell[], lines: number): boolean {
  const [own = '', above = ''] = [stack.at(-lines)?.text, stack.at(-lines - 1)?.text];
  return !startsAddress(own) && (startsAddress(above) || BETWEEN.test(above));
}

/** Mexican and Brazilian addresses may go on below the postal code: town and state. */
function continuation(cells: readonly Cell[], index: number, last: Cell): Cell[] {
  if (US_END.test(last.text) || CANADIAN_CODE.test(last.text)) return [];
  const next = cells
    .slice(index + 1, index + 1 + MAX_CELLS_BACK)
    .find((cell) => cell.line > last.line && follows(last, cell));
  return next && TOWN_AND_STATE.test(next.text) ? [next] : [];
}
