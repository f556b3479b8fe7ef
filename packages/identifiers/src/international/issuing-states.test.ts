import { states } from 'mrz';
import { expect, test } from 'vitest';
import { isIssuingState } from './issuing-states.js';

test('states, Germany by one letter, organizations and specimens', () => {
  for (const code of ['USA', 'MEX', 'BRA', 'D<<', 'D', 'UNO', 'EUE', 'XXA', 'UTO', 'GBD', 'RKS', 'XMP'])
    expect(isIssuingState(code)).toBe(true);
  for (const code of ['ZZZ', 'US', '', 'MEK', 'BRR']) expect(isIssuingState(code)).toBe(false);
});

test('every state that another reader knows', () => {
  expect(Object.keys(states).filter((code) => !isIssuingState(code))).toEqual([]);
});
