import { raisedDeposit } from '../../corpus/link-series/papers/statements.js';
import type { NameLists } from '../../corpus/papers/people/name-lists.js';
import { personName } from '../../corpus/papers/people/name-lists.js';
import { daysAfter } from '../../corpus/papers/printing/dates.js';
import type { StatementDesign } from '../../corpus/papers/statements/design.js';
import {
  type Account,
  type Movement,
  rollStatement,
  type StatementFacts,
} from '../../corpus/papers/statements/facts.js';
import type { Dice } from '../../corpus/pdf-forgeries/dice.js';

const RAISE_CENTS = 2_000_00;
/**
 * Of a month's payments, those that come again in the next one; of the next month's own, those that come
 * besides.
 */
const [KEPT_SHARE, NEW_SHARE] = [0.4, 0.6];
/** The last day after the first of the month on which a payment may fall. */
const LAST_DAY = 27;

const withAccounts = (
  facts: StatementFacts,
  change: (account: Account, index: number) => Account,
): StatementFacts => ({
  ...facts,
  accounts: facts.accounts.map(change),
});

const otherAmounts = (facts: StatementFacts, dice: Dice): StatementFacts =>
  withAccounts(facts, (account) => ({
    ...account,
    openingCents: account.openingCents + dice.between(1_000, 900_000),
    movements: account.movements.map((movement) => ({
      ...movement,
      cents: Math.round((movement.cents * dice.between(60, 190)) / 100),
    })),
  }));

const otherDates = (facts: StatementFacts, dice: Dice): StatementFacts => {
  const days = 30 * dice.between(1, 11);
  const moved = withAccounts(facts, (account) => ({
    ...account,
    movements: account.movements.map((movement) => ({ ...movement, day: daysAfter(movement.day, days) })),
  }));
  return { ...moved, start: daysAfter(facts.start, days), end: daysAfter(facts.end, days) };
};

const rowOut = (facts: StatementFacts, dice: Dice): StatementFacts =>
  withAccounts(facts, (account) => {
    const out = dice.between(0, account.movements.length - 1);
    const rest = account.movements.filter((_, index) => index !== out);
    const tripled = dice.between(0, rest.length - 1);
    return {
      ...account,
      movements: rest.map((movement, index) =>
        index === tripled ? { ...movement, cents: 3 * movement.cents } : movement,
      ),
    };
  });

/** A statement of the same customer and account: some payments are the same, in their order. */
function nextMonth(facts: StatementFacts, rolled: StatementFacts, dice: Dice): StatementFacts {
  const placed = (movements: readonly Movement[], share: number) =>
    movements
      .map((movement, index) => ({ movement, at: index / movements.length }))
      .filter(() => dice.chance(share));
  const next = withAccounts(facts, (account, index) => {
    const own = rolled.accounts[index]?.movements ?? [];
    const both = [...placed(account.movements, KEPT_SHARE), ...placed(own, NEW_SHARE)].sort(
      (one, other) => one.at - other.at,
    );
    const days = both.map(() => dice.between(0, LAST_DAY)).sort((one, other) => one - other);
    return {
      ...account,
      movements: both.map(({ movement }, at) => ({
        ...movement,
        day: daysAfter(rolled.start, days[at] ?? 0),
      })),
    };
  });
  return otherAmounts({ ...next, start: rolled.start, end: rolled.end }, dice);
}

/** What a forger, or the next month, makes of a statement, by name. Account numbers stay. */
export function changedStatements(
  design: StatementDesign,
  names: NameLists,
  facts: StatementFacts,
  dice: Dice,
): [string, StatementFacts][] {
  const otherHolder = (of: StatementFacts): StatementFacts => {
    const name = personName(names, dice);
    const holder = design.capitalNames ? name.toUpperCase() : name;
    return { ...of, holder, holderStreet: dice.pick(names.streets), holderTown: dice.pick(names.towns) };
  };
  return [
    ['a deposit raised', raisedDeposit(facts, RAISE_CENTS)],
    ['other amounts', otherAmounts(facts, dice)],
    ['another holder', otherHolder(facts)],
    ['other dates', otherDates(facts, dice)],
    ['other amounts, holder, dates', otherDates(otherHolder(otherAmounts(facts, dice)), dice)],
    ['a row out, one tripled', rowOut(facts, dice)],
    ['next month', nextMonth(facts, rollStatement(design, names, dice), dice)],
  ];
}
