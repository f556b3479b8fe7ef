import { inBold, table } from '../../printing/markup.js';
import { frame } from '../eighteenth/mexican.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { saidAmount } from '../twenty-first/said-amount.js';

const RETIREMENT = 'RETIREMENT';

/** Of a state whose controller pays its workers. */
export const STATE_CONTROLLER = employerWords(
  'KEEP THIS STATEMENT FOR YOUR RECORDS. DIRECT INQUIRIES TO YOUR DEPARTMENT PERSONNEL OFFICE.',
  {
    earningNames: ['REGULAR PAY', 'OVERTIME', 'NIGHT SHIFT DIFF'],
    taxNames: ['FED TAX', 'SOC SEC', 'MEDICARE', 'STATE TAX'],
    deductionNames: [RETIREMENT, 'DENTAL', 'UNION DUES', 'DEF COMP 457', 'PARKING PRE-TAX', 'OPEB'],
  },
);

/** After the statement of earnings and deductions of California's State Controller: state and title at the top, the person's and the position's cells, earnings at the left of deductions with taxes first, four sums in one row, the year's gross and taxes in a row beneath, leave last; the period is a month without days. */
export const stateController = (sheet: PaySheet): string => {
  const { facts, digits } = sheet;
  const { month, year } = facts.end;
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount]);
  const taken = sheet.lines('deductions').map((line) => [line.description, line.amount]);
  const pretax = facts.deductions.filter(({ description }) => description === RETIREMENT);
  const taxable = (of: 'cents' | 'yearToDateCents'): string =>
    digits(sumOf(facts.earnings, of) - sumOf(pretax, of));
  const taxesOfYear = facts.taxes.map(({ description, yearToDateCents }, index) => ({
    description,
    amount: saidAmount(sheet, `deductions[${index}].yearToDateAmount`, yearToDateCents),
  }));
  const ofYear = [
    saidAmount(sheet, 'yearToDateGrossPay', sumOf(facts.earnings, 'yearToDateCents')),
    taxable('yearToDateCents'),
  ];
  const sums = inBold([sheet.gross()[0], taxable('cents'), sheet.deductions()[0], sheet.net()[0]]);
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>STATE CONTROLLER'S OFFICE</div><div class="right"><b>STATEMENT OF EARNINGS AND DEDUCTIONS</b><br>DIRECT DEPOSIT ADVICE - NOT NEGOTIABLE</div></div>
<div style="margin-top:8pt">${frame([
    ['EMPLOYEE NAME', sheet.employee()],
    ['SOC SEC NO', sheet.socialSecurityNumber()],
    ['PAY PERIOD', `${String(month).padStart(2, '0')}/${year}`],
    ['ISSUE DATE', sheet.payDate()],
    ['ADVICE NO', `61-${facts.employeeNumber.padStart(6, '0')}`],
  ])}${frame([
    ['AGENCY', '513'],
    ['UNIT', '204'],
    ['CLASS', '1139'],
    ['SERIAL', '907'],
    ['CBID', 'R04'],
    ['FED TAX STATUS', 'SINGLE 00'],
    ['STATE TAX STATUS', 'SINGLE 01'],
    ['RET CODE', 'D1'],
  ])}</div>
<div class="split" style="gap:12pt;min-height:190pt"><div style="width:60%">${table(['EARNINGS', 'HOURS', 'RATE', 'AMOUNT'], earned, [1, 2, 3], 'rows')}</div><div style="width:38%">${table(['DEDUCTIONS', 'AMOUNT'], taken, [1], 'rows')}</div></div>
${table(['GROSS PAY', 'TAXABLE GROSS', 'TOTAL DEDUCTIONS', 'NET PAY'], [sums], [0, 1, 2, 3], 'rows grid')}
<b>YEAR-TO-DATE</b>
${table(['GROSS PAY', 'TAXABLE GROSS', ...taxesOfYear.map(({ description }) => description)], [[...ofYear, ...taxesOfYear.map(({ amount }) => amount)]], [0, 1, 2, 3, 4, 5], 'rows grid')}
<b>LEAVE BALANCES</b>
${frame([
  ['VACATION', '112.0'],
  ['SICK LEAVE', '86.0'],
  ['HOLIDAY CREDIT', '8.0'],
  ['PERSONAL HOLIDAY', '8.0'],
  ['PDD', '0.0'],
])}
<div>DEPOSITED TO: CHECKING ACCOUNT ENDING ${facts.employeeNumber.slice(-4)}</div>`;
};
