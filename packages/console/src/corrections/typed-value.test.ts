import { expect, test } from 'vitest';
import { pointedText, typedValue } from './typed-value.js';

test.each([
  ['$1,234.56', '1234.56'],
  ['R$ 1.234,56', '1234.56'],
  ['1.234.567', '1234567'],
  ['1,234', '1234'],
  ['(12.00)', '-12.00'],
  ['12.00-', '-12.00'],
  ['-0.5', '-0.5'],
  ['none', 'none'],
])('the amount %s is %s', (text, amount) => expect(pointedText('number', text, 'us')).toBe(amount));

test.each([
  ['2031-04-21', 'us', '2031-04-21'],
  ['04/05/2031', 'us', '2031-04-05'],
  ['04/05/2031', 'mx', '2031-05-04'],
  ['21/04/2031', 'us', '2031-04-21'],
  ['04/21/2031', 'br', '2031-04-21'],
  ['April 5, 2031', 'us', '2031-04-05'],
  ['5 de abril de 2031', 'mx', '2031-04-05'],
  ['05 DEZ 2031', 'br', '2031-12-05'],
  ['04/05', 'us', '04/05'],
  ['April 2031', 'us', 'April 2031'],
])('the day %s of %s is %s', (text, country, day) => expect(pointedText('date', text, country)).toBe(day));

test('other words stay as they are printed; a number is sent as one, and what is none as it is', () => {
  expect(pointedText('text', 'JANE ANN', 'us')).toBe('JANE ANN');
  expect(typedValue('number', '-12.50')).toBe(-12.5);
  expect(typedValue('number', '1,234')).toBe('1,234');
  expect(typedValue('text', '12')).toBe('12');
});
