import { type Box, unionBox } from '@assay/media';
import { datesIn } from '../../dates/printed-dates.js';
import { foldText } from '../../layout/fold-text.js';
import { looksLikePerson } from '../../layout/party-name.js';
import type { Segment } from '../../layout/segments.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import PATTERNS from './address-blocks.json' with { type: 'json' };
import { ADDRESS_LABEL, ADDRESS_PREFIX } from './party-labels.js';
import {
  beginsWithCode,
  isBranchOrTaxNumber,
  isPostalLine,
  isPostBox,
  isStreetLine,
  namesStreet,
} from './postal-lines.js';

/** Lines set under each other that end in a postal code. */
export interface AddressBlock {
  /** Lines without a street or a number above the address: whose it is. */
  readonly names: readonly Segment[];
  readonly address: readonly Segment[];
  readonly box: Box;
  readonly page: number;
  /** Index of the first row. */
  readonly row: number;
}

/** Addresses stand on the first pages. */
const MAX_PAGES = 3;
/** Lines of one address, at most. */
const MAX_LINES = 7;
const MAX_BLOCKS = 12;
/**
 * `Av. Vía Láctea 2121, piso 5, Col. Lomas de la Luz, C.P. 01210, Álvaro Obregón, Ciudad de México`: one line
 * of a notice may hold it all.
 */
const MAX_WORDS_OF_LINE = 24;
/** Lines of a block follow each other within so many heights. */
const MAX_LEADING = 1.4;
/** Larger letters above belong to a letterhead. */
const MAX_SIZE_RATIO = 1.45;
/**
 * A person's name may be set larger than the address under it, and recognisers box a line of an address
 * higher than the next.
 */
const MAX_NAME_RATIO = 2.4;
const NOT_A_NAME = patternOf(PATTERNS.notAName, 'iu');
/** For whose attention it is. */
const ATTENTION = /^(?:attn|attention|c\/o|a\/c|at[eé]n|a\/a)\b/iu;
/** A person's number of the taxpayers' register: an RFC of four letters (a company's has three), a CPF. */
const PERSON_NUMBER = patternOf(PATTERNS.personNumber, 'iu');
/** What an application calls a person, between the name and the street: `$AnaTorres`, `@anatorres`. */
const HANDLE = /^[$@]\p{L}[\p{L}\d._-]+$/u;
const isBetweenNameAndStreet = (text: string): boolean =>
  [ATTENTION, PERSON_NUMBER, HANDLE].some((one) => one.test(text));
/** A postal code in a cell of its own. */
const CODE_ALONE = /^(?:C\.?\s?P\.?|CEP)?\s*:?\s*[\d-]{5,10}$/iu;
const MAX_CODE_GAP_EM = 4;

/** The addresses of the first pages, top to bottom. */
export function addressBlocks(rows: readonly StatementRow[], inTables: ReadonlySet<number>): AddressBlock[] {
  const blocks: AddressBlock[] = [];
  for (const row of rows) {
    if (row.line.page > MAX_PAGES || blocks.length >= MAX_BLOCKS) break;
    if (inTables.has(row.index)) continue;
    for (const [index, segment] of row.segments.entries()) {
      if (segment.words.length > MAX_WORDS_OF_LINE) continue;
      const rest = isBroken(segment.text) ? restBelow(rows, row, segment) : undefined;
      if (!isPostalLine(rest ? joinedText(segment.text, rest.text) : segment.text)) continue;
      const block = blockAbove(
        rows,
        inTables,
        row,
        withCity(segment, row.segments[index - 1]),
        partsBefore(row, index),
        rest,
      );
      if (block) blocks.push(block);
    }
  }
  return blocks;
}

/** The city stands in the cell before the code. */
function withCity(code: Segment, city: Segment | undefined): Segment {
  if (!city || !CODE_ALONE.test(code.text) || code.box.x1 - city.box.x2 > MAX_CODE_GAP_EM * code.emWidth)
    return code;
  const box = unionBox([city.box, code.box]) ?? code.box;
  return { ...city, text: `${city.text} ${code.text}`, words: [...city.words, ...code.words], box };
}

/**
 * A line that cannot be the last of an address: narrow columns break lines behind a comma, a code, even
 * within it.
 */
const isBroken = (text: string): boolean =>
  /(?:[,-]|(?<!\d)\d{5}(?:-\d{3})?)$/u.test(text) && /\p{L}/u.test(text);

/** The next line of the same column, where it completes the line above to a town with its state. */
function restBelow(
  rows: readonly StatementRow[],
  row: StatementRow,
  { text, box, emWidth }: Segment,
): Segment | undefined {
  const below = rows.slice(row.index + 1, row.index + 3).filter(({ line }) => line.page === row.line.page);
  const rest = below
    .filter(({ line }) => line.box.y1 - box.y2 <= MAX_LEADING * height(box))
    .flatMap(({ segments }) => segments)
    .find((one) => Math.abs(one.box.x1 - box.x1) < emWidth);
  if (!rest || rest.words.length > 6) return undefined;
  return (/[,-]$/u.test(text) ? REST_OF_LINE : TOWN_AND_STATE).test(rest.text) ? rest : undefined;
}

