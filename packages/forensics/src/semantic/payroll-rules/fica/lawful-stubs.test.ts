import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Employment, lawfulStub } from '../testing/lawful-stub.js';
import { judged } from '../testing/stub-fields.js';

const PERIODS = { 7: 52, 14: 26, 15: 24, 30: 12 } as const;

/** Pay between the minimum wage and some millions a year, with bonuses, in a year of each regime. */
const employment: fc.Arbitrary<Employment> = fc
  .record({
    year: fc.constantFrom(2010, 2012, 2016, 2024, 2025),
    periodDays: fc.constantFrom(7, 14, 15, 30),
    yearCents: fc.oneof(
      fc.integer({ min: 1_500_000, max: 15_000_000 }),
      fc.integer({ min: 15_000_000, max: 300_000_000 }),
    ),
    share: fc.integer({ min: 1, max: 52 }),
    hours: fc.array(fc.integer({ min: 70, max: 130 }), { minLength: 52, maxLength: 52 }),
    beforeTaxShares: fc.array(fc.integer({ min: 5, max: 60 }), { maxLength: 4 }),
    afterTax: fc.integer({ min: 0, max: 5_000 }),
    deferredShare: fc.integer({ min: 0, max: 150 }),
  })
  .map(({ year, periodDays, yearCents, share, hours, beforeTaxShares, afterTax, deferredShare }) => {
    const periods = PERIODS[periodDays];
    const usual = Math.round(yearCents / periods);
    const count = Math.max(1, Math.round((share * periods) / 52));
    const pay = hours.slice(0, count).map((percent) => Math.round((usual * percent) / 100));
    const beforeTax = beforeTaxShares.map((permille) => Math.round((usual * permille) / 1000));
    return {
      year,
      periodDays,
      pay,
      beforeTax,
      afterTax,
      deferred: Math.round((usual * deferredShare) / 1000),
    };
  });

test('a stub that a payroll program reckoned after the law breaks no rule', async () => {
  await fc.assert(
    fc.asyncProperty(employment, async (one) => {
      expect(await judged(lawfulStub(one))).toEqual([0]);
    }),
    { numRuns: 500 },
  );
});

test('nor does what is left of it when some of it is not read', async () => {
  await fc.assert(
    fc.asyncProperty(
      employment,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      fc.constantFrom(0.9, 0.6),
      async (one, dice, read) => {
        const left = Object.entries(lawfulStub(one)).filter(() => Number(dice.next().value) < read);
        expect((await judged(Object.fromEntries(left)))[0]).toBeOneOf([0, 'T']);
      },
    ),
    { numRuns: 500 },
  );
});
