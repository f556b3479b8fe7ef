import { number } from '../../words/numbers.js';

/** What people say of the fields of a parsed document. */
export const corrections = {
  correct: (path: string) => `Correct ${path}`,
  is: 'is',
  read: 'read',
  asRead: 'as it was read:',
  absent: 'Not on the document',
  takenBack: 'Taken back',
  save: 'Save',
  takeBack: 'Take back',
  corrected: 'corrected',
  notSaved: 'not saved',
  notRead: 'not read',
  earlier: (n: number) => `${number(n)} earlier`,
  otherForm: 'This field has another form:',
  forms: {
    text: 'As printed, in one line.',
    date: 'A day that there is, as YYYY-MM-DD.',
    number: 'A number, like 1234.56.',
    country: 'A country of ISO 3166, like MEX.',
    currency: 'A currency of ISO 4217, like USD.',
  },
  point: 'Words of the page can be pointed at.',
  pointedAt: (page: number) => `Its place is marked on page ${number(page)}.`,
  toWords: 'To the words of the page',
  words: (page: number) =>
    `Words of page ${number(page)}: arrows lead from one to the next, the space bar takes one, Enter goes back`,
  add: 'Add a field that was missed',
  addThis: 'Add',
  addLine: 'Add a line that was missed',
  everything: 'Everything looked at',
  everythingBy: 'Everything looked at by',
};
