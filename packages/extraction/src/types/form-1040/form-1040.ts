import type { DocumentType, FieldDescriptor } from '../document-type.js';
import words from './words.json' with { type: 'json' };

/** An amount at the end of the line that says what it is. */
const amountOfLine = (name: string, concept: string, meaning: string): FieldDescriptor => ({
  name,
  kind: 'number',
  meaning,
  rules: [{ concept, value: 'whole amount', places: ['end of line'] }],
});

/** The first page of Form 1040 (IRS), tax years 2018 and later, and of 1040-SR. */
export const FORM_1040: DocumentType = {
  heading: 'Form 1040',
  classes: ['tax/form_1040'],
  words,
  different: [
    ['taxpayerName', 'spouseName'],
    ['taxpayerSSN', 'spouseSSN'],
  ],
  fields: [
    {
      name: 'taxYear',
      kind: 'number',
      meaning: 'year of the income',
      rules: [{ concept: 'title', value: 'year', places: ['beside', 'near'] }],
    },
    {
      name: 'taxpayerName',
      kind: 'text',
      meaning: 'first and last name, as printed',
      rules: [{ concept: 'taxpayer', value: 'name in parts', places: ['in its box'] }],
    },
    {
      name: 'taxpayerSSN',
      kind: 'text',
      meaning: 'social security number, as printed',
      rules: [{ concept: 'taxpayerNumber', value: 'ssn', places: ['below'] }],
    },
    {
      name: 'spouseName',
      kind: 'text',
      meaning: 'first and last name of the spouse, as printed',
      rules: [{ concept: 'spouse', value: 'name in parts', places: ['in its box'] }],
    },
    {
      name: 'spouseSSN',
      kind: 'text',
      meaning: "the spouse's social security number, as printed",
      rules: [{ concept: 'spouseNumber', value: 'ssn', places: ['below'] }],
    },
    {
      name: 'streetAddress',
      kind: 'text',
      meaning: 'home address, first line',
      rules: [{ concept: 'street', value: 'line', places: ['line of its box'] }],
    },
    {
      name: 'cityStateZip',
      kind: 'text',
      meaning: 'home address, town, state and ZIP code as far as they stand in one box',
      rules: [{ concept: 'town', value: 'line', places: ['line of its box'] }],
    },
    amountOfLine('wages', 'wages', 'wages, salaries and tips (line 1; 1a since 2022)'),
    amountOfLine('taxableInterest', 'taxableInterest', 'line 2b'),
    amountOfLine('ordinaryDividends', 'ordinaryDividends', 'line 3b'),
    amountOfLine('totalIncome', 'totalIncome', 'total income (line 9; 6 in 2018, 7b in 2019)'),
    amountOfLine('adjustedGrossIncome', 'adjustedGrossIncome', 'line 11; 7 in 2018, 8b in 2019'),
    amountOfLine('deduction', 'deduction', 'standard or itemized deduction (line 12; 8 in 2018, 9 in 2019)'),
    amountOfLine('taxableIncome', 'taxableIncome', 'line 15; 10 in 2018, 11b in 2019'),
  ],
};
