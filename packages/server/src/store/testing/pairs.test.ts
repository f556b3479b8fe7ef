import { expect, test } from 'vitest';
import { casesOfPairs } from './pairs.js';

test('every two choices meet in some case, in few of them', () => {
  const choices = { key: ['a', 'b', 'c'], up: [true, false], from: [0, 1, 2], to: [0, 1] };
  const cases = casesOfPairs<{ key: string; up: boolean; from: number; to: number }>(choices);
  expect(cases.length).toBeLessThan(13);
  for (const key of choices.key)
    for (const from of choices.from)
      expect(cases.some((one) => one.key === key && one.from === from)).toBe(true);
  for (const up of choices.up)
    for (const to of choices.to) expect(cases.some((one) => one.up === up && one.to === to)).toBe(true);
});
