import { expect, it } from 'vitest';
import { type Choice, fitChoices, rightChoices } from './fit-choices.js';

type Feature = 'labeled' | 'at the foot';
const START = { labeled: 0, 'at the foot': 0, none: -1 };

const choice = (...alternatives: readonly (readonly [Feature[], boolean])[]): Choice<Feature> => ({
  alternatives: alternatives.map(([features, isRight]) => ({ features: new Set(features), isRight })),
});
const LABELED_IS_RIGHT = choice([['at the foot'], false], [['labeled'], true]);
const NONE_IS_RIGHT = choice([['at the foot'], false]);

it('weighs up what the right alternatives have, and down what the wrong ones have', () => {
  const weights = fitChoices([LABELED_IS_RIGHT, LABELED_IS_RIGHT, NONE_IS_RIGHT], START);
  expect(weights.labeled).toBeGreaterThan(1);
  expect(weights['at the foot']).toBeLessThan(0);
  expect(rightChoices([LABELED_IS_RIGHT, NONE_IS_RIGHT], weights)).toBe(2);
});

it('leaves weights where they were when there is nothing to learn from', () => {
  expect(fitChoices<Feature>([], START)).toEqual(START);
});

it('counts choosing none as right only where no alternative is', () => {
  const none = { labeled: -9, 'at the foot': -9, none: -9 };
  expect(rightChoices([LABELED_IS_RIGHT], none)).toBe(0);
  expect(rightChoices([NONE_IS_RIGHT], none)).toBe(1);
});
