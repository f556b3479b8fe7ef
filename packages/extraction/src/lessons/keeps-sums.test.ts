import { type DocumentField, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { breaking } from './keeps-sums.js';

const days = (first: readonly [string, string], second: readonly [string, string]): DocumentField[] =>
  [first, second].map(([name, value]) => ({
    name,
    value,
    raw: value,
    confidence: fraction(0.9),
    source: 'text',
    page: 1,
    box: undefined,
    others: [],
  }));

test.each([
  ['statementStartDate', 'statementEndDate'],
  ['payPeriodStartDate', 'payPeriodEndDate'],
  ['periodStartDate', 'periodEndDate'],
  ['invoiceDate', 'dueDate'],
  ['dateOfIssue', 'expirationDate'],
])('%s stays before %s: a day that was learned changes no places', (first, second) => {
  const before = days([first, '2026-03-01'], [second, '2026-03-31']);
  const learned = (value: string): ReadonlySet<string> =>
    breaking(before, days([first, '2026-03-01'], [second, value]), new Set([second]));
  expect([...learned('2026-02-28')]).toEqual([second]);
  expect([...learned('2026-04-30')]).toEqual([]);
});
