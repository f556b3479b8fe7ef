import { expect, it } from 'vitest';
import { type Choice, fitChoices, rightChoices } from './fit-choices.js';

type Feature = 'labelled' | 'at the foot';
const START = { labelled: 0, 'at the foot': 0, none: -1 };

const choice = (...alternatives: readonly (readonly [Feature[], boolean])[]): Choice<Feature> => ({
  alternatives: alternatives.map(([features, isRight]) => ({ features: new Set(features), isRight })),
});
const LABELLED_IS_RIGHT = choice([['at the foot'], false], [['labelled'], true]);
const NONE_IS_RIGHT = choice([['at the foot'], false]);

it('weighs up what the right alternatives have, and down what the wrong ones have', () => {
  const weights = fitChoices([LABELLED_IS_RIGHT, LABELLED_IS_RIGHT, NONE_IS_RIGHT], START);
  expect(weights.labelled).toBeGreaterThan(1);
  expect(weights['at the foot']).toBeLessThan(0);
  expect(rightChoices([LABELLED_IS_RIGHT, NONE_IS_RIGHT], weights)).toBe(2);
});

it('leaves weights where they were when there is nothing to learn from', () => {
  expect(fitChoices<Feature>([], START)).toEqual(START);
});

it('counts choosing none as right only where no alternative is', () => {
  const none = { labelled: -9, 'at the foot': -9, none: -9 };
  expect(rightChoices([LABELLED_IS_RIGHT], none)).toBe(0);
  expect(rightChoices([NONE_IS_RIGHT], none)).toBe(1);
});
