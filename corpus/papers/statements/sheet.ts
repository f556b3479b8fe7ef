import type { Day } from '../printing/dates.js';
import { type DateStyle, formatDay, isoDate } from '../printing/dates.js';
import { Ledger, plain } from '../printing/ledger.js';
import { formatDigits, formatSigned, toUnits } from '../printing/money.js';
import { type StatementDesign, type StatementWords, wordsOf } from './design.js';
import { type Account, closingCents, type Movement, runningBalances, type StatementFacts } from './facts.js';

/** A movement with the balance after it. */
export interface Row {
  readonly movement: Movement;
  readonly balanceCents: number;
}

/** A statement being printed: says its values in the design's spelling and notes each in the ledger. */
export class Sheet {
  readonly ledger = new Ledger();
  readonly #nextTransaction = new Map<number, number>();
  readonly #nextCheck = new Map<number, number>();

  readonly design: StatementDesign;
  readonly facts: StatementFacts;

  constructor(design: StatementDesign, facts: StatementFacts) {
    this.design = design;
    this.facts = facts;
  }

  get words(): StatementWords {
    return wordsOf(this.design);
  }

  account(index: number): Account {
    const account = this.facts.accounts[index];
    if (!account) throw new RangeError(`expected an account, received index ${index}`);
    return account;
  }

  bank = (): string => this.ledger.say('bankName', this.facts.bank);
  bankAddress = (): string => this.ledger.say('bankAddress', this.facts.bankAddress);
  holder = (): string => this.ledger.say('accountHolderName', this.facts.holder);
  holderAddress(): string {
    const { holderStreet, holderTown } = this.facts;
    this.ledger.say(
      'accountHolderAddress',
      `${holderStreet}, ${holderTown}`,
      `${holderStreet} ${holderTown}`,
    );
    return `${plain(holderStreet)}<br>${plain(holderTown)}`;
  }

  start = (): string => this.#day('statementStartDate', this.facts.start, this.design.periodStyle);
  end = (): string => this.#day('statementEndDate', this.facts.end, this.design.periodStyle);
  #day = (path: string, day: Day, style: DateStyle): string =>
    this.ledger.say(path, isoDate(day), formatDay(day, style, this.design.language));

  number = (index: number): string =>
    this.ledger.say(`accounts[${index}].accountNumber`, this.account(index).number);
  type = (index: number): string =>
    this.ledger.say(`accounts[${index}].accountType`, this.account(index).type);
  opening = (index: number): string =>
    this.#total(index, 'beginningBalance', this.account(index).openingCents);
  closing = (index: number): string => this.#total(index, 'endingBalance', closingCents(this.account(index)));
  credits = (index: number): string => this.#total(index, 'totalDeposits', this.#sum(index, ['deposit']));
  /** Fees and checks included. */
  debits = (index: number): string =>
    this.#total(index, 'totalWithdrawals', -this.#sum(index, ['withdrawal', 'fee', 'check']));
  fees = (index: number): string => this.#total(index, 'totalServiceFees', -this.#sum(index, ['fee']));

  #sum = (index: number, kinds: readonly Movement['kind'][]): number =>
    this.account(index).movements.reduce(
      (sum, { kind, cents }) => sum + (kinds.includes(kind) ? cents : 0),
      0,
    );
  #total = (index: number, name: string, cents: number): string =>
    this.ledger.say(`accounts[${index}].${name}`, toUnits(cents), this.money(cents));

  /** With the currency's symbol. */
  money = (cents: number): string =>
    `${cents < 0 ? '-' : ''}${this.design.money.symbol}${formatDigits(cents, this.design.money.decimal)}`;
  digits = (cents: number): string => formatDigits(cents, this.design.money.decimal);

  rows(index: number, kinds: readonly Movement['kind'][] = ['deposit', 'withdrawal', 'fee', 'check']): Row[] {
    const account = this.account(index);
    const balances = runningBalances(account);
    const rows = account.movements.map((movement, line) => ({ movement, balanceCents: balances[line] ?? 0 }));
    return rows.filter(({ movement }) => kinds.includes(movement.kind));
  }

  /** Notes one movement; its parts are what a table may print of it. */
  transaction(
    index: number,
    { movement, balanceCents }: Row,
  ): Record<'date' | 'description' | 'signed' | 'unsigned' | 'balance', string> {
    const line = this.#nextTransaction.get(index) ?? 0;
    this.#nextTransaction.set(index, line + 1);
    const path = `accounts[${index}].transactions[${line}]`;
    const { day, description, cents, checkNumber } = movement;
    const said = this.ledger.say(`${path}.description`, description);
    if (checkNumber) this.ledger.say(`${path}.checkNumber`, checkNumber);
    this.ledger.say(
      `${path}.${cents < 0 ? 'withdrawalAmount' : 'depositAmount'}`,
      toUnits(Math.abs(cents)),
      this.digits(cents),
    );
    return {
      date: this.#day(`${path}.date`, day, this.design.dateStyle),
      description: said,
      signed: formatSigned(cents, this.design.money),
      unsigned: this.digits(cents),
      balance: this.design.withBalance
        ? this.ledger.say(`${path}.balance`, toUnits(balanceCents), this.digits(balanceCents))
        : '',
    };
  }

  /** Notes one line of a table of checks. */
  check(index: number, { movement }: Row): Record<'number' | 'date' | 'amount', string> {
    const line = this.#nextCheck.get(index) ?? 0;
    this.#nextCheck.set(index, line + 1);
    const path = `accounts[${index}].checks[${line}]`;
    return {
      number: this.ledger.say(`${path}.number`, movement.checkNumber),
      date: this.#day(`${path}.date`, movement.day, this.design.dateStyle),
      amount: this.ledger.say(`${path}.amount`, toUnits(-movement.cents), this.digits(movement.cents)),
    };
  }
}
