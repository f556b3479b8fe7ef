import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DOCUMENT_CLASS_NAMES,
  DOCUMENT_CLASSES,
  findDocumentClass,
  nearestDocumentClasses,
} from './document-classes.js';

test('there are 71 types in 8 groups, and no type stands in two groups', () => {
  expect(Object.keys(DOCUMENT_CLASSES)).toHaveLength(8);
  expect(DOCUMENT_CLASS_NAMES).toHaveLength(71);
  expect(new Set(Object.values(DOCUMENT_CLASSES).flat()).size).toBe(71);
});

test.each([
  ['bank_statement', 'financial/bank_statement'],
  ['financial/bank_statement', 'financial/bank_statement'],
  [' Passport ', 'identity/passport'],
])('%j names %s', (name, expected) => {
  expect(findDocumentClass(name)).toBe(expected);
});

test.each(['', 'bank', 'identity/bank_statement', 'financial/', '/bank_statement', 'financial'])(
  '%j names no class',
  (name) => {
    expect(findDocumentClass(name)).toBeUndefined();
  },
);

test('a misspelled name finds the class that was meant', () => {
  expect(nearestDocumentClasses('bank_statment', 3)[0]).toBe('financial/bank_statement');
  expect(nearestDocumentClasses('identity/drivers_licence', 3)[0]).toBe('identity/driver_license');
});

test('every class is the nearest to its own type, and hostile names are answered too', () => {
  for (const className of DOCUMENT_CLASS_NAMES)
    expect(nearestDocumentClasses(className.split('/')[1] ?? '', 1)).toEqual([className]);
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (name) => nearestDocumentClasses(name, 3).length === 3),
  );
});
