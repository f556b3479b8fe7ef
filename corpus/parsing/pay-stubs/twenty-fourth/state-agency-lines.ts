import { inBold } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { type PayLine, sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { saidAmount } from '../twenty-first/said-amount.js';

/** Names of what is taken before tax. */
const BEFORE_TAX: ReadonlySet<string> = new Set([
  'Retirement Contribution',
  'Health Plan',
  'Dental Choice',
  'Flex Health Care',
  'Deferred Comp 457',
]);

/** Names of taxes as the form orders them. */
const STATE_AGENCY_TAXES = ['Fed Withholdng', 'Fed MED/EE', 'Fed OASDI/EE'] as const;

/** Of a state's agencies, which one accounting and personnel system pays. */
export const STATE_AGENCY = employerWords(
  'MESSAGE: Review your withholding each year. Questions about this statement go to your agency payroll office.',
  {
    earningNames: ['Regular Salary', 'Overtime', 'Longevity Pay'],
    taxNames: ['Fed Withholdng', 'Fed OASDI/EE', 'Fed MED/EE'],
    deductionNames: [
      ...BEFORE_TAX,
      'Optional Term Life',
      'Short Term Disability',
      'Employees Credit Union',
      'Charitable Campaign',
    ],
  },
);

/** Hours and earnings with the rate in six places, hours of the year beside those of the month. */
export function earningRows(sheet: PaySheet): string[][] {
  const { facts, ledger, digits } = sheet;
  const months = facts.end.month;
  return sheet.lines('earnings', false).map((line, index) => {
    const { rateCents, hoursHundredths } = facts.earnings[index] as PayLine;
    const rate =
      rateCents === undefined
        ? ''
        : ledger.say(`earnings[${index}].rate`, toUnits(rateCents), `${digits(rateCents)}0000`);
    const hoursOfYear = hoursHundredths === undefined ? '' : digits(hoursHundredths * months);
    return [line.description, rate, line.hours, line.amount, hoursOfYear, line.yearToDate];
  });
}

/** Lines with amounts of month and year, said in the order in which the form has them. @param from the place of the first in the truth */
function saidRows(
  sheet: PaySheet,
  group: 'taxes' | 'deductions',
  lines: readonly PayLine[],
  from: number,
): string[][] {
  return lines.map(({ description, cents, yearToDateCents }, index) => {
    const path = `${group}[${from + index}]`;
    return [
      sheet.ledger.say(`${path}.description`, description),
      saidAmount(sheet, `${path}.amount`, cents),
      saidAmount(sheet, `${path}.yearToDateAmount`, yearToDateCents),
    ];
  });
}

/** Federal taxes, Medicare before social security. */
export function taxRows(sheet: PaySheet): string[][] {
  const { taxes } = sheet.facts;
  const inOrder = STATE_AGENCY_TAXES.flatMap((name) =>
    taxes.filter(({ description }) => description === name),
  );
  return [...saidRows(sheet, 'taxes', inOrder, 0), inBold(['TOTAL:', ...sheet.taxes()])];
}

/** What is taken before or after tax. */
export const deductionsOf = ({ facts }: PaySheet, beforeTax: boolean): PayLine[] =>
  facts.deductions.filter(({ description }) => BEFORE_TAX.has(description) === beforeTax);

/** Deductions of one kind with their total. */
export function deductionRows(sheet: PaySheet, beforeTax: boolean): string[][] {
  const lines = deductionsOf(sheet, beforeTax);
  const total = [sheet.digits(sumOf(lines, 'cents')), sheet.digits(sumOf(lines, 'yearToDateCents'))];
  const from = beforeTax ? 0 : deductionsOf(sheet, true).length;
  return [...saidRows(sheet, 'deductions', lines, from), inBold(['TOTAL:', ...total])];
}

/** What the agency itself pays for the employee: no field. */
export function employerPaid(sheet: PaySheet): string[][] {
  const { month } = sheet.facts.end;
  const gross = sumOf(sheet.facts.earnings, 'cents');
  const social = sheet.facts.taxes[1]?.cents ?? 0;
  const paid: readonly (readonly [string, number])[] = [
    ['Health Plan', 62_490],
    ['Retirement Match', Math.round(gross * 0.095)],
    ['OASDI Match', social],
  ];
  return paid.map(([name, cents]) => [name, sheet.digits(cents), sheet.digits(cents * month)]);
}
