import { table } from '../../printing/markup.js';
import { formatDigits } from '../../printing/money.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a county that pays its own people. */
export const COUNTY = employerWords(
  'EMPLOYEE PAY ADVICE - NOT NEGOTIABLE. DIRECT QUESTIONS TO THE COUNTY FINANCE DEPARTMENT, 251-555-0147.',
  {
    earningNames: ['REGULAR PAY', 'OVERTIME 1.5', 'LONGEVITY'],
    taxNames: ['FEDERAL WITHHOLDING', 'FICA', 'MEDICARE', 'ALABAMA STATE TAX'],
    deductionNames: ['RSA RETIREMENT TIER 2', 'BCBS FAMILY', 'DENTAL', 'DEFERRED COMP 457', 'CREDIT UNION'],
  },
);

/** After a county's advice on Tyler's Munis: employer and advice in the head, the person's numbers in a row of cells, pay at the left of what is withheld with the employer's share behind, sums of the period and the year, leave at the foot. */
export const county = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, deductions, net] = [sheet.gross(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const shares = new Map(
    facts.taxes.slice(1, 3).map(({ description, cents }) => [description, formatDigits(cents, '.')]),
  );
  const taken = sheet
    .lines('deductions')
    .map((line) => [line.description, line.amount, line.yearToDate, shares.get(line.description) ?? '.00']);
  const cells = [
    facts.employeeNumber.padStart(6, '0'),
    sheet.employee(),
    '4310 ROAD AND BRIDGE',
    `${sheet.start()} TO ${sheet.end()}`,
    sheet.payDate(),
  ];
  const sums = [
    ['CURRENT', gross[0], deductions[0], `<b>${net[0]}</b>`],
    ['YEAR TO DATE', gross[1], deductions[1], net[1]],
  ];
  const leave = [
    ['VACATION', '96.00', '4.62', '8.00', '92.62'],
    ['SICK', '212.50', '3.70', '.00', '216.20'],
  ];
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b>DIRECT DEPOSIT ADVICE</b><br>ADVICE NO. 000${facts.employeeNumber}</div></div>
${table(['EMPLOYEE NO', 'NAME', 'LOCATION', 'PAY PERIOD', 'CHECK DATE'], [cells], [], 'rows grid')}
<div class="split" style="gap:8pt"><div style="width:50%">${table(['PAY TYPE', 'HOURS', 'RATE', 'AMOUNT', 'YTD'], earned, [1, 2, 3, 4], 'rows')}</div><div style="width:50%">${table(['DEDUCTION/TAX', 'EMPLOYEE', 'YTD', 'EMPLOYER'], taken, [1, 2, 3], 'rows')}</div></div>
${table(['', 'GROSS PAY', 'DEDUCTIONS', 'NET PAY'], sums, [1, 2, 3], 'rows grid')}
${table(['LEAVE', 'BEGINNING', 'EARNED', 'TAKEN', 'BALANCE'], leave, [1, 2, 3, 4], 'rows')}
<div style="margin-top:14pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>`;
};
