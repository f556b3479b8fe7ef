import { expect, test } from 'vitest';
import { documentTypeWords } from './document-type.js';

test.each([
  ['financial/bank_statement', 'bank statement'],
  ['bankStatement.us', 'bank statement'],
  ['payStub.mx', 'pay stub'],
  ['idDocument', 'ID document'],
  ['tax/form_w2', 'Form W-2'],
  ['business/balance_sheet', 'balance sheet'],
])('%s is told as %s', (name, words) => expect(documentTypeWords(name)).toBe(words));
