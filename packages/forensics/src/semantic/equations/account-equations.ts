import type { AccountActivity, LabelledFigure, Transaction } from '@assay/media';
import { type Equation, residualOf, type Term } from './equation.js';

/** All that an account's activity says about its own sums: the chain of balances first, then what the summary adds. */
export function accountEquations(account: AccountActivity): Equation[] {
  const chain = chainOf(account);
  const summary = summaryEquations(account, chain.first, chain.last);
  // A summary of which nothing fits belongs to another account or another period.
  return summary.some((equation) => residualOf(equation) === 0) ? [...chain.equations, ...summary] : chain.equations;
}

interface Chain {
  readonly equations: Equation[];
  /** The first balance with the amounts up to it, to be compared with the opening balance. */
  readonly first: readonly Term[];
  readonly last: LabelledFigure | undefined;
}

function chainOf({ transactions }: AccountActivity): Chain {
  const equations: Equation[] = [];
  let first: Term[] = [];
  let last: LabelledFigure | undefined;
  let between: Term[] = [];
  let adjoins = true;
  for (const transaction of transactions) {
    adjoins &&= transaction.adjoins;
    between.push(...amountTerms(transaction));
    if (!transaction.balance) continue;
    const balance = { label: nameOf(transaction), figure: transaction.balance };
    if (last) {
      const terms: Term[] = [{ ...last, sign: 1 }, ...between, { ...balance, sign: -1 }];
      equations.push({ kind: 'balance', terms, constant: 0, established: adjoins });
    } else first = [...between, { ...balance, sign: -1 }];
    last = balance;
    between = [];
    adjoins = true;
  }
  return { equations, first, last };
}

const nameOf = ({ date, description }: Transaction): string => [date?.text, description].filter(Boolean).join(' ');

function amountTerms(transaction: Transaction): Term[] {
  const { amount, changeMinorUnits } = transaction;
  if (!amount || changeMinorUnits === 0) return [];
  return [{ label: nameOf(transaction), figure: amount, sign: changeMinorUnits === amount.units ? 1 : -1 }];
}

function summaryEquations(account: AccountActivity, first: readonly Term[], last: LabelledFigure | undefined): Equation[] {
  const equations: Equation[] = [];
  const opening = firstFitting(account.opening, (one) => ({ kind: 'opening', terms: [{ ...one, sign: 1 }, ...first], ...LOOSE }));
  const closing = last && firstFitting(account.closing, (one) => ({ kind: 'closing', terms: [signed(one, 1), signed(last, -1)], ...LOOSE }));
  const amounts = account.transactions.flatMap(amountTerms);
  const isIn = ({ figure, sign }: Term) => figure.units * sign > 0;
  const deposits = firstFitting(account.deposits, (one) => ({ kind: 'deposits', terms: [total(one, -1), ...amounts.filter(isIn)], ...LOOSE }));
  const withdrawals = firstFitting(account.withdrawals, (one) => ({
    kind: 'withdrawals',
    terms: [total(one, 1), ...amounts.filter((term) => !isIn(term))],
    ...LOOSE,
  }));
  for (const found of [opening, closing, deposits, withdrawals]) if (found) equations.push(found.equation);
  if (opening && closing && deposits && withdrawals) {
    const terms = [signed(opening.figure, 1), total(deposits.figure, 1), total(withdrawals.figure, -1), signed(closing.figure, -1)];
    equations.push({ kind: 'summary', terms, ...LOOSE });
  }
  return equations;
}

/** Fees may be listed apart, deposits held back, pages be missing: by themselves these prove nothing. */
const LOOSE = { constant: 0, established: false } as const;

const signed = (one: LabelledFigure, sign: 1 | -1): Term => ({ ...one, sign });

/** Withdrawals may be printed above or below zero. */
const total = (one: LabelledFigure, sign: 1 | -1): Term => signed(one, one.figure.units < 0 ? (-sign as 1 | -1) : sign);

/** Of several figures with the same label the one that fits, otherwise the first. */
function firstFitting(
  figures: readonly LabelledFigure[],
  equate: (one: LabelledFigure) => Equation,
): { figure: LabelledFigure; equation: Equation } | undefined {
  const equations = figures.map((figure) => ({ figure, equation: equate(figure) }));
  return equations.find(({ equation }) => residualOf(equation) === 0) ?? equations[0];
}
