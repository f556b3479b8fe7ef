import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.js';

test.each([
  [120_507, 'One Thousand Two Hundred Five and 07/100'],
  [99_900, 'Nine Hundred Ninety-Nine and 00/100'],
  [2_001_345, 'Twenty Thousand Thirteen and 45/100'],
])('%i cents are %s', (cents, words) => {
  expect(amountInWords(cents)).toBe(words);
});
