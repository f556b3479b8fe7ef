import { expect, test } from 'vitest';
import { nssCheckDigit } from './mexican-worker.js';

test('the last digit of a social security number is Luhn’s of the ten before', () => {
  expect(nssCheckDigit('7992739871')).toBe('3');
});
