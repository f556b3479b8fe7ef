import { expect, test } from 'vitest';
import type { ParsedDocument } from './parsed-document.js';
import { parsedDocumentToWire } from './wire.js';

test('a value read with less confidence than asked for is in fields alone', () => {
  const field = (name: string, confidence: number) =>
    ({ name, value: name, confidence, source: 'ocr', page: 1 }) as const;
  const document: ParsedDocument = {
    documentType: 'bankStatement.us',
    documentClass: 'financial/bank_statement',
    confidence: 0.5,
    fields: [field('bankName', 0.0004), field('accountHolderName', 0.1), field('bankAddress', 0.98)],
    fieldsUnwritten: 0,
    pageCount: 1,
    pagesUnread: 0,
    partsUnread: [],
    learnedFrom: [],
  };
  const wired = parsedDocumentToWire(document, 0.1);
  expect(Object.keys(wired.parsedData)).toEqual(['accountHolderName', 'bankAddress']);
  expect(Object.keys(wired.fields)).toEqual(['bankName', 'accountHolderName', 'bankAddress']);
});
