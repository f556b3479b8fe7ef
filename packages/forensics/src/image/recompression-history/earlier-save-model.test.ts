import { describe, expect, test } from 'vitest';
import { EarlierSaveModel } from './earlier-save-model.js';

const flat = (value: number) => new Float64Array(64).fill(value);

describe('a coefficient of a file re-quantized with steps of 2, against earlier steps of 7', () => {
  const model = new EarlierSaveModel(flat(7), 0.5, flat(20), flat(2));

  test('next to a multiple of 7 speaks for the earlier save, between two against it', () => {
    expect(model.logLikelihoodRatio(3, 14, 0)).toBeGreaterThan(0.5);
    expect(model.logLikelihoodRatio(3, 10, 0)).toBeLessThan(-1);
  });

  test('its sign does not matter, and zero says nothing', () => {
    expect(model.logLikelihoodRatio(3, -14, 0)).toBe(model.logLikelihoodRatio(3, 14, 0));
    expect(model.logLikelihoodRatio(3, 0, 0)).toBe(0);
  });

  test('clipping that moved it off its multiple is taken into account', () => {
    expect(model.logLikelihoodRatio(3, 10, -4)).toBeGreaterThan(0.5);
    expect(model.logLikelihoodRatio(3, -10, 4)).toBe(model.logLikelihoodRatio(3, 10, -4));
  });
});

test('earlier steps much finer than the last ones leave no trace', () => {
  expect(new EarlierSaveModel(flat(2), 0.5, flat(20), flat(10)).logLikelihoodRatio(3, 20, 0)).toBe(0);
});

test('one odd coefficient costs no more than the outlier share allows', () => {
  const model = new EarlierSaveModel(flat(40), 0.5, flat(20), undefined);
  expect(model.logLikelihoodRatio(3, 60, 0)).toBeGreaterThanOrEqual(Math.log(0.02));
});

describe('a coefficient of decoded pixels, against earlier steps of 12', () => {
  const model = new EarlierSaveModel(flat(12), 0.5, flat(20), undefined);

  test('on a multiple speaks for the earlier save, between two against it', () => {
    expect(model.logLikelihoodRatio(3, 24.2, 0)).toBeGreaterThan(1);
    expect(model.logLikelihoodRatio(3, 30, 0)).toBeLessThan(-1);
  });

  test('close to zero can only speak against it', () => {
    expect(model.logLikelihoodRatio(3, 0, 0)).toBeLessThanOrEqual(0);
    expect(model.logLikelihoodRatio(3, 5, 0)).toBeLessThan(-1);
  });
});
