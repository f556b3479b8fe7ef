import { table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a university's hospitals, which run their own payroll. */
export const UNIVERSITY_HOSPITALS = employerWords(
  'PAYMENT ADVICE - NON-NEGOTIABLE. Questions: HR Shared Services, 555-0128.',
  {
    earningNames: ['REGULAR PAY', 'OVERTIME 1.5', 'SHIFT DIFF EVENING'],
    taxNames: ['FED WITHHOLDING', 'FICA OASDI EE', 'FICA MEDICARE EE', 'WI WITHHOLDING'],
    deductionNames: ['MEDICAL PPO EE', 'DENTAL EE', '403B RETIREMENT', 'PARKING', 'LIFE INS SUPPL'],
  },
);

/** After a hospital's payment advice on Lawson: employer over the advice's cells, pay codes with hours, taxes beside deductions, hours of leave, sums of the period over the year's in the last grid. */
export const universityHospitals = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const list = (group: 'taxes' | 'deductions', title: string): string => {
    const rows = amountRows(sheet, group);
    return `<div style="width:49%">${table([title, 'CURRENT', 'YTD'], rows, [1, 2], 'rows')}</div>`;
  };
  const cells = [
    facts.employeeNumber.padStart(7, '0'),
    'UH01',
    '6120 LABORATORY',
    `${sheet.start()} - ${sheet.end()}`,
    sheet.payDate(),
  ];
  const leave = [
    ['PTO', '112.40', '9.24', '8.00', '113.64'],
    ['EXTENDED ILLNESS', '246.15', '2.46', '0.00', '248.61'],
  ];
  const sums = [
    ['CURRENT', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['YEAR TO DATE', gross[1], taxes[1], deductions[1], net[1]],
  ];
  return `<div class="split"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b>PAYMENT ADVICE</b><br>ADVICE NUMBER 00${facts.employeeNumber}3</div></div>
${table(['EMPLOYEE', 'PROCESS LEVEL', 'DEPARTMENT', 'PAY PERIOD', 'PAYMENT DATE'], [cells], [], 'rows grid')}
<div class="split" style="margin:6pt 0"><div>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div>SSN: ${sheet.socialSecurityNumber()}<br>POSITION: ${facts.job}<br>FEDERAL: SINGLE &nbsp; STATE: SINGLE 01</div></div>
${table(['EARNINGS', 'HOURS', 'RATE', 'CURRENT', 'YTD'], earned, [1, 2, 3, 4], 'rows')}
<div class="split" style="gap:8pt">${list('taxes', 'TAXES')}${list('deductions', 'DEDUCTIONS')}</div>
${table(['LEAVE PLAN', 'BEGINNING', 'ACCRUED', 'USED', 'AVAILABLE'], leave, [1, 2, 3, 4], 'rows')}
${table(['', 'GROSS PAY', 'TAXES', 'DEDUCTIONS', 'NET PAY'], sums, [1, 2, 3, 4], 'rows grid')}
<div>DIRECT DEPOSIT &nbsp; CHECKING &nbsp; XXXXX5520 &nbsp; ${net[0]}</div>`;
};
