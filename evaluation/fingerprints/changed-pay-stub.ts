import type { PayStubDesign } from '../../corpus/papers/pay-stubs/design.js';
import { type PayFacts, type PayLine, rollPayStub } from '../../corpus/papers/pay-stubs/facts.js';
import type { NameLists } from '../../corpus/papers/people/name-lists.js';
import { personName } from '../../corpus/papers/people/name-lists.js';
import type { Dice } from '../../corpus/pdf-forgeries/dice.js';

/** By how much a forger raises all that is earned and withheld. */
const RAISE = 1.3;
const raised = (lines: readonly PayLine[]): PayLine[] =>
  lines.map((line) => ({
    ...line,
    cents: Math.round(line.cents * RAISE),
    yearToDateCents: Math.round(line.yearToDateCents * RAISE),
  }));

/** What a forger, or the next payday, makes of a pay stub, by name. */
export function changedPayStubs(
  design: PayStubDesign,
  names: NameLists,
  facts: PayFacts,
  dice: Dice,
): [string, PayFacts][] {
  const name = personName(names, dice);
  const { start, end, payDate, earnings, taxes, deductions } = rollPayStub(design, names, dice);
  return [
    [
      'other amounts',
      {
        ...facts,
        earnings: raised(facts.earnings),
        taxes: raised(facts.taxes),
        deductions: raised(facts.deductions),
      },
    ],
    ['another employee', { ...facts, employee: design.capitalNames ? name.toUpperCase() : name }],
    ['another payday', { ...facts, start, end, payDate, earnings, taxes, deductions }],
  ];
}
