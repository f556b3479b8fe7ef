import type { Choice } from '../../types/assign.js';
import { BANK_STATEMENT_FIELD_NAMES } from '../field-names.js';
import type { FieldWriter } from './field-writer.js';

/** First and last day of the statement, as far as they are known: `YYYY-MM-DD`. */
export interface StatementPeriod {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** What is less likely gives dates of rows their year, and is not stated itself. */
const MIN_LIKELIHOOD = 0.4;

/** The fields of the statement as a whole. */
export function writeHead(writer: FieldWriter, chosen: ReadonlyMap<string, Choice>): void {
  for (const { name } of BANK_STATEMENT_FIELD_NAMES) {
    const choice = chosen.get(name);
    if (choice && choice.likelihood >= MIN_LIKELIHOOD)
      writer.write(name, choice.best.value, choice.best.span, choice.likelihood);
  }
}

export function periodOf(chosen: ReadonlyMap<string, Choice>): StatementPeriod {
  const [start, end] = ['statementStartDate', 'statementEndDate'].map((name) => chosen.get(name)?.best.value);
  return { start: start as string | undefined, end: end as string | undefined };
}
