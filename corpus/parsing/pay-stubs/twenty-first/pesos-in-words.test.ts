import { expect, test } from 'vitest';
import { pesosInWords } from './pesos-in-words.js';

test.each([
  [7, 'CERO PESOS 07/100 M.N.'],
  [10_000, 'CIEN PESOS 00/100 M.N.'],
  [120_507, 'MIL DOSCIENTOS CINCO PESOS 07/100 M.N.'],
  [2_153_150, 'VEINTIUN MIL QUINIENTOS TREINTA Y UN PESOS 50/100 M.N.'],
])('%i cents in words', (cents, words) => {
  expect(pesosInWords(cents)).toBe(words);
});
