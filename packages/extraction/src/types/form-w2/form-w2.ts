import type { DocumentType, FieldDescriptor } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/** An amount in the box under its heading, of dollars and cents or of dollars alone. */
const amountOfBox = (name: string, meaning: string): FieldDescriptor => ({
  name,
  kind: 'number',
  meaning,
  rules: [
    { concept: name, value: 'amount', places: ['in its box'] },
    { concept: name, value: 'whole amount', places: ['in its box'], likelihood: 0.8 },
  ],
});

/** Form W-2 (IRS): what an employee earned in a year, and what was withheld of it. */
export const FORM_W2: DocumentType = {
  heading: 'Form W-2',
  classes: ['tax/form_w2'],
  words,
  different: [['employerName', 'employeeName']],
  fields: [
    {
      name: 'taxYear',
      kind: 'number',
      meaning: 'year of the wages',
      rules: [
        { concept: 'title', value: 'year', places: ['in its cell'] },
        { concept: 'title', value: 'year alone', places: ['beside'] },
        { concept: 'title', value: 'year alone', places: ['near'], likelihood: 0.85 },
        { anywhere: 'year alone', likelihood: 0.6 },
      ],
    },
    {
      name: 'employeeSSN',
      kind: 'text',
      meaning: 'box a, as printed',
      rules: [
        { concept: 'employeeNumber', value: 'ssn', places: ['in its box', 'beside'] },
        { anywhere: 'ssn', likelihood: 0.85 },
      ],
    },
    {
      name: 'employerIdNumber',
      kind: 'text',
      meaning: 'box b: EIN',
      rules: [
        { concept: 'employerNumber', value: 'ein', places: ['in its box', 'beside'] },
        { anywhere: 'ein', likelihood: 0.85 },
      ],
    },
    {
      name: 'employerName',
      kind: 'text',
      meaning: 'box c, first line',
      rules: [{ concept: 'employer', value: 'name', places: ['in its box'], likelihood: 0.75 }],
    },
    {
      name: 'employerAddress',
      kind: 'text',
      meaning: 'box c, the other lines in one string',
      rules: [{ concept: 'employer', value: 'address', places: ['in its box', 'below'], likelihood: 0.75 }],
    },
    {
      name: 'employeeName',
      kind: 'text',
      meaning: 'box e',
      rules: [{ concept: 'employee', value: 'name in parts', places: ['in its box'], likelihood: 0.75 }],
    },
    {
      name: 'employeeAddress',
      kind: 'text',
      meaning: 'box f in one string',
      rules: [{ concept: 'employee', value: 'address', places: ['in its box', 'below'], likelihood: 0.75 }],
    },
    amountOfBox('wagesTipsAndOtherCompensation', 'box 1'),
    amountOfBox('federalIncomeTaxWithheld', 'box 2'),
    amountOfBox('socialSecurityWages', 'box 3'),
    amountOfBox('socialSecurityTaxWithheld', 'box 4'),
    amountOfBox('medicareWagesAndTips', 'box 5'),
    amountOfBox('medicareTaxWithheld', 'box 6'),
    amountOfBox('socialSecurityTips', 'box 7'),
  ],
};
