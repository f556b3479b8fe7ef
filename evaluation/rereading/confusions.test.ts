import { expect, test } from 'vitest';
import { confusionsOf } from './confusions.js';

test('digits are paired where none was lost', () => {
  const amounts = [
    { printed: '128834', first: '128334' },
    { printed: '8800', first: '8300' },
    { printed: '9100', first: '9700' },
    { printed: '123', first: '12' },
    { printed: '500', first: '500' },
  ];
  expect(confusionsOf(amounts)).toEqual([
    { printed: '8', read: '3', times: 2 },
    { printed: '1', read: '7', times: 1 },
  ]);
});
