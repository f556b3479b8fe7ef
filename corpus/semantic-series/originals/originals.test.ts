import { readClabe, readIban, readRoutingNumber } from '@assay/identifiers';
import { expect, test } from 'vitest';
import { FAMILIES, type FamilyName } from '../../papers/families.js';
import { sumOf } from '../../papers/pay-stubs/facts.js';
import { diceFrom } from '../../pdf-forgeries/dice.js';
import { accountCode, CODED_BANKS } from './account-codes.js';
import { composeOriginalPayStub } from './pay-stubs.js';

test('numbers of accounts check out', () => {
  const dice = diceFrom(4);
  for (const bank of CODED_BANKS.MX)
    expect(readClabe(accountCode('MX', bank, dice).number)?.holds).toBe(true);
  for (const bank of CODED_BANKS.BR) expect(readIban(accountCode('BR', bank, dice).number)?.holds).toBe(true);
  for (const bank of CODED_BANKS.US)
    expect(readRoutingNumber(accountCode('US', bank, dice).number)?.holds).toBe(true);
});

/**
 * Social security and Medicare stand behind the income tax; where a form begins with one of them, before it,
 * in one order or the other.
 */
function shares(taxes: readonly { readonly description: string; readonly cents: number }[]): typeof taxes {
  const [first, second] = taxes;
  if (first && second && first.description === 'FICA MED TAX') return [second, first];
  return taxes.slice(first?.description === 'OASDI' ? 0 : 1);
}

test.each(Object.keys(FAMILIES) as FamilyName[])(
  '%s: honest pay stubs of the United States withhold what the law takes of the pay',
  (name) => {
    const family = FAMILIES[name];
    for (const design of family.payStubs.filter(({ country }) => country === 'US')) {
      const { facts } = composeOriginalPayStub(design, family, diceFrom(2));
      const gross = sumOf(facts.earnings, 'cents');
      const [security, medicare] = shares(facts.taxes);
      if (!security || !medicare) continue;
      expect([security.cents, medicare.cents], design.id).toEqual([
        Math.round(gross * 0.062),
        Math.round(gross * 0.0145),
      ]);
    }
  },
);
