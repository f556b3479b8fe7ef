import { foldText } from '../../layout/fold-text.js';
import type { StatementRow } from '../page/statement-rows.js';
import { type Parties, parties } from './account-holder.js';
import { type AddressBlock, addressBlocks } from './address-blocks.js';
import { type BankName, bankName } from './bank-name.js';

export interface HolderAndBank extends Parties {
  readonly bank: BankName | undefined;
}

/** Who the statement is from and who it is for. */
export function accountHolderAndBank(rows: readonly StatementRow[], inTables: ReadonlySet<number>): HolderAndBank {
  const bank = bankName(rows, inTables);
  const blocks = addressBlocks(rows, inTables).map((block) => withoutLetterhead(block, bank));
  return { bank, ...parties(rows, inTables, blocks, bank) };
}

/** Where the letterhead stands right above an address block, its lines are no names of the block. */
function withoutLetterhead(block: AddressBlock, bank: BankName | undefined): AddressBlock {
  const name = foldText(bank?.text ?? '');
  const at = name === '' ? -1 : block.names.findIndex(({ folded }) => folded.includes(name));
  return at < 0 ? block : { ...block, names: block.names.slice(at + 1) };
}
