import { unionBox } from '@assay/media';
import { isoOf } from '../../dates/calendar.js';
import type { HolderAndBank } from '../parties/account-holder-and-bank.js';
import type { PartyText } from '../parties/party-text.js';
import type { PeriodDate, StatementPeriod } from '../period/period-date.js';
import type { StatementFieldName } from './field-paths.js';
import type { FieldWriter } from './field-writer.js';

/** How often a period that a range or a label states is right, and a lone date at the top of the page. */
const SURE_DATE = 0.96;
const UNLABELLED_DATE = 0.6;

/** The fields of the statement as a whole. */
export function writeStatement(
  writer: FieldWriter,
  { bank, bankAddress, holderName, holderAddress }: HolderAndBank,
  period: StatementPeriod,
): void {
  const name = (one: StatementFieldName) => one;
  if (bank) writer.write(name('bankName'), bank.text, { ...bank, raw: bank.text }, bank.certainty);
  writeParty(writer, 'bankAddress', bankAddress);
  writeParty(writer, 'accountHolderName', holderName);
  writeParty(writer, 'accountHolderAddress', holderAddress);
  writeDate(writer, 'statementStartDate', period.start);
  writeDate(writer, 'statementEndDate', period.end);
}

function writeParty(writer: FieldWriter, name: StatementFieldName, party: PartyText | undefined): void {
  const box = unionBox(party?.lines.map((line) => line.box) ?? []);
  const page = party?.lines[0]?.page;
  if (!party || !box || page === undefined) return;
  const reading = Math.min(...party.lines.flatMap(({ words }) => words.map((word) => word.reading)));
  writer.write(
    name,
    party.text,
    { raw: party.lines.map(({ text }) => text).join('\n'), page, box, reading },
    party.certainty,
  );
}

function writeDate(writer: FieldWriter, name: StatementFieldName, date: PeriodDate | undefined): void {
  if (date && !date.assumed)
    writer.write(name, isoOf(date.day), date, date.sure ? SURE_DATE : UNLABELLED_DATE);
}
