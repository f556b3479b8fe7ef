import { expect, test } from 'vitest';
import { StoreError, type StoreErrorCode } from '../store/errors.js';
import { asAnswerable } from './error-answers.js';

test.each<[StoreErrorCode, number, string]>([
  ['DATABASE_UNREACHABLE', 503, 'DATABASE_UNAVAILABLE'],
  ['DATABASE_BUSY', 503, 'DATABASE_UNAVAILABLE'],
  ['QUERY_TOO_LONG', 503, 'QUERY_TOO_LONG'],
  ['DATABASE_FAILED', 500, 'INTERNAL'],
])('what the store calls %s is answered with %i %s', (of, statusCode, code) => {
  expect(asAnswerable(new StoreError(of, 'a message'))).toMatchObject({ statusCode, code });
});
