import { type Box, unionBox } from '@assay/media';
import type { Segment } from '../../layout/segments.js';
import type { StatementRow } from '../page/statement-rows.js';
import { isCountryLine, isPostalLine, isStreetLine } from './postal-lines.js';

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
/** Lines of a block follow each other within so many heights. */
const MAX_LEADING = 1.4;
/** Larger letters above belong to a letterhead. */
const MAX_SIZE_RATIO = 1.45;
const NOT_A_NAME =
  /[:$]|\b(?:statement|account|page|period|date|balance|estado de cuenta|cuenta|periodo|extrato|p[aá]gina|fecha|data|saldo|cliente|www|phone|tel)\b|\.com/iu;
/** A line between the name and the street. */
const ATTENTION = /^(?:attn|attention|c\/o|a\/c|at[eé]n|a\/a)\b/iu;
/** A postal code in a cell of its own. */
const CODE_ALONE = /^(?:C\.?\s?P\.?|CEP)?\s*:?\s*[\d-]{5,10}$/iu;
const MAX_CODE_GAP_EM = 4;
const ADDRESS_LABEL = /^(?:(?:mailing |home )?address|domicilio(?: fiscal)?|direcci[oó]n|endere[cç]o)\s*:?\s*/iu;

/** The addresses of the first pages, top to bottom. */
export function addressBlocks(rows: readonly StatementRow[], inTables: ReadonlySet<number>): AddressBlock[] {
  const blocks: AddressBlock[] = [];
  for (const row of rows) {
    if (row.line.page > MAX_PAGES || blocks.length >= MAX_BLOCKS) break;
    if (inTables.has(row.index)) continue;
    for (const [index, segment] of row.segments.entries()) {
      if (!isPostalLine(segment.text) || segment.words.length > 18) continue;
      const block = blockAbove(rows, row, withCity(segment, row.segments[index - 1]));
      if (block) blocks.push(block);
    }
  }
  return blocks;
}

/** The city stands in the cell before the code. */
function withCity(code: Segment, city: Segment | undefined): Segment {
  if (!city || !CODE_ALONE.test(code.text) || code.box.x1 - city.box.x2 > MAX_CODE_GAP_EM * code.emWidth) return code;
  const box = unionBox([city.box, code.box]) ?? code.box;
  return { ...city, text: `${city.text} ${code.text}`, words: [...city.words, ...code.words], box };
}

function blockAbove(rows: readonly StatementRow[], row: StatementRow, postal: Segment): AddressBlock | undefined {
  const lines = [postal];
  let first = row;
  let last = postal;
  for (let index = row.index - 1; index >= 0 && lines.length < MAX_LINES; index--) {
    const above = rows[index];
    if (!above || above.line.page !== row.line.page) break;
    if (last.box.y1 - above.line.box.y2 > MAX_LEADING * height(last.box)) break;
    const segment = above.segments.find((one) => isAligned(one.box, last.box, last.emWidth));
    if (!segment) continue;
    if (isPostalLine(segment.text) || segment.words.length > 12 || height(segment.box) > MAX_SIZE_RATIO * height(last.box)) break;
    lines.unshift(segment);
    last = segment;
    first = above;
  }
  const below = rows[row.index + 1]?.segments.find((one) => isAligned(one.box, postal.box, postal.emWidth));
  if (below && isCountryLine(below.text)) lines.push(below);
  return divided(lines, first);
}

const height = ({ y1, y2 }: Box): number => y2 - y1;

/** Flush left, flush right, or centred on each other. */
const isAligned = (a: Box, b: Box, emWidth: number): boolean =>
  Math.abs(a.x1 - b.x1) < 0.9 * emWidth || Math.abs(a.x2 - b.x2) < 0.6 * emWidth || Math.abs(a.x1 + a.x2 - b.x1 - b.x2) < emWidth;

/** The names end where the address begins; what stands above the names and is no name belongs to something else. */
function divided(lines: readonly Segment[], first: StatementRow): AddressBlock | undefined {
  let begin = lines.length - 1;
  // The line of the code holds city and state alone: a line between it and the street may be a neighbourhood.
  const hasStreet = /^#?\d+\s/u.test(lines[begin]?.text ?? '');
  while (begin > 0) {
    const text = lines[begin - 1]?.text ?? '';
    if (NOT_A_NAME.test(text.replace(ADDRESS_LABEL, ''))) break;
    if (
      !isStreetLine(text) &&
      !(!hasStreet && begin >= lines.length - 1 && lines.slice(0, begin - 1).some((line) => isStreetLine(line.text)))
    )
      break;
    begin -= 1;
  }
  const names: Segment[] = [];
  for (let index = begin - 1; index >= 0 && names.length < 3; index--) {
    const line = lines[index];
    if (line && ATTENTION.test(line.text)) continue;
    if (!line || !isName(line.text)) break;
    names.unshift(line);
  }
  const address = lines.slice(begin);
  const box = unionBox([...names, ...address].map((line) => line.box));
  const page = address[0]?.page;
  return box && page !== undefined ? { names, address, box, page, row: first.index } : undefined;
}

/** Words with capitals, without digits. */
const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/\d/u.test(text) && !NOT_A_NAME.test(text) && text.split(' ').length <= 8;

/** The lines of an address as one string, without its label. */
export const addressText = (lines: readonly Segment[]): string =>
  lines
    .map(({ text }) => text.replace(ADDRESS_LABEL, '').replace(/[,\s]+$/u, ''))
    .filter((text) => text !== '')
    .join(', ');
