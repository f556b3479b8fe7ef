import { expect, test } from 'vitest';
import {
  readCompareSearch,
  readLinksSearch,
  readListSearch,
  readPlaceSearch,
  readSignInSearch,
} from './searches.js';

test('what is known is kept, defaults and what is unknown are dropped', () => {
  expect(
    readListSearch({ kind: 'parse', band: 'high', check: 'pdf.style-break', page: 3, view: '7f3a9c' }),
  ).toEqual({
    kind: 'parse',
    band: 'high',
    check: 'pdf.style-break',
    page: 3,
    view: '7f3a9c',
  });
  expect(
    readListSearch({ kind: 'letter', band: 1, check: '<img>', page: 1, from: 'yesterday', name: 'Jane' }),
  ).toEqual({});
  expect(
    readCompareSearch({ finding: 'pdf.covered-content.0', compare: 'blink', page: '2', save: -1 }),
  ).toEqual({
    finding: 'pdf.covered-content.0',
    compare: 'blink',
  });
  expect(readLinksSearch({ strength: 'medium', hops: 1, with: 7 })).toEqual({ with: 7 });
  expect(readPlaceSearch({ field: 'accounts[0].transactions[3].balance' })).toEqual({
    field: 'accounts[0].transactions[3].balance',
  });
});

test('after signing in nobody is sent to another site', () => {
  expect(readSignInSearch({ back: '/console/detections/2?finding=a' })).toEqual({
    back: '/console/detections/2?finding=a',
  });
  for (const back of ['https://example.org', '//example.org', '/\\example.org', 'javascript:alert(1)', 7])
    expect(readSignInSearch({ back })).toEqual({});
});
