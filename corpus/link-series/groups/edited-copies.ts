import { formatDigits } from '../../papers/printing/money.js';
import { coverWord } from '../copies/incremental-edit.js';
import { type PrintedStatement, printStatement, raisedDeposit } from '../papers/statements.js';
import type { Series } from '../series.js';

/** By how much a forger raises a deposit. */
const RAISE_CENTS = 2_000_00;

/**
 * Of each original: one saved upon it, one written anew with another amount, one under another name; of every
 * second one a further amount.
 */
export async function addEditedCopies(series: Series, originals: readonly PrintedStatement[]): Promise<void> {
  for (const [index, original] of originals.entries()) {
    const { bank, facts, origin } = original;
    const edit = (suffix: string, changed: 'amount' | 'name') => ({
      name: `${origin.content}-${suffix}`,
      change: { editOf: { content: origin.content, changed } } as const,
    });
    await addCovered(series, original);
    const raised = edit('raised', 'amount');
    const anew = await printStatement(
      series,
      bank,
      raisedDeposit(facts, RAISE_CENTS),
      raised.name,
      raised.change,
    );
    series.add(raised.name, 'pdf', anew.bytes, anew.origin);
    if (index % 2 === 0) {
      const more = edit('raised-more', 'amount');
      const further = await printStatement(
        series,
        bank,
        raisedDeposit(facts, 3 * RAISE_CENTS),
        more.name,
        more.change,
      );
      series.add(more.name, 'pdf', further.bytes, further.origin);
    }
    const renamed = edit('renamed', 'name');
    const other = series.person(bank.design.language);
    const holder = bank.design.capitalNames ? other.toUpperCase() : other;
    const underOtherName = await printStatement(
      series,
      bank,
      { ...facts, holder },
      renamed.name,
      renamed.change,
    );
    series.add(renamed.name, 'pdf', underOtherName.bytes, underOtherName.origin);
  }
}

async function addCovered(series: Series, { bank, facts, bytes, origin }: PrintedStatement): Promise<void> {
  const deposit = facts.accounts[0]?.movements.find(({ kind }) => kind === 'deposit');
  if (!deposit) throw new RangeError('expected a deposit');
  const digits = (cents: number): string => formatDigits(cents, bank.design.money.decimal);
  const covered = await coverWord(bytes, digits(deposit.cents), digits(deposit.cents + RAISE_CENTS));
  const name = `${origin.content}-covered`;
  series.add(name, 'pdf', covered, {
    ...origin,
    content: name,
    editOf: { content: origin.content, changed: 'amount' },
    savedUpon: origin.content,
  });
}
