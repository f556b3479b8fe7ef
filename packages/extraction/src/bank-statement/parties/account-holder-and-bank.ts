import { foldText } from '../../layout/fold-text.js';
import type { StatementRow } from '../page/statement-rows.js';
import { type Parties, parties } from './account-holder.js';
import { type AddressBlock, addressBlocks } from './address-blocks.js';
import { type BankName, bankName } from './bank-name.js';

export interface HolderAndBank extends Parties {
  readonly bank: BankName | undefined;
}

/** A line of a letterhead stands in this upper part of the first page. */
const TOP = 0.12;

/** Who the statement is from and who it is for. */
export function accountHolderAndBank(rows: readonly StatementRow[], inTables: ReadonlySet<number>): HolderAndBank {
  const all = addressBlocks(rows, inTables);
  const bank = bankName(rows, inTables) ?? nameOfLetterhead(all);
  const blocks = all.map((block) => withoutLetterhead(block, bank));
  return { bank, ...parties(rows, inTables, blocks, bank) };
}

/** A name and its address on one line at the head of the page, where another block below is the holder's. */
function nameOfLetterhead(blocks: readonly AddressBlock[]): BankName | undefined {
  const head = blocks.find(({ names, address, box, page }) => page === 1 && box.y1 < TOP && names.length === 1 && isOneLine(names, address));
  const name = head?.names[0];
  if (!head || !name || !blocks.some((block) => block !== head && block.names.length > 0)) return undefined;
  const reading = Math.min(...name.words.map((word) => word.reading));
  return { text: name.text, page: name.page, box: name.box, reading, certainty: 0.75, row: head.row };
}

const isOneLine = ([name]: AddressBlock['names'], [street]: AddressBlock['address']): boolean =>
  name !== undefined && street !== undefined && street.box.y1 < name.box.y2 && name.box.y1 < street.box.y2;

/** Where the letterhead stands right above an address block, its lines are no names of the block. */
function withoutLetterhead(block: AddressBlock, bank: BankName | undefined): AddressBlock {
  const name = foldText(bank?.text ?? '');
  const at = name === '' ? -1 : block.names.findIndex(({ folded }) => folded.includes(name));
  return at < 0 ? block : { ...block, names: block.names.slice(at + 1) };
}
