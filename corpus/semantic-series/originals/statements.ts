import type { Family } from '../../papers/families.js';
import { daysAfter, isoDate } from '../../papers/printing/dates.js';
import { composeStatementOf } from '../../papers/statements/compose.js';
import type { StatementDesign } from '../../papers/statements/design.js';
import { rollStatement, type StatementFacts } from '../../papers/statements/facts.js';
import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Original } from '../edits/edit.js';
import { accountCode, CODED_BANKS, type CodedBank } from './account-codes.js';

/** More rows than this fill more pages than are read in pixels. */
const MOST_MOVEMENTS = 30;

/** A statement with a number that names its bank. */
export interface CodedStatement extends Original {
  readonly bank: CodedBank;
  /** The same statement under another bank's name. */
  readonly underAnotherName: Original['document'];
}

export const statementDesigns = ({ statements }: Family): readonly StatementDesign[] =>
  statements.filter(({ movements }) => movements[1] <= MOST_MOVEMENTS);

export function composeOriginalStatement(design: StatementDesign, { names }: Family, dice: Dice): Original {
  const facts = rollStatement(design, names[design.language], dice);
  return { document: composeStatementOf(design, facts), receivedOn: submissionDay(facts, dice) };
}

export function composeCodedStatement(
  design: StatementDesign,
  { names }: Family,
  dice: Dice,
): CodedStatement {
  const rolled = rollStatement(design, names[design.language], dice);
  const [bank, other] = dice.shuffled(CODED_BANKS[design.country]);
  if (!bank || !other) throw new RangeError('expected two banks of each country');
  const { label, number } = accountCode(design.country, bank, dice);
  const coded: StatementDesign = {
    ...design,
    header: (sheet) => `${design.header(sheet)}<div style="margin:4pt 0">${label}: ${number}</div>`,
  };
  const composed = (name: string): Original['document'] =>
    composeStatementOf(coded, { ...rolled, bank: name });
  return {
    document: composed(bank.name),
    underAnotherName: composed(other.name),
    bank,
    receivedOn: submissionDay(rolled, dice),
  };
}

const submissionDay = ({ end }: StatementFacts, dice: Dice): string =>
  isoDate(daysAfter(end, dice.between(3, 25)));
