import { toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';

/** The movements of some kinds, told for a list that has no balances. */
export const toldOfKinds = (
  sheet: Sheet,
  account: number,
  kinds: NonNullable<Parameters<Sheet['rows']>[1]>,
  linesOf: (sheet: Sheet, row: Row) => readonly string[],
): (ReturnType<typeof toldOver> & { readonly row: Row })[] =>
  sheet
    .rows(account, kinds)
    .map((row) => ({ row, ...toldOver(sheet, account, row, linesOf(sheet, row), false) }));
