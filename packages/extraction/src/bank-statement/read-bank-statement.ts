import type { FieldReader } from '../fields/types.js';
import { foldText } from '../layout/fold-text.js';
import { documentRows } from '../page/document-rows.js';
import { viewBeside } from '../page/page-view.js';
import { chooseFields } from '../types/read-document-type.js';
import { assembleAccounts } from './account/assemble-accounts.js';
import { readActivity } from './activity/read-activity.js';
import { statementHead } from './head/statement-head.js';
import { FieldWriter, periodOf, writeHead } from './writing/field-writer.js';
import { writeAccount } from './writing/write-account.js';

/**
 * Reads the statement of one or several bank accounts of the United States, Mexico or Brazil, in English,
 * Spanish or Portuguese, by the structure of its pages: what stands under which heading, beside which label,
 * in which block. Names of fields: `field-names.ts`.
 */
export const readBankStatement: FieldReader = (input) => {
  const printed = documentRows(input.text);
  const { rows } = printed;
  const activity = readActivity(rows);
  const page = viewBeside(input, activity.inTables);
  const chosen = chooseFields(statementHead(activity), page);
  const folded = (name: string) => foldText(String(chosen.get(name)?.best.value ?? ''));
  const names = { bankName: folded('bankName'), holderName: folded('accountHolderName') };
  const accounts = assembleAccounts({ ...activity, rows, page, ...names });
  const period = periodOf(chosen);
  const writer = new FieldWriter(printed);
  writeHead(writer, chosen);
  for (const [index, account] of accounts.entries()) writeAccount(writer, index, account, period, page.order);
  return writer.fields;
};
