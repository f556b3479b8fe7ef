import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.js';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['okafor', 'okofar', 2],
])('%s to %s takes %i edits', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
});

test('it is a distance: none to itself, the same both ways, and no detour is shorter', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(editDistance(a, a)).toBe(0);
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
    }),
  );
});
