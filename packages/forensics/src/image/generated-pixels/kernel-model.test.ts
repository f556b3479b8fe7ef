import { expect, test } from 'vitest';
import {
  kernel,
  modelScore,
  readFeatures,
  readModel,
  standardized,
  writtenFeatures,
} from './kernel-model.js';

test('features are written and read again, to a sixteenth of a standard deviation', () => {
  const features = Float32Array.of(-4, -1.3, 0, 0.05, 2.71, 4);
  const text = writtenFeatures(features);
  expect(text).toHaveLength(6);
  readFeatures(text).forEach((value, index) => {
    expect(Math.abs(value - features[index]!)).toBeLessThan(1 / 15);
  });
});

test('one odd number does not count beyond four standard deviations', () => {
  const scale = { means: Float64Array.of(10, 10), deviations: Float64Array.of(2, 2) };
  expect(Array.from(standardized(scale, [1000, 8]))).toEqual([4, -1]);
});

test('a kernel is one at its landmark and falls off', () => {
  const landmark = Float32Array.of(0, 0);
  expect(kernel(landmark, landmark)).toBe(1);
  expect(kernel(landmark, Float32Array.of(1, 1))).toBeCloseTo(Math.exp(-1), 6);
});

test('a model is read from its text', () => {
  const near = writtenFeatures(Float32Array.of(-4, 4));
  const model = readModel({ scale: ['1 2', '3 4'], landmarks: [`0.5 ${near}`, `-0.25 ${near}`] });
  // Both landmarks lie where (-7, 19) is.
  expect(modelScore(model, [-7, 19])).toBeCloseTo(0.25, 6);
});
