import type { AccountActivity, LabeledFigure, Transaction } from '@assay/media';
import { type Equation, residualOf, type Term } from './equation.js';
import { isMadeOfTwo } from './sums-of-some.js';

/**
 * All that an account's activity says about its own sums: the chain of balances first, then what the summary
 * adds.
 * @param outside amounts that the document prints outside of the account's rows, in hundredths: two of them
 * may be what a total leaves out
 */
export function accountEquations(account: AccountActivity, outside: readonly number[]): Equation[] {
  const chain = chainOf(account);
  const summary = summaryEquations(account, chain, outside);
  // A summary of which nothing fits belongs to another account or another period.
  return summary.some((equation) => residualOf(equation) === 0)
    ? [...chain.equations, ...summary]
    : chain.equations;
}

interface Chain {
  readonly equations: Equation[];
  /** The first balance with the amounts up to it, to be compared with the opening balance. */
  readonly first: readonly Term[];
  readonly last: LabeledFigure | undefined;
  /** False when a line of the table was not read, so that its totals cannot be compared with the lines. */
  readonly complete: boolean;
}

function chainOf({ transactions }: AccountActivity): Chain {
  const equations: Equation[] = [];
  let first: Term[] = [];
  let last: LabeledFigure | undefined;
  let between: Term[] = [];
  let adjoins = true;
  let onOnePage = true;
  let passedOver = false;
  let complete = true;
  for (const [index, transaction] of transactions.entries()) {
    adjoins &&= transaction.adjoins;
    onOnePage &&= transactions[index - 1]?.page === transaction.page;
    passedOver ||= transaction.passedOver;
    between.push(...amountTerms(transaction));
    if (!transaction.balance) continue;
    const balance = { label: nameOf(transaction), figure: transaction.balance };
    if (last) {
      const terms: Term[] = [{ ...last, sign: 1 }, ...between, { ...balance, sign: -1 }];
      const equation: Equation = { kind: 'balance', terms, constant: 0, established: adjoins };
      // What stands between two lines and was not read explains any difference; over a page break only what
      // reads like lines does.
      const readable = adjoins || !(onOnePage || passedOver) || residualOf(equation) === 0;
      if (readable) equations.push(equation);
      complete &&= readable;
    } else first = [...between, { ...balance, sign: -1 }];
    last = balance;
    between = [];
    adjoins = true;
    onOnePage = true;
    passedOver = false;
  }
  return { equations, first, last, complete };
}

const nameOf = ({ date, description }: Transaction): string =>
  [date?.text, description].filter(Boolean).join(' ');

function amountTerms(transaction: Transaction): Term[] {
  const { amount, changeMinorUnits } = transaction;
  if (!amount || changeMinorUnits === 0) return [];
  return [{ label: nameOf(transaction), figure: amount, sign: changeMinorUnits === amount.units ? 1 : -1 }];
}

function summaryEquations(
  account: AccountActivity,
  { first, last, complete }: Chain,
  outside: readonly number[],
): Equation[] {
  const equations: Equation[] = [];
  const opening = firstFitting(account.opening, (one) => ({
    kind: 'opening',
    terms: [{ ...one, sign: 1 }, ...first],
    ...LOOSE,
  }));
  const closing =
    last &&
    firstFitting(account.closing, (one) => ({
      kind: 'closing',
      terms: [signed(one, 1), signed(last, -1)],
      ...LOOSE,
    }));
  const amounts = account.transactions.flatMap(amountTerms);
  const isIn = ({ figure, sign }: Term) => figure.units * sign > 0;
  const deposits = firstFitting(account.deposits, (one) => ({
    kind: 'deposits',
    terms: [total(one, -1), ...amounts.filter(isIn)],
    ...LOOSE,
  }));
  const withdrawals = firstFitting(account.withdrawals, (one) => ({
    kind: 'withdrawals',
    terms: [total(one, 1), ...amounts.filter((term) => !isIn(term))],
    ...LOOSE,
  }));
  for (const found of [opening, closing]) if (found) equations.push(found.equation);
  // Rows that lead from the opening to the closing balance without a gap are all there are: a total is then
  // one of all of them, unless others stand beside it.
  const areAll = [opening, closing].every((found) => found !== undefined && residualOf(found.equation) === 0);
  const rows = amounts.map(({ figure }) => figure.units);
  for (const found of complete ? [deposits, withdrawals] : []) {
    if (!found) continue;
    const missing = residualOf(found.equation);
    equations.push({
      ...found.equation,
      established: areAll && !isMadeOfTwo(rows, missing) && !isMadeOfTwo(outside, missing),
    });
  }
  if (opening && closing && deposits && withdrawals) {
    const terms = [
      signed(opening.figure, 1),
      total(deposits.figure, 1),
      total(withdrawals.figure, -1),
      signed(closing.figure, -1),
    ];
    equations.push({ kind: 'summary', terms, ...LOOSE });
  }
  return equations;
}

/** Fees may be listed apart, deposits held back, pages be missing: by themselves these prove nothing. */
const LOOSE = { constant: 0, established: false } as const;

const signed = (one: LabeledFigure, sign: 1 | -1): Term => ({ ...one, sign });

/** Withdrawals may be printed above or below zero. */
const total = (one: LabeledFigure, sign: 1 | -1): Term =>
  signed(one, one.figure.units < 0 ? (-sign as 1 | -1) : sign);

/** Of several figures with the same label the one that fits, otherwise the first. */
function firstFitting(
  figures: readonly LabeledFigure[],
  equate: (one: LabeledFigure) => Equation,
): { figure: LabeledFigure; equation: Equation } | undefined {
  const equations = figures.map((figure) => ({ figure, equation: equate(figure) }));
  return equations.find(({ equation }) => residualOf(equation) === 0) ?? equations[0];
}
