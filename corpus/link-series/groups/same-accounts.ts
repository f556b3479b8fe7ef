import { nextMonth, type PrintedStatement, printStatement, rollCustomer } from '../papers/statements.js';
import type { Series } from '../series.js';

/** Of each customer an honest next month. */
export async function addNextMonths(series: Series, statements: readonly PrintedStatement[]): Promise<void> {
  for (const { bank, facts, origin } of statements) {
    const name = `${origin.content}-next-month`;
    const next = await printStatement(series, bank, nextMonth(series, bank, facts), name);
    series.add(name, 'pdf', next.bytes, next.origin);
  }
}

/** Each account number once more on another person's statement, with movements of its own. */
export async function addStolenAccounts(
  series: Series,
  statements: readonly PrintedStatement[],
): Promise<void> {
  for (const { bank, facts, origin } of statements) {
    const name = `${origin.content}-other-holder`;
    const rolled = rollCustomer(series, bank);
    const accounts = rolled.accounts.map((account, index) => ({
      ...account,
      number: facts.accounts[index]?.number ?? account.number,
    }));
    const stolen = await printStatement(series, bank, { ...rolled, accounts }, name);
    series.add(name, 'pdf', stolen.bytes, stolen.origin);
  }
}
