import { expect, test } from 'vitest';
import { namesTheEdit } from './first-reasons.js';

const edit = { editedValues: [{ before: '2,887.17', after: '5,487.17' }] };

test.each([
  ['Amount: “2,887.17” was replaced by “5,487.17” after the document was first saved.', true],
  ['“5 487.17” is printed otherwise than the text around it.', true],
  ['A text was replaced after the document was first saved.', false],
  ['Amount: “88.17” was painted over.', false],
])('%s', (reason, isNamed) => {
  expect(namesTheEdit(reason, edit)).toBe(isNamed);
});
