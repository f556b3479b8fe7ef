import { openBank, type PrintedStatement, printStatement, rollCustomer } from '../papers/statements.js';
import type { Series } from '../series.js';

const BANKS = 8;
const CUSTOMERS_PER_BANK = 8;

/** Strangers at several banks, a statement each: the same template, other people. */
export async function addBankStatements(series: Series): Promise<PrintedStatement[]> {
  const statements: PrintedStatement[] = [];
  for (const design of series.dice.shuffled(series.family.statements).slice(0, BANKS)) {
    const bank = openBank(series, design);
    for (let customer = 1; customer <= CUSTOMERS_PER_BANK; customer++) {
      const name = `statement-${design.id}-${customer}`;
      const statement = await printStatement(series, bank, rollCustomer(series, bank), name);
      series.add(name, 'pdf', statement.bytes, statement.origin);
      statements.push(statement);
    }
  }
  return statements;
}
