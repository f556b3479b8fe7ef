import type { DocumentType, FieldDescriptor } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/** An amount in the box under its heading. */
const amountOfBox = (name: string, concept: string, meaning: string): FieldDescriptor => ({
  name,
  kind: 'number',
  meaning,
  rules: [{ concept, value: 'amount', places: ['in its box', 'beside'] }],
});

/** Form 1099-NEC (IRS): what a business paid somebody who is no employee. */
export const FORM_1099_NEC: DocumentType = {
  heading: 'Form 1099-NEC',
  classes: ['tax/form_1099'],
  words,
  different: [['payerName', 'recipientName']],
  fields: [
    {
      name: 'taxYear',
      kind: 'number',
      meaning: 'calendar year of the payments',
      rules: [{ concept: 'title', value: 'year', places: ['beside', 'below', 'near'] }],
    },
    {
      name: 'payerName',
      kind: 'text',
      meaning: 'who paid, first line of its box',
      rules: [{ concept: 'payer', value: 'name', places: ['in its box'] }],
    },
    {
      name: 'payerAddress',
      kind: 'text',
      meaning: 'its address in one string',
      rules: [{ concept: 'payer', value: 'address', places: ['in its box'] }],
    },
    {
      name: 'payerTIN',
      kind: 'text',
      meaning: "the payer's taxpayer number, as printed",
      rules: [{ concept: 'payerNumber', value: 'tin', places: ['in its box', 'beside'] }],
    },
    {
      name: 'recipientTIN',
      kind: 'text',
      meaning: "the recipient's taxpayer number, as far as it is printed",
      rules: [{ concept: 'recipientNumber', value: 'tin', places: ['in its box', 'beside'] }],
    },
    {
      name: 'recipientName',
      kind: 'text',
      meaning: 'who was paid',
      rules: [{ concept: 'recipient', value: 'name', places: ['in its box', 'beside'] }],
    },
    {
      name: 'recipientStreetAddress',
      kind: 'text',
      meaning: 'address, first line',
      rules: [{ concept: 'recipientStreet', value: 'line', places: ['line of its box', 'beside'] }],
    },
    {
      name: 'recipientCityStateZip',
      kind: 'text',
      meaning: 'address, town, state and ZIP code',
      rules: [{ concept: 'recipientTown', value: 'line', places: ['line of its box'] }],
    },
    {
      name: 'accountNumber',
      kind: 'text',
      meaning: "the payer's number for the recipient",
      rules: [{ concept: 'account', value: 'number', places: ['in its box', 'beside'] }],
    },
    amountOfBox('nonemployeeCompensation', 'compensation', 'box 1'),
    amountOfBox('federalIncomeTaxWithheld', 'federalTax', 'box 4'),
    amountOfBox('stateTaxWithheld', 'stateTax', 'box 5'),
    amountOfBox('stateIncome', 'stateIncome', 'box 7'),
  ],
};
