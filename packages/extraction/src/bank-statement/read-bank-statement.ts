import type { FieldReader } from '../fields/types.js';
import { foldText } from '../layout/characters.js';
import { documentRows } from '../page/document-rows.js';
import { type PageView, viewBeside } from '../page/page-view.js';
import type { Found } from '../types/candidate.js';
import { chooseFields, type ReadType } from '../types/read-document-type.js';
import { assembleAccounts } from './account/assemble-accounts.js';
import { type Activity, readActivity } from './activity/read-activity.js';
import type { StatementFieldName } from './field-names.js';
import { bankNames } from './head/bank-names.js';
import { bankAddresses, holderAddresses, holderNames } from './head/parties.js';
import { dayAtHead, dayOfOpening, daysAround, months, ranges } from './head/periods.js';
import words from './head/words.json' with { type: 'json' };
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

type Rules = ReadType['fields'][number]['rules'];
const field = (name: StatementFieldName, rules: Rules): ReadType['fields'][number] => ({ name, rules });

/**
 * The fields around the tables of a statement: whose it is, from whom, and of what time.
 * @param activity what the tables say: all their days lie in the period
 */
const statementHead = ({ lines, balances }: Pick<Activity, 'lines' | 'balances'>): ReadType => {
  const day = (end: 'start' | 'end') => ({
    find: (page: PageView): Found[] =>
      [...ranges(page), ...daysAround(page, lines), ...months(page)].map((days) => days[end]),
  });
  return {
    words,
    ascending: [['statementStartDate', 'statementEndDate']],
    different: [
      ['bankName', 'accountHolderName'],
      ['bankAddress', 'accountHolderAddress'],
    ],
    together: [['statementStartDate', 'statementEndDate']],
    fields: [
      field('bankName', [{ find: bankNames }]),
      field('bankAddress', [{ find: bankAddresses }]),
      field('accountHolderName', [
        { concept: 'holder', value: 'name', isSetOff: true, places: ['beside', 'below', 'end of line'] },
        { concept: 'holderOpen', value: 'name' },
        { find: holderNames },
      ]),
      field('accountHolderAddress', [
        { find: holderAddresses },
        { concept: 'holderAddress', value: 'address', likelihood: 0.7 },
      ]),
      field('statementStartDate', [
        day('start'),
        { concept: 'periodStart', value: 'leading date', likelihood: 0.85 },
        { find: (page) => dayOfOpening(page, balances) },
      ]),
      field('statementEndDate', [
        day('end'),
        { concept: 'periodEnd', value: 'leading date', likelihood: 0.85 },
        { find: dayAtHead },
      ]),
    ],
  };
};
