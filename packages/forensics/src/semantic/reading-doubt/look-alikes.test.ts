import { expect, test } from 'vitest';
import { mayBeMisread } from './look-alikes.js';

test.each([
  ['1.234,58', '1.234,56', true],
  ['1.234,58', '1.234,57', false],
  ['S28.10', '528.10', true],
  ['O123', '0123', true],
  ['1,200.00', '7,200.00', true],
  ['1,200.00', '1,900.00', false],
  ['88.00', '33.00', true],
  ['888.00', '333.00', false],
  ['12.00', '112.00', false],
  ['12.00', '12.00', false],
])('%s read for %s: %s', (read, other, may) => {
  expect(mayBeMisread(read, other)).toBe(may);
});
