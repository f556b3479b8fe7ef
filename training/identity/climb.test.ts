import { expect, it } from 'vitest';
import { climb } from './climb.js';

it('moves a weight to where its examples come out best, and leaves the others', () => {
  const weights = { near: 0, unused: 1 };
  const example = {
    features: new Set(['near']),
    score: () => (weights.near > 1 ? 3 : 0),
  };
  climb(weights, [example], 2);
  expect(weights).toEqual({ near: 1.5, unused: 1 });
});

it('moves nothing for less than chance would give', () => {
  const weights = { near: 0 };
  climb(weights, [{ features: new Set(['near']), score: () => weights.near / 10 }], 2);
  expect(weights).toEqual({ near: 0 });
});
