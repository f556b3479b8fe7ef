import { expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

test('what the lines above add up to is no movement, whatever it is called', () => {
  const { accounts } = read(`
  Wren Bank                                      11/01/24 - 11/29/24

  Date        Description                          Reference        Amount
  11/4        Acme payroll                         07062450         500.00
  11/9        Office deposit                       57524233         200.00
              Everything that arrived                               700.00`);
  expect(accounts?.[0]?.transactions?.length).toBe(2);
});
