import { DecodeError } from '@assay/media';
import { expect, test } from 'vitest';
import { unlessDamaged } from './unless-damaged.js';

const throwing = (error: Error) => (): never => {
  throw error;
};

test('what can be decoded is given', () => {
  expect(unlessDamaged(() => [1, 2])).toEqual([1, 2]);
});

test('what is damaged is undefined', () => {
  expect(unlessDamaged(throwing(new DecodeError('NOT_DECODABLE', 'a page without a tree')))).toBeUndefined();
});

test('our own faults are no damage of the document', () => {
  expect(() => unlessDamaged(throwing(new TypeError('not a function')))).toThrow(TypeError);
});
