import { dateOrderOf } from '../dates/read-dates.js';
import type { FieldReader } from '../fields/types.js';
import { foldText } from '../layout/fold-text.js';
import { chooseFields } from '../types/read-document-type.js';
import { assembleAccounts } from './account/assemble-accounts.js';
import { readActivity } from './activity/read-activity.js';
import { statementHead } from './head/statement-head.js';
import { pageOf, printedLines } from './page/statement-rows.js';
import { FieldWriter } from './writing/field-writer.js';
import { writeAccount } from './writing/write-account.js';
import { periodOf, writeHead } from './writing/write-head.js';

/**
 * Reads the statement of one or several bank accounts of the United States, Mexico or Brazil, in English,
 * Spanish or Portuguese, by the structure of its pages: what stands under which heading, beside which label,
 * in which block. Names of fields: `field-names.ts`.
 */
export const readBankStatement: FieldReader = ({ text, country }) => {
  const lines = printedLines(text);
  const { rows } = lines;
  const activity = readActivity(rows);
  const order = dateOrderOf(
    rows.map((row) => row.text),
    country,
  );
  const page = pageOf(lines.text, rows, activity.inTables, order);
  const chosen = chooseFields(statementHead(activity), page);
  const folded = (name: string) => foldText(String(chosen.get(name)?.best.value ?? ''));
  const names = { bankName: folded('bankName'), holderName: folded('accountHolderName') };
  const accounts = assembleAccounts({ ...activity, rows, page, ...names });
  const period = periodOf(chosen);
  const writer = new FieldWriter(lines);
  writeHead(writer, chosen);
  for (const [index, account] of accounts.entries()) writeAccount(writer, index, account, period, order);
  return writer.fields;
};