const REST_OF_LINE = /^(?:\d{3} )?\p{Lu}[\p{L}.' ]{1,40}(?:, ?\p{Lu}[\p{L}.]{1,5})?$/u;
const TOWN_AND_STATE = /^\p{Lu}[\p{L}.' ]{2,40}, ?\p{Lu}[\p{L}.]{1,5}$/u;

const joinedText = (upper: string, lower: string): string =>
  /\d-$/u.test(upper) ? `${upper}${lower}` : `${upper} ${lower}`;

/** Parts of the same line that only a mark sets apart: `12 High Street · Reno, NV 89501`. */
function partsBefore({ line, segments }: StatementRow, index: number): Segment[] {
  const parts: Segment[] = [];
  for (let at = index; at > 0; at--) {
    const before = segments[at - 1];
    const own = segments[at];
    if (
      !before ||
      !own ||
      own.from !== before.from + before.words.length + 1 ||
      !/^[·•|]$/u.test(line.words[own.from - 1]?.text ?? '')
    )
      break;
    parts.unshift(before);
  }
  return parts;
}

/** @param before parts of the address, and the name, to the left on the line of the code */
function blockAbove(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  row: StatementRow,
  postal: Segment,
  before: readonly Segment[],
  rest: Segment | undefined,
): AddressBlock | undefined {
  const lines = [...before, postal];
  let first = row;
  let last = lines[0] ?? postal;
  for (let index = row.index - 1; index >= 0 && lines.length < MAX_LINES; index--) {
    const above = rows[index];
    if (!above || above.line.page !== row.line.page || inTables.has(index)) break;
    if (last.box.y1 - above.line.box.y2 > MAX_LEADING * height(last.box)) break;
    const segment = above.segments.find((one) => isAligned(one.box, last.box, last.emWidth));
    if (!segment) continue;
    const mostRatio =
      looksLikePerson(segment.text) || namesStreet(segment.text) ? MAX_NAME_RATIO : MAX_SIZE_RATIO;
    if (
      isPostalLine(segment.text) ||
      segment.words.length > 12 ||
      height(segment.box) > mostRatio * height(last.box)
    )
      break;
    lines.unshift(segment);
    last = segment;
    first = above;
  }
  return divided(lines, first, rest);
}

const height = ({ y1, y2 }: Box): number => y2 - y1;

/** Flush left, flush right, or centred on each other. */
const isAligned = (a: Box, b: Box, emWidth: number): boolean =>
  Math.abs(a.x1 - b.x1) < 0.9 * emWidth ||
  Math.abs(a.x2 - b.x2) < 0.9 * emWidth ||
  Math.abs(a.x1 + a.x2 - b.x1 - b.x2) < emWidth;

/**
 * The names end where the address begins; what stands above the names and is no name belongs to something
 * else.
 */
function divided(lines: readonly Segment[], first: StatementRow, rest?: Segment): AddressBlock | undefined {
  let begin = lines.length - 1;
  // The line of the code holds city and state alone: a line between it and the street may be a neighbourhood.
  const hasStreet = /^#?\d+\s/u.test(lines[begin]?.text ?? '') && !beginsWithCode(lines[begin]?.text ?? '');
  while (begin > 0) {
    const text = lines[begin - 1]?.text ?? '';
    if (
      NOT_A_NAME.test(text.replace(ADDRESS_PREFIX, '')) ||
      isBranchOrTaxNumber(text) ||
      (datesIn(text).length > 0 && !namesStreet(text))
    )
      break;
    // `SACRAMENTO CAPITOL MALL 0184` over `POST OFFICE BOX 61840` is the office of that number.
    if (isPostBox(lines[begin]?.text ?? '') && !namesStreet(text) && !/^#?\d/u.test(text)) break;
    if (
      !isStreetLine(text) &&
      !(
        !hasStreet &&
        begin >= lines.length - 1 &&
        lines.slice(0, begin - 1).some((line) => isStreetLine(line.text))
      )
    )
      break;
    begin -= 1;
  }
  // `Days in period   30` over `Mail   P.O. Box 184`: an address begins with no number alone.
  while (begin < lines.length - 1 && /^\d+$/u.test(lines[begin]?.text ?? '')) begin += 1;
  const names: Segment[] = [];
  for (let index = begin - 1; index >= 0 && names.length < 3; index--) {
    const line = lines[index];
    if (line && isBetweenNameAndStreet(line.text)) continue;
    if (!line || !isName(line.text)) break;
    names.unshift(line);
  }
  const address = [...lines.slice(begin), ...(rest ? [rest] : [])];
  const box = unionBox([...names, ...address].map((line) => line.box));
  const page = address[0]?.page;
  return box && page !== undefined ? { names, address, box, page, row: first.index } : undefined;
}

/** Words with capitals, without digits; a label of the address is none. */
const isName = (text: string): boolean =>
  !ADDRESS_LABEL.test(foldText(text)) &&
  /\p{L}{2}/u.test(text) &&
  !/\d/u.test(text) &&
  !NOT_A_NAME.test(text) &&
  text.split(' ').length <= 8;
