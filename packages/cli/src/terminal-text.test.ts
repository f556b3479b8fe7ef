import { expect, test } from 'vitest';
import { printable } from './terminal-text.js';

test('what would steer the terminal is shown as its code point', () => {
  expect(printable('1,250.00\u001b[2J\r\n')).toBe('1,250.00\\u001b[2J\\u000d\\u000a');
  expect(printable('invoice\u202efdp.exe')).toBe('invoice\\u202efdp.exe');
});

test('letters of any script stay as they are', () => {
  expect(printable('Año São 日本 שלום')).toBe('Año São 日本 שלום');
});
