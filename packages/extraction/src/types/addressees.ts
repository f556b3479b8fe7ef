import type { TextWord } from '@assay/media';
import { endsAddress, findAddressBlocks, follows, startsAddress } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { looksLikePerson, mayBeCompany, namesPerson } from '../layout/party-name.js';
import { figuresIn, type PageView } from '../page/page-view.js';
import { type Found, found } from './candidate.js';

/** How likely somebody whom no label names is the one addressed; set by reason, 2026-11-28 and 30. */
const LIKELIHOOD = { person: 0.7, company: 0.5, address: 0.65, blockOfAddress: 0.48, block: 0.42 } as const;
/** Windows of envelopes and the columns beside a letterhead end above this part of the page (DIN 5008: 98 of 297 mm). */
const BLOCK_FOOT = 0.4;
/** Cells looked at, each against those behind it. */
const MAX_CELLS = 120;
const MAX_BLOCK_LINES = 6;

/** Whom a letter is addressed to: the name right above a postal address that is no company's. */
export const addresseeName = (page: PageView): Found[] =>
  findAddressBlocks(page.cells).flatMap(({ above }) => {
    const name = above.at(-1);
    if (!name) return [];
    if (namesPerson(name.text)) return found(name.text, [name], LIKELIHOOD.person);
    return mayBeCompany(name.text) ? found(name.text, [name], LIKELIHOOD.company) : [];
  });

/** Nothing is supplied to a box at the post office. */
const POST_BOX = /^(?:p\.? ?o\.? box|apartado|caixa postal)\b/iu;

/** The address below that name. */
export const addresseeAddress = (page: PageView): Found[] =>
  findAddressBlocks(page.cells).flatMap(({ above, address }) => {
    const name = above.at(-1);
    const isPersons = name !== undefined && namesPerson(name.text);
    const text = address.map((line) => line.text).join(' ');
    return isPersons && !POST_BOX.test(text) ? found(text, address, LIKELIHOOD.address) : [];
  });

/**
 * The first line of a block in the head of the first page that is neither labeled nor the sender's, though no line of
 * it may be an address that is known.
 * @param sender words of what may name the sender
 */
export const addresseeBlock = (
  { cells, rows }: PageView,
  ofLabels: ReadonlySet<TextWord>,
  sender: ReadonlySet<TextWord>,
): Found[] => {
  const isFree = (cell: Cell): boolean =>
    !cell.text.includes(':') && !figuresIn(rows[cell.line], cell.words).some(({ isMoney }) => isMoney);
  const head = cells.filter(({ page, box }) => page === 1 && box.y1 < BLOCK_FOOT).slice(0, MAX_CELLS);
  return head.flatMap((name, index) => {
    if (head.slice(0, index).some((above) => isFree(above) && follows(above, name))) return [];
    const lines = [name];
    for (const next of head.slice(index + 1)) {
      const last = lines.at(-1) ?? name;
      if (next.line > last.line && follows(last, next)) lines.push(next);
      if (lines.length === MAX_BLOCK_LINES) break;
    }
    const isNamed =
      !name.words.some((word) => ofLabels.has(word)) &&
      (looksLikePerson(name.text) || (mayBeCompany(name.text) && name.text.includes(' ')));
    const isSenders = lines.some(({ words }) => words.some((word) => sender.has(word)));
    if (lines.length < 2 || !isNamed || isSenders || !lines.slice(0, 2).every(isFree)) return [];
    const hasAddress = lines.some(({ text }) => startsAddress(text) || endsAddress(text));
    return found(name.text, [name], hasAddress ? LIKELIHOOD.blockOfAddress : LIKELIHOOD.block);
  });
};
