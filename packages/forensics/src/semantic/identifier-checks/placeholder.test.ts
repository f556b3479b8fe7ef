import { expect, test } from 'vitest';
import { isPlaceholder } from './placeholder.js';

test.each([
  '12345678900',
  '00000000000',
  '11111111111',
  '12345678000100',
  '987654321',
  '012345678901234567',
  'DE12123456781234567890',
])('%s stands for a number that nobody has', (number) => expect(isPlaceholder(number)).toBe(true));

test.each([
  '39053344705',
  '12345670000',
  'BR9700360305000010009795493P1',
  '123',
  '021000021',
  '13579135791',
  'DE89370400440532013000',
])('%s may be a real number', (number) => expect(isPlaceholder(number)).toBe(false));
