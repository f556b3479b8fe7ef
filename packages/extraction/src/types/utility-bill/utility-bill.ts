import type { DocumentType } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/** Bills for electricity, gas, water, telephone and internet: what a proof of address is made of. */
export const UTILITY_BILL: DocumentType = {
  heading: 'Utility bills',
  classes: ['residence/utility_bill', 'residence/telephone_bill', 'residence/internet_bill'],
  words,
  hasCurrency: true,
  ascending: [
    ['periodStartDate', 'periodEndDate'],
    ['billDate', 'dueDate'],
    ['periodStartDate', 'billDate'],
  ],
  different: [['issuerName', 'customerName']],
  together: [['periodStartDate', 'periodEndDate']],
  fields: [
    {
      name: 'issuerName',
      kind: 'text',
      meaning: 'the company that supplies and sends the bill',
      rules: [{ concept: 'payableTo', value: 'name', likelihood: 0.8 }, { unlabeled: 'letterhead' }],
    },
    {
      name: 'customerName',
      kind: 'text',
      meaning: 'whom the bill is for, as printed',
      rules: [{ concept: 'customerName', value: 'name' }, { unlabeled: 'addressee name' }],
    },
    {
      name: 'serviceAddress',
      kind: 'text',
      meaning: 'where it is supplied, in one string',
      rules: [
        { concept: 'serviceAddress', value: 'address' },
        // An address of a form that is not known: a line with a number in it, behind its label.
        { concept: 'serviceAddress', value: 'line', places: ['beside'], likelihood: 0.5, isSetOff: true },
        { unlabeled: 'addressee address' },
      ],
    },
    {
      name: 'mailingAddress',
      kind: 'text',
      meaning: 'where the bill is sent, in one string, where a label says so',
      rules: [{ concept: 'mailingAddress', value: 'address' }],
    },
    {
      name: 'accountNumber',
      kind: 'text',
      meaning: 'number of the account, contract, service or installation, as printed',
      rules: [{ concept: 'accountNumber', value: 'number' }],
    },
    {
      name: 'meterNumber',
      kind: 'text',
      meaning: 'number of the meter, as printed',
      rules: [{ concept: 'meterNumber', value: 'number', likelihood: 0.8 }],
    },
    {
      name: 'billDate',
      kind: 'date',
      meaning: 'day of issue',
      rules: [
        { concept: 'billDate', value: 'date' },
        { concept: 'date', value: 'date', places: ['beside'], likelihood: 0.5, isSetOff: true },
      ],
    },
    {
      name: 'periodStartDate',
      kind: 'date',
      meaning: 'first day of the period billed',
      rules: [
        { concept: 'period', value: 'first day' },
        { concept: 'periodStart', value: 'date', likelihood: 0.7 },
        { concept: 'from', value: 'date', places: ['beside'], likelihood: 0.6, isSetOff: true },
      ],
    },
    {
      name: 'periodEndDate',
      kind: 'date',
      meaning: 'last day of the period billed',
      rules: [
        { concept: 'period', value: 'last day' },
        { concept: 'periodEnd', value: 'date', likelihood: 0.7 },
        { concept: 'to', value: 'date', places: ['beside'], likelihood: 0.6, isSetOff: true },
      ],
    },
    {
      name: 'dueDate',
      kind: 'date',
      meaning: 'day by which it is to be paid',
      rules: [{ concept: 'dueDate', value: 'date' }],
    },
    {
      name: 'previousBalance',
      kind: 'number',
      meaning: 'amount of the bill before',
      rules: [{ concept: 'previousBalance', value: 'amount', places: ['beside', 'end of line', 'below'] }],
    },
    {
      name: 'currentCharges',
      kind: 'number',
      meaning: 'charges of this period together',
      rules: [{ concept: 'currentCharges', value: 'amount', places: ['beside', 'end of line', 'below'] }],
    },
    {
      name: 'amountDue',
      kind: 'number',
      meaning: 'amount to be paid',
      rules: [{ concept: 'amountDue', value: 'amount', places: ['beside', 'end of line', 'below'] }],
    },
    {
      name: 'consumption',
      kind: 'number',
      meaning: 'what was supplied in the period, in `consumptionUnit`',
      rules: [{ unlabeled: 'consumption' }],
    },
    {
      name: 'consumptionUnit',
      kind: 'text',
      meaning: '`kWh`, `m3`, `ccf`, `gallon`, `therm` or `GB`',
      rules: [{ unlabeled: 'unit of consumption' }],
    },
  ],
};
