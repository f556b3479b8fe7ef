import { inBold, table } from '../../printing/markup.js';
import { frame } from '../eighteenth/mexican.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { saidAmount } from '../twenty-first/said-amount.js';

/** Of a web page on which small employers make a stub. */
export const STUB_MAKER = employerWords('', {
  earningNames: ['REGULAR', 'OVERTIME', 'COMMISSION'],
  taxNames: ['FICA MED TAX', 'FICA SS TAX', 'FED TAX', 'ST TAX'],
  deductionNames: ['MEDICAL INSURANCE', '401(K)', 'CHILD SUPPORT', 'DENTAL INSURANCE'],
});

/** Set off from the column of what is earned. */
const apart = (words: string): string => `<span style="padding-left:16pt">${words}</span>`;

/** After the stub of ThePayStubs' page: company with its address at the left of the title, the employee's cells with the address under the name, income and deductions in the rows of one table, the year of deductions alone, sums of the year and of this cheque in one row. */
export const stubMaker = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const withheld = sheet.withheld('deductions');
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount]);
  const rows = sheet.lines('deductions').map((line, index) => {
    const ofYear = saidAmount(
      sheet,
      `deductions[${index}].yearToDateAmount`,
      withheld[index]?.yearToDateCents ?? 0,
    );
    return [...(earned[index] ?? ['', '', '', '']), apart(line.description), line.amount, ofYear];
  });
  const [grossOfYear, takenOfYear] = [
    sumOf(facts.earnings, 'yearToDateCents'),
    sumOf(withheld, 'yearToDateCents'),
  ];
  const sums = [
    saidAmount(sheet, 'yearToDateGrossPay', grossOfYear),
    saidAmount(sheet, 'yearToDateDeductions', takenOfYear),
    saidAmount(sheet, 'yearToDateNetPay', grossOfYear - takenOfYear),
    sheet.gross()[0],
    sheet.deductions()[0],
    sheet.net()[0],
  ];
  const totals = ['YTD GROSS', 'YTD DEDUCTIONS', 'YTD NET PAY', 'TOTAL', 'DEDUCTIONS', 'NET PAY'];
  return `<div class="split" style="align-items:flex-end;margin-bottom:8pt"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><b style="font-size:1.5em">EARNINGS STATEMENT</b></div>
${frame([
  ['EMPLOYEE INFORMATION', `${sheet.employee()}<br>${sheet.employeeAddress()}`],
  ['SOCIAL SEC. ID', sheet.socialSecurityNumber()],
  ['EMPLOYEE ID', facts.employeeNumber],
  ['CHECK NO.', String(Number(facts.employeeNumber) + 10_417)],
  ['PAY PERIOD', `${sheet.start()} - ${sheet.end()}`],
  ['PAY DATE', sheet.payDate()],
])}
<div style="min-height:170pt">${table(['INCOME', 'RATE', 'HOURS', 'CURRENT TOTAL', apart('DEDUCTIONS'), 'CURRENT TOTAL', 'YEAR-TO-DATE'], rows, [1, 2, 3, 5, 6], 'rows')}</div>
${table(totals, [inBold(sums)], [0, 1, 2, 3, 4, 5], 'rows grid')}`;
};
