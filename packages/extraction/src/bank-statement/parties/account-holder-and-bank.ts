import type { StatementRow } from '../page/statement-rows.js';
import { type Parties, parties } from './account-holder.js';
import { addressBlocks } from './address-blocks.js';
import { type BankName, bankName } from './bank-name.js';

export interface HolderAndBank extends Parties {
  readonly bank: BankName | undefined;
}

/** Who the statement is from and who it is for. */
export function accountHolderAndBank(rows: readonly StatementRow[], inTables: ReadonlySet<number>): HolderAndBank {
  const bank = bankName(rows, inTables);
  return { bank, ...parties(rows, inTables, addressBlocks(rows, inTables), bank) };
}
