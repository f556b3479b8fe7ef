import { box } from '@assay/media';
import { expect, test } from 'vitest';
import { balancesThatDoNotFollow } from './crude-rule.js';

const words = (text: string): { text: string; box: ReturnType<typeof box> }[] =>
  text.split('\n').flatMap((line, row) =>
    line.split(' ').map((word, column) => ({
      text: word,
      box: box(column / 10, row / 20, column / 10 + 0.05, row / 20 + 0.02),
    })),
  );

test('balances that follow from the line before, whatever the sign and spelling', () => {
  expect(
    balancesThatDoNotFollow(
      words('05/01 Shop -10.00 1,090.00\n05/02 Pay $200.00 $1,290.00\n05/03 Shop (90.00) 1,200.00'),
    ),
  ).toBe(0);
  expect(balancesThatDoNotFollow(words('05/01 Loja 10,00 1.090,00\n05/02 Salário 200,00 1.290,00'))).toBe(0);
});

test('an amount that was changed, and one line without a balance', () => {
  expect(
    balancesThatDoNotFollow(words('Shop -10.00 90.00\nShop -80.00 70.00\nfree 5.00\nShop -10.00 60.00')),
  ).toBe(1);
});
