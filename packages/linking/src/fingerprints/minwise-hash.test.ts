import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfPair, hashOfText, minimaOf } from './minwise-hash.js';

test('the share of equal minima estimates the Jaccard similarity of two sets', () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => hashOfText(`feature ${from + index}`));
  const [a, b] = [minimaOf(numbers(0, 300), 400), minimaOf(numbers(100, 400), 400)];
  const equal = a.filter((minimum, index) => minimum === b[index]).length / 400;
  expect(Math.abs(equal - 0.5)).toBeLessThan(0.1); // 200 of 400 features are shared; four standard errors
});

test('minima do not depend on the order, nor on what stands twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 1, maxLength: 30 }),
      (features) => {
        expect(minimaOf([...features].reverse().concat(features), 8)).toEqual(minimaOf(features, 8));
      },
    ),
  );
});

test('the order of a pair counts', () => expect(hashOfPair(1, 2)).not.toBe(hashOfPair(2, 1)));
