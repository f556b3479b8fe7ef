import { type Day, daysAfter } from '../../papers/printing/dates.js';
import { composeStatementOf } from '../../papers/statements/compose.js';
import type { StatementDesign } from '../../papers/statements/design.js';
import {
  type Account,
  closingCents,
  rollStatement,
  type StatementFacts,
} from '../../papers/statements/facts.js';
import type { Printed } from '../../papers/treatments/print.js';
import type { Origin } from '../origin.js';
import type { Series } from '../series.js';

/** A bank: one name, one address, one layout for all its customers. */
export interface Bank {
  readonly design: StatementDesign;
  readonly name: string;
  readonly address: string;
}

/** A statement as the bank printed it. */
export interface PrintedStatement {
  readonly bank: Bank;
  readonly facts: StatementFacts;
  readonly printed: Printed;
  readonly bytes: Uint8Array;
  readonly origin: Origin;
}

export function openBank({ names, dice }: Series, design: StatementDesign): Bank {
  const { banks, streets, towns } = names(design.language);
  return { design, name: dice.pick(banks), address: `${dice.pick(streets)}, ${dice.pick(towns)}` };
}

/** A new customer's statement. */
export function rollCustomer(series: Series, bank: Bank): StatementFacts {
  const rolled = rollStatement(bank.design, series.names(bank.design.language), series.dice);
  const holder = series.person(bank.design.language);
  return {
    ...rolled,
    bank: bank.name,
    bankAddress: bank.address,
    holder: bank.design.capitalNames ? holder.toUpperCase() : holder,
  };
}

/** The same customer's next month: other movements, from the balance that the last one closed with. */
export function nextMonth(series: Series, bank: Bank, facts: StatementFacts): StatementFacts {
  const rolled = rollCustomer(series, bank);
  const start = daysAfter(facts.end, 1);
  const moved = (day: Day): Day => daysAfter(start, daysBetween(rolled.start, day));
  const accounts = rolled.accounts.map((account, index): Account => {
    const last = facts.accounts[index] ?? account;
    const movements = account.movements.map((movement) => ({ ...movement, day: moved(movement.day) }));
    return { ...last, openingCents: closingCents(last), movements };
  });
  return { ...facts, start, end: moved(rolled.end), accounts };
}

const MS_PER_DAY = 86_400_000;
const utc = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);
const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / MS_PER_DAY);

/** A forger's: one deposit of the first account raised, and every balance after it. */
export function raisedDeposit(facts: StatementFacts, raiseCents: number): StatementFacts {
  const [first, ...others] = facts.accounts;
  const at = first?.movements.findIndex(({ kind }) => kind === 'deposit') ?? -1;
  if (!first || at === -1) throw new RangeError('expected a deposit');
  const movements = first.movements.map((movement, index) =>
    index === at ? { ...movement, cents: movement.cents + raiseCents } : movement,
  );
  return { ...facts, accounts: [{ ...first, movements }, ...others] };
}

/** As Chromium prints it. @param content names what it says @param change what the origin says otherwise */
export async function printStatement(
  series: Series,
  bank: Bank,
  facts: StatementFacts,
  content: string,
  change: Partial<Origin> = {},
): Promise<PrintedStatement> {
  const { bytes, printed } = await series.printer.print(composeStatementOf(bank.design, facts));
  const { fontFamily, id } = bank.design;
  const origin: Origin = {
    look: 'pdf',
    content,
    template: id,
    writer: `chromium ${fontFamily}`,
    identifiers: facts.accounts.map(({ number }) => number),
    holder: facts.holder,
    hasRows: true,
    ...change,
  };
  return { bank, facts, printed, bytes, origin };
}
