import type { DocumentField, Figure } from '@assay/media';
import { dateOrderOf } from '../dates/read-dates.js';
import { printedField, spanOf } from '../fields/printed-field.js';
import type { FieldInput, FieldReader } from '../fields/types.js';
import { printedRows } from '../layout/printed-rows.js';
import { splitAtLabels } from '../layout/split-at-labels.js';
import { withWrappedLabels, withWrappedNumbers, withWrappedYears } from '../layout/wrapped-cells.js';
import { applyLedger } from './arithmetic/apply-ledger.js';
import { provenTotals } from './arithmetic/proven-totals.js';
import { readLedger } from './arithmetic/solved-ledger.js';
import { withoutBoxNumbers } from './box-numbers.js';
import { DATE_LABELS, OTHER_LABELS, PARTY_LABELS } from './field-labels.js';
import type { TotalCandidate } from './find-totals.js';
import { readParties } from './parties.js';
import type { PartyValue } from './party-cells.js';
import { findPartyFrames } from './party-frames.js';
import { type PayDate, readPayDates } from './pay-dates.js';
import { findPayLines, type PayLine, signOf } from './pay-lines.js';
import { readPayTable } from './pay-table.js';
import { PERSON_NUMBER_LABELS, readPersonNumbers } from './person-numbers.js';
import { readTotals } from './read-totals.js';
import type { PeriodTotals } from './reconcile.js';
import type { PayTotal } from './total-names.js';
import { uprightEntries } from './upright-entries.js';

type Text = FieldInput['text'];

/** How likely a total is the one asked for; our judgement until enough stubs of other makers are measured. */
const LIKELIHOOD = {
  addsUp: 0.98,
  alone: 0.88,
  contradicted: 0.6,
  derivedAndAddsUp: 0.8,
  derived: 0.5,
} as const;
/** Likewise of a value in a table of earnings, taxes and deductions. */
const LINE_LIKELIHOOD = { headed: 0.93, unheaded: 0.8 } as const;

const TOTAL_FIELDS: readonly (readonly [total: PayTotal, name: string])[] = [
  ['gross', 'GrossPay'],
  ['taxes', 'Taxes'],
  ['deductions', 'Deductions'],
  ['net', 'NetPay'],
];

const FIELD_LABELS = [PARTY_LABELS, DATE_LABELS, OTHER_LABELS] as const;

/** The fields of a pay stub: who pays whom, when, and how much, with the lines of its table. */
export const readPayStubFields: FieldReader = ({ text, country }) => {
  const { rows, cells: printed, wordGapEm } = printedRows(text);
  const unbroken = withWrappedLabels(withWrappedNumbers(withWrappedYears(printed)), [
    ...FIELD_LABELS,
    PERSON_NUMBER_LABELS,
  ]);
  const cells = splitAtLabels(withoutBoxNumbers(unbroken), FIELD_LABELS);
  const order = dateOrderOf(
    cells.map((cell) => cell.text),
    country,
  );
  const frames = findPartyFrames(cells);
  const { employee, employer } = readParties(cells, frames);
  const { payDate, start, end } = readPayDates(cells, order);
  const entries = uprightEntries(readPayTable(rows, wordGapEm), rows, wordGapEm);
  const ledger = readLedger(entries);
  const lines = findPayLines(ledger ? applyLedger(entries, ledger) : entries);
  const totals = readTotals(entries, lines, ledger ? provenTotals(entries, ledger) : []);
  const stated: readonly (readonly [string, PartyValue | PayDate | undefined])[] = [
    ['employeeName', employee.name],
    ['employeeAddress', employee.address],
    ['employerName', employer.name],
    ['employerAddress', employer.address],
    ['payDate', payDate],
    ['payPeriodStartDate', start],
    ['payPeriodEndDate', end],
  ];
  return [
    ...stated.flatMap(([name, found]) =>
      found ? [printedField(name, found.value, found.span, found.likelihood, text)] : [],
    ),
    ...readPersonNumbers(cells, frames).map(({ name, value, span, likelihood }) =>
      printedField(name, value, span, likelihood, text),
    ),
    ...totalFields('currentPeriod', totals.current, text),
    ...totalFields('yearToDate', totals['year-to-date'], text),
    ...(['earnings', 'taxes', 'deductions'] as const).flatMap((kind) =>
      lines
        .filter((line) => line.kind === kind)
        .flatMap((line, index) => lineFields(`${kind}[${index}]`, line, lines, text)),
    ),
  ];
};

function totalFields(
  prefix: 'currentPeriod' | 'yearToDate',
  { chosen, adds }: PeriodTotals,
  text: Text,
): DocumentField[] {
  return TOTAL_FIELDS.flatMap(([total, name]) => {
    const candidate = chosen[total];
    return candidate
      ? (amountField(`${prefix}${name}`, candidate, likelihoodOf(candidate, adds), text) ?? [])
      : [];
  });
}

function likelihoodOf({ derived }: TotalCandidate, adds: boolean | undefined): number {
  if (derived) return adds ? LIKELIHOOD.derivedAndAddsUp : LIKELIHOOD.derived;
  return adds === undefined ? LIKELIHOOD.alone : adds ? LIKELIHOOD.addsUp : LIKELIHOOD.contradicted;
}

function amountField(
  name: string,
  { minorUnits, figures }: TotalCandidate,
  likelihood: number,
  text: Text,
): DocumentField | undefined {
  const span = spanOf(figures.map(asPart), figures[0]?.page ?? 1);
  return span && printedField(name, minorUnits / 100, span, likelihood, text);
}

const asPart = ({ raw, box, reading }: Figure) => ({ text: raw, box, reading });

function lineFields(path: string, line: PayLine, lines: readonly PayLine[], text: Text): DocumentField[] {
  const likelihood = line.headed ? LINE_LIKELIHOOD.headed : LINE_LIKELIHOOD.unheaded;
  const description = spanOf(line.description.words, line.description.page);
  const value = (name: string, figure: Figure | undefined, sign: 1 | -1): DocumentField[] => {
    const span = figure && spanOf([asPart(figure)], figure.page);
    const number = figure ? figure.units / 10 ** figure.decimals : 0;
    return span
      ? [printedField(`${path}.${name}`, number === 0 ? 0 : number * sign, span, likelihood, text)]
      : [];
  };
  const sign = (period: 'current' | 'yearToDate'): 1 | -1 =>
    line.kind === 'earnings' ? 1 : signOf(lines, period);
  return [
    ...(description
      ? [printedField(`${path}.description`, description.raw, description, likelihood, text)]
      : []),
    ...(line.kind === 'earnings' ? [...value('hours', line.hours, 1), ...value('rate', line.rate, 1)] : []),
    ...value('amount', line.current, sign('current')),
    ...value('yearToDateAmount', line.yearToDate, sign('yearToDate')),
  ];
}
