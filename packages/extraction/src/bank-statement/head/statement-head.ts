import type { PageView } from '../../page/page-view.js';
import type { FieldCandidate } from '../../types/candidate.js';
import type { ReadType } from '../../types/read-document-type.js';
import type { Activity } from '../activity/read-activity.js';
import type { StatementFieldName } from '../field-names.js';
import { bankNames } from './bank-names.js';
import { seatsByLaw } from './legal-names.js';
import { bankAddresses, holderAddresses, holderNames } from './parties.js';
import { dayAtHead, dayOfOpening, daysAround, months, ranges } from './periods.js';
import words from './words.json' with { type: 'json' };

type Rules = ReadType['fields'][number]['rules'];
const field = (name: StatementFieldName, rules: Rules): ReadType['fields'][number] => ({ name, rules });

/**
 * The fields around the tables of a statement: whose it is, from whom, and of what time.
 * @param activity what the tables say: all their days lie in the period
 */
export const statementHead = ({ lines, balances }: Pick<Activity, 'lines' | 'balances'>): ReadType => {
  const day = (end: 'start' | 'end') => ({
    find: (page: PageView): Omit<FieldCandidate, 'field'>[] =>
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
      field('bankAddress', [{ find: bankAddresses }, { find: seatsByLaw }]),
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
