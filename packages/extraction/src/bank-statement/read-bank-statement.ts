import { dateOrderOf } from '../dates/read-dates.js';
import type { FieldReader } from '../fields/types.js';
import { foldText } from '../layout/fold-text.js';
import { assembleAccounts } from './account/assemble-accounts.js';
import { readActivity } from './activity/read-activity.js';
import { statementRows } from './page/statement-rows.js';
import { uprightText } from './page/upright-columns.js';
import { accountHolderAndBank } from './parties/account-holder-and-bank.js';
import { statementPeriod } from './period/statement-period.js';
import { statedAmounts } from './summary/stated-amounts.js';
import { FieldWriter } from './writing/field-writer.js';
import { writeAccount } from './writing/write-account.js';
import { writeStatement } from './writing/write-statement.js';

/**
 * Reads the statement of one or several bank accounts of the United States, Mexico or Brazil, in English,
 * Spanish or Portuguese, by the structure of its pages: what stands under which heading, beside which label,
 * in which block. Names of fields: `field-names.ts`.
 */
export const readBankStatement: FieldReader = ({ text, country }) => {
  const upright = uprightText(text);
  const rows = statementRows(upright.text);
  const activity = readActivity(rows);
  const order = dateOrderOf(
    rows.map((row) => row.text),
    country,
  );
  const period = statementPeriod(rows, activity.inTables, activity, order);
  const parties = accountHolderAndBank(rows, activity.inTables);
  const stated = statedAmounts(rows, activity.inTables);
  const names = {
    bankName: foldText(parties.bank?.text ?? ''),
    holderName: foldText(parties.holderName?.text ?? ''),
  };
  const accounts = assembleAccounts({ ...activity, rows, stated, ...names });
  const writer = new FieldWriter(text, upright.asPrinted);
  writeStatement(writer, parties, period);
  for (const [index, account] of accounts.entries()) writeAccount(writer, index, account, period, order);
  return writer.fields;
};
