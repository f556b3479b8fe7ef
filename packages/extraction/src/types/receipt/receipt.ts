import type { DocumentType, FieldDescriptor, FieldRule } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/** An amount on the line of its label, or over or under it where tills print a row of amounts. */
const amount = (name: string, meaning: string, ...more: FieldRule[]): FieldDescriptor => ({
  name,
  kind: 'number',
  meaning,
  rules: [
    { concept: name, value: 'amount', places: ['beside', 'end of line', 'above', 'below'], likelihood: 0.8 },
    ...more,
  ],
});

/** Receipts of shops and restaurants. */
export const RECEIPT: DocumentType = {
  heading: 'Receipts',
  classes: ['business/receipt'],
  words,
  hasCurrency: true,
  fields: [
    {
      name: 'merchantName',
      kind: 'text',
      meaning: 'name of the shop or restaurant',
      rules: [{ unlabeled: 'letterhead' }, { unlabeled: 'name of the web address' }],
    },
    {
      name: 'transactionDate',
      kind: 'date',
      meaning: 'day of the purchase',
      rules: [
        { concept: 'transactionDate', value: 'date', likelihood: 0.85 },
        { anywhere: 'date', likelihood: 0.75 },
      ],
    },
    amount('subtotal', 'amount before taxes'),
    amount('totalTax', 'taxes together'),
    amount('tip', 'tip'),
    amount('total', 'amount paid'),
  ],
};
