import type { Dice } from '../../pdf-forgeries/dice.js';
import type { NameLists } from '../people/name-lists.js';
import { personName } from '../people/person-name.js';
import { type Day, daysAfter } from '../printing/dates.js';
import type { StatementDesign } from './design.js';

/** One movement. */
export interface Movement {
  readonly day: Day;
  readonly description: string;
  /** A second line of the description; empty where there is none. */
  readonly detail: string;
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
  switch (design.accountNumber) {
    case 'plain':
      return digits.slice(0, 10);
    case 'grouped':
      return `${digits.slice(0, 4)} ${digits.slice(4, 8)} ${digits.slice(8)}`;
    case 'hyphenated':
      return `${digits.slice(0, 5)}-${digits.slice(5, 6)}`;
    case 'dotted':
      return `${digits.slice(0, 2)}.${digits.slice(2, 5)}-${digits.slice(5, 6)}`;
    case 'masked':
      return `XXXXXX${digits.slice(8)}`;
    case 'masked-groups':
      return `XX-XXXX-${digits.slice(8)}`;
    case 'dots':
      return `****${digits.slice(8)}`;
  }
}

function rollMovements(
  design: StatementDesign,
  names: NameLists,
  dice: Dice,
  start: Day,
  days: number,
  openingCents: number,
): Movement[] {
  const { texts } = design.words;
  const count = dice.between(design.movements[0], design.movements[1]);
  const dates = Array.from({ length: count }, () => dice.between(0, days)).sort((one, other) => one - other);
  const payEvery = dice.between(4, 7);
  let balance = openingCents;
  let checkNumber = dice.between(1001, 4800);
  return dates.map((offset, index): Movement => {
    const day = daysAfter(start, offset);
    const common = { day, detail: '', checkNumber: '' };
    // An account that runs low is paid into: layouts without a sign for balances must not need one.
    if (index % payEvery === 1 || balance < 60_000) {
      const cents = dice.between(85_000, 462_000);
      balance += cents;
      const detail = design.detailLines ? `${texts.reference} ${dice.digits(8)}` : '';
      return {
        ...common,
        detail,
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
    const detail = design.detailLines && dice.chance(0.6) ? `${texts.reference} ${dice.digits(8)}` : '';
    return {
      ...common,
      detail,
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
    detail: '',
    checkNumber: '',
    kind: 'fee' as const,
    cents: -dice.between(4, 30) * 50,
  };
  return [...movements, { ...fee, description: dice.pick(design.words.texts.fees) }];
}

function withInterest(
  design: StatementDesign,
  movements: readonly Movement[],
  dice: Dice,
  end: Day,
): readonly Movement[] {
  const { interest } = design.words.texts;
  if (!interest) return movements;
  const earned = {
    day: end,
    detail: '',
    checkNumber: '',
    kind: 'deposit' as const,
    cents: dice.between(1, 900),
  };
  return [...movements, { ...earned, description: dice.pick(interest) }];
}

/** Rolls a statement's contents; its sums add up. */
export function rollStatement(design: StatementDesign, names: NameLists, dice: Dice): StatementFacts {
  const year = dice.between(2022, 2025);
  const start = design.overNewYear
    ? { year, month: 12, day: dice.between(8, 20) }
    : { year, month: dice.between(1, 11), day: design.startDay };
  const days = dice.between(27, 29);
  const end = daysAfter(start, days);
  const types = dice.shuffled(design.words.accountTypes);
  const accounts = Array.from({ length: design.accounts }, (_, index): Account => {
    const openingCents = dice.between(41_000, 1_900_000);
    const moved = rollMovements(design, names, dice, start, days, openingCents);
    const movements = withInterest(design, withFee(design, moved, dice, end), dice, end);
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
