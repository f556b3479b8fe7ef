import type { DocumentType } from '../document-type.js';
import words from './words.json' with { type: 'json' };

const NAME_PLACES = ['beside', 'below', 'next line'] as const;
const AMOUNT_PLACES = ['beside', 'end of line', 'below'] as const;

/** Invoices: who asks whom for what, and until when. */
export const INVOICE: DocumentType = {
  heading: 'Invoices',
  classes: ['business/invoice'],
  words,
  hasCurrency: true,
  ascending: [
    ['invoiceDate', 'dueDate'],
    ['totalTax', 'subTotal'],
  ],
  different: [['vendorName', 'customerName']],
  fields: [
    {
      name: 'vendorName',
      kind: 'text',
      meaning: 'who sends the invoice',
      rules: [
        { concept: 'vendor', value: 'name', places: NAME_PLACES, likelihood: 0.85 },
        { unlabeled: 'name of the web address' },
        { unlabeled: 'letterhead' },
      ],
    },
    {
      name: 'customerName',
      kind: 'text',
      meaning: 'who is to pay it',
      rules: [
        { concept: 'customer', value: 'name', places: NAME_PLACES },
        { concept: 'addressee', value: 'name', likelihood: 0.6, isSetOff: true },
        { unlabeled: 'addressee name' },
        { unlabeled: 'addressee block' },
      ],
    },
    {
      name: 'invoiceId',
      kind: 'text',
      meaning: 'number of the invoice',
      rules: [
        { concept: 'invoiceId', value: 'identifier' },
        { concept: 'number', value: 'number', places: ['beside'], likelihood: 0.6 },
      ],
    },
    {
      name: 'invoiceDate',
      kind: 'date',
      meaning: 'day of issue',
      rules: [
        { concept: 'invoiceDate', value: 'date' },
        { anywhere: 'date', likelihood: 0.45 },
      ],
    },
    {
      name: 'dueDate',
      kind: 'date',
      meaning: 'day by which it is to be paid',
      rules: [{ concept: 'dueDate', value: 'date' }],
    },
    {
      name: 'subTotal',
      kind: 'number',
      meaning: 'amount before taxes',
      rules: [
        { unlabeled: 'subtotal by sums' },
        { concept: 'subTotal', value: 'amount', places: AMOUNT_PLACES, likelihood: 0.8 },
      ],
    },
    {
      name: 'totalTax',
      kind: 'number',
      meaning: 'taxes together',
      rules: [
        { unlabeled: 'tax by sums' },
        { concept: 'totalTax', value: 'amount', places: AMOUNT_PLACES, likelihood: 0.7 },
      ],
    },
    {
      name: 'invoiceTotal',
      kind: 'number',
      meaning: 'amount with taxes',
      rules: [
        { unlabeled: 'total by sums' },
        { concept: 'grandTotal', value: 'amount', places: AMOUNT_PLACES, likelihood: 0.85 },
        { concept: 'invoiceTotal', value: 'amount', places: AMOUNT_PLACES, likelihood: 0.8 },
        // What is still to be paid is the total where nothing was paid.
        { concept: 'amountDue', value: 'amount', places: AMOUNT_PLACES, likelihood: 0.6 },
      ],
    },
  ],
};
