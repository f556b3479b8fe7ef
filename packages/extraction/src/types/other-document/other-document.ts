import type { DocumentType } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/** Nothing is known of the kind of document: a label alone tells what a value is. */
const LABELED = 0.5;

/** Whatever no other type reads: what labels of a clear meaning say. */
export const OTHER_DOCUMENT: DocumentType = {
  heading: 'Other documents',
  classes: [],
  words,
  mostSure: LABELED,
  labelsBeginCells: true,
  ascending: [['periodStartDate', 'periodEndDate']],
  together: [['periodStartDate', 'periodEndDate']],
  fields: [
    {
      name: 'personName',
      kind: 'text',
      meaning: 'name behind a label that calls it so, as printed',
      rules: [{ concept: 'person', value: 'person', isSetOff: true, likelihood: LABELED }],
    },
    {
      name: 'address',
      kind: 'text',
      meaning: 'the first postal address in one string',
      rules: [{ unlabeled: 'first address' }],
    },
    {
      name: 'documentNumber',
      kind: 'text',
      meaning: 'number behind a label that calls it so',
      rules: [{ concept: 'number', value: 'identifier', likelihood: LABELED }],
    },
    {
      name: 'documentDate',
      kind: 'date',
      meaning: 'day of issue, or the date behind a plain label',
      rules: [{ concept: 'issued', value: 'date', likelihood: LABELED }],
    },
    {
      name: 'dueDate',
      kind: 'date',
      meaning: 'day by which to pay',
      rules: [{ concept: 'due', value: 'date', likelihood: LABELED }],
    },
    {
      name: 'periodStartDate',
      kind: 'date',
      meaning: 'first day of the period it speaks of',
      rules: [{ concept: 'period', value: 'first day', likelihood: LABELED }],
    },
    {
      name: 'periodEndDate',
      kind: 'date',
      meaning: 'last day of the period it speaks of',
      rules: [{ concept: 'period', value: 'last day', likelihood: LABELED }],
    },
    {
      name: 'totalAmount',
      kind: 'number',
      meaning: 'the amount called total or due',
      rules: [
        {
          concept: 'total',
          value: 'amount',
          places: ['beside', 'end of line', 'below'],
          likelihood: LABELED,
        },
      ],
    },
  ],
};
