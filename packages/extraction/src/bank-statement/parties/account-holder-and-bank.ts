import { foldText } from '../../layout/fold-text.js';
import { looksLikePerson } from '../../layout/party-name.js';
import type { StatementRow } from '../page/statement-rows.js';
import { type Parties, parties } from './account-holder.js';
import { type AddressBlock, addressBlocks } from './address-blocks.js';
import { type BankName, bankName, mayBeBank } from './bank-name.js';

export interface HolderAndBank extends Parties {
  readonly bank: BankName | undefined;
}

/** A line of a letterhead stands in this upper part of the first page. */
const TOP = 0.12;
const LETTERHEAD = 0.3;
/** A bank's name of less certainty is a guess by the size of its letters. */
const GUESSED = 0.8;

/** Who the statement is from and who it is for. */
export function accountHolderAndBank(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
): HolderAndBank {
  const all = addressBlocks(rows, inTables);
  const named = bankName(rows, inTables);
  const told =
    (named && named.certainty >= GUESSED ? named : nameAtFoot(all, inTables)) ??
    named ??
    nameOfLetterhead(all);
  const read = (bank: BankName | undefined) =>
    parties(
      rows,
      inTables,
      all.map((block) => withoutLetterhead(block, bank)),
      bank,
    );
  if (told) return { bank: told, ...read(told) };
  const others = read(undefined);
  const first = firstWords(rows, inTables);
  return { bank: first?.text === others.holderName?.text ? undefined : first, ...others };
}

/**
 * Of two names with addresses the one at the head of the page is the bank's, unless it alone reads like a
 * person's; of two names over one address at the head, the first.
 */
function nameOfLetterhead(blocks: readonly AddressBlock[]): BankName | undefined {
  const named = blocks.filter(({ names, page }) => page === 1 && names.length > 0);
  const [first, second] = named;
  if (!first || first.box.y1 > TOP) return undefined;
  const isHolder = (block: AddressBlock) => looksLikePerson(block.names[0]?.text ?? '');
  if (!second) return first.names.length > 1 && !isHolder(first) ? nameIn(first) : undefined;
  return nameIn(isHolder(first) && !isHolder(second) && second.box.y1 <= LETTERHEAD ? second : first);
}

/**
 * `Harbor Trust · 12 Quay Street, Reno, NV 89501`: the only name on one line with its address, below the
 * tables of its page and another's address.
 */
function nameAtFoot(blocks: readonly AddressBlock[], inTables: ReadonlySet<number>): BankName | undefined {
  const lastInTable = [...inTables].reduce((last, row) => Math.max(last, row), -1);
  const [foot, ...more] = blocks.filter((block) => block.row > lastInTable && isOneLine(block));
  const isSecond = blocks.some(({ names, row }) => foot !== undefined && names.length > 0 && row < foot.row);
  return foot && more.length === 0 && isSecond ? nameIn(foot) : undefined;
}

const isOneLine = ({ names, address }: AddressBlock): boolean =>
  names.length === 1 &&
  [...names, ...address].every(
    ({ box }) => box.y1 < (address[0]?.box.y2 ?? 0) && box.y2 > (address[0]?.box.y1 ?? 1),
  );

function nameIn({ names, row }: AddressBlock): BankName | undefined {
  const [name] = names;
  if (!name) return undefined;
  const reading = Math.min(...name.words.map((word) => word.reading));
  return { text: name.text, page: name.page, box: name.box, reading, certainty: 0.75, row };
}

/** The first words of the first page, where nothing else names the bank and they may be a name. */
function firstWords(rows: readonly StatementRow[], inTables: ReadonlySet<number>): BankName | undefined {
  const row = rows.find(
    ({ line, index, text }) => line.page === 1 && !inTables.has(index) && /\p{L}{3}/u.test(text),
  );
  const cell = row && row.line.box.y1 <= TOP ? row.segments.find(({ text }) => mayBeBank(text)) : undefined;
  if (!row || !cell) return undefined;
  const reading = Math.min(...cell.words.map((word) => word.reading));
  return { text: cell.text, page: cell.page, box: cell.box, reading, certainty: 0.5, row: row.index };
}

/** Where the letterhead stands right above an address block, its lines are no names of the block. */
function withoutLetterhead(block: AddressBlock, bank: BankName | undefined): AddressBlock {
  const name = foldText(bank?.text ?? '');
  const at = name === '' ? -1 : block.names.findIndex(({ folded }) => folded.includes(name));
  return at < 0 ? block : { ...block, names: block.names.slice(at + 1) };
}
