import type { Family } from '../../papers/families.js';
import { composePayStubOf } from '../../papers/pay-stubs/compose.js';
import type { PayStubDesign } from '../../papers/pay-stubs/design.js';
import { type PayFacts, type PayLine, rollPayStub, sumOf } from '../../papers/pay-stubs/facts.js';
import { daysAfter, isoDate } from '../../papers/printing/dates.js';
import type { Dice } from '../../pdf-forgeries/dice.js';
import type { PayStub } from '../edits/pay-stub-edits.js';

/** Of an employee's pay below the year's wage base, in per mille: 26 U.S.C. 3101 (a) and (b). */
const FEDERAL_SHARES: readonly (readonly [name: RegExp, perTenThousand: number])[] = [
  [/social security|oasdi|soc\.? sec|fica ss|^(?:ss|fica)$/i, 620],
  [/\bmed(?:i(?:care)?)?\b/i, 145],
];

/**
 * What the law takes as a share of the pay is that share, this period and over the year; the maker of pay
 * stubs rolls it anyhow.
 */
export function lawful(facts: PayFacts): PayFacts {
  const [gross, grossOfYear] = [sumOf(facts.earnings, 'cents'), sumOf(facts.earnings, 'yearToDateCents')];
  const taxes = facts.taxes.map((line): PayLine => {
    const share = FEDERAL_SHARES.find(([name]) => name.test(line.description))?.[1];
    if (share === undefined) return line;
    return {
      ...line,
      cents: Math.round((gross * share) / 10_000),
      yearToDateCents: Math.round((grossOfYear * share) / 10_000),
    };
  });
  return { ...facts, taxes };
}

export function composeOriginalPayStub(design: PayStubDesign, { names }: Family, dice: Dice): PayStub {
  const rolled = rollPayStub(design, names[design.language], dice);
  const facts = design.country === 'US' ? lawful(rolled) : rolled;
  const receivedOn = isoDate(daysAfter(facts.payDate, dice.between(2, 20)));
  return { document: composePayStubOf(design, facts), design, facts, receivedOn };
}
