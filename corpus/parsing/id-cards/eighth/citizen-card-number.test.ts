import { expect, test } from 'vitest';
import { citizenCardNumber } from './citizen-card-number.js';

test('the numbers of published specimens come out with their own check digits', () => {
  expect(citizenCardNumber('00002475', 'ZZ').printed).toBe('00002475 9 ZZ7');
  expect(citizenCardNumber('00000000', 'ZZ').coded).toBe('000000000ZZ4');
});
