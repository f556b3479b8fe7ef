import type { Dice } from '../../pdf-forgeries/dice.js';
import { type NameLists, personName } from '../people/name-lists.js';
import { type Day, daysAfter } from '../printing/dates.js';
import { type StatementDesign, wordsOf } from './design.js';

/** One movement. */
export interface Movement {
  readonly day: Day;
  readonly description: string;
  /** Above zero into the account, below zero out of it. */
  readonly cents: number;
  readonly kind: 'deposit' | 'withdrawal' | 'fee' | 'check';
  /** Empty but for checks. */
  readonly checkNumber: string;
}

export interface Account {
  readonly type: string;
  /** As printed, masked or not. */
  readonly number: string;
  readonly openingCents: number;
  /** Oldest first. */
  readonly movements: readonly Movement[];
}

/** All that a statement may print. */
export interface StatementFacts {
  readonly bank: string;
  readonly bankAddress: string;
  readonly holder: string;
  readonly holderStreet: string;
  readonly holderTown: string;
  readonly start: Day;
  readonly end: Day;
  readonly accounts: readonly Account[];
}

export const sumOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { cents }) => sum + cents, 0);
export const closingCents = (account: Account): number => account.openingCents + sumOf(account.movements);

/** Balance after each movement, oldest first. */
export function runningBalances({ openingCents, movements }: Account): number[] {
  let balance = openingCents;
  return movements.map(({ cents }) => {
    balance += cents;
    return balance;
  });
}

function accountNumber(design: StatementDesign, dice: Dice): string {
  const digits = dice.digits(12);
  return design.accountNumber === 'plain'
    ? digits.slice(0, 10)
    : `${digits.slice(0, 5)}-${digits.slice(5, 6)}`;
}

function rollMovements(
  design: StatementDesign,
  names: NameLists,
  dice: Dice,
  start: Day,
  days: number,
  openingCents: number,
): Movement[] {
  const { texts } = wordsOf(design);
  const count = dice.between(design.movements[0], design.movements[1]);
  const dates = Array.from({ length: count }, () => dice.between(0, days)).sort((one, other) => one - other);
  const payEvery = dice.between(4, 7);
  let balance = openingCents;
  let checkNumber = dice.between(1001, 4800);
  return dates.map((offset, index): Movement => {
    const day = daysAfter(start, offset);
    const common = { day, checkNumber: '' };
    // An account that runs low is paid into: layouts without a sign for balances must not need one.
    if (index % payEvery === 1 || balance < 60_000) {
      const cents = dice.between(85_000, 462_000);
      balance += cents;
      return {
        ...common,
        kind: 'deposit',
        cents,
        description: `${dice.pick(texts.deposits)} ${dice.pick(names.employers)}`,
      };
    }
    const cents = -dice.between(310, 48_000);
    balance += cents;
    if (design.checks && dice.chance(0.25)) {
      checkNumber += dice.between(1, 3);
      return {
        ...common,
        kind: 'check',
        cents,
        checkNumber: String(checkNumber),
        description: `${texts.check} ${checkNumber}`,
      };
    }
    return {
      ...common,
      kind: 'withdrawal',
      cents,
      description: `${dice.pick(texts.withdrawals)} ${dice.pick(names.merchants)}`,
    };
  });
}

function withFee(
  design: StatementDesign,
  movements: readonly Movement[],
  dice: Dice,
  end: Day,
): readonly Movement[] {
  if (!design.fees) return movements;
  const fee = {
    day: end,
    checkNumber: '',
    kind: 'fee' as const,
    cents: -dice.between(4, 30) * 50,
  };
  return [...movements, { ...fee, description: dice.pick(wordsOf(design).texts.fees) }];
}

/** Rolls a statement's contents; its sums add up. */
export function rollStatement(design: StatementDesign, names: NameLists, dice: Dice): StatementFacts {
  const year = dice.between(2022, 2025);
  const start = { year, month: dice.between(1, 11), day: design.startDay };
  const days = dice.between(27, 29);
  const end = daysAfter(start, days);
  const types = dice.shuffled(wordsOf(design).accountTypes);
  const accounts = Array.from({ length: design.accounts }, (_, index): Account => {
    const openingCents = dice.between(41_000, 1_900_000);
    const moved = rollMovements(design, names, dice, start, days, openingCents);
    const movements = withFee(design, moved, dice, end);
    return { type: types[index] ?? '', number: accountNumber(design, dice), openingCents, movements };
  });
  const holder = personName(names, dice);
  return {
    bank: design.bank ?? dice.pick(names.banks),
    bankAddress: `${dice.pick(names.streets)}, ${dice.pick(names.towns)}`,
    holder: design.capitalNames ? holder.toUpperCase() : holder,
    holderStreet: dice.pick(names.streets),
    holderTown: dice.pick(names.towns),
    start,
    end,
    accounts,
  };
}
