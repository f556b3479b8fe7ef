import { table } from '../../printing/markup.js';
import { formatDigits } from '../../printing/money.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a contractor whose people belong to a union. */
export const UNION_CONTRACTOR = employerWords(
  'DETACH AND RETAIN THIS STATEMENT. FRINGES ARE PAID BY THE EMPLOYER TO THE FUNDS OF THE LOCAL.',
  {
    earningNames: ['REGULAR', 'OVERTIME', 'TRAVEL'],
    taxNames: ['FEDERAL W/H', 'SOCIAL SECURITY', 'MEDICARE', 'WV STATE W/H'],
    deductionNames: ['UNION DUES', 'VACATION FUND', 'PAC FUND', 'CREDIT UNION'],
  },
);

/** What the employer pays to the funds for each hour, in cents. */
const FRINGE_RATES_CENTS = [
  ['HEALTH & WELFARE', 985],
  ['PENSION', 1_140],
  ['ANNUITY', 425],
  ['APPRENTICE TRAINING', 90],
] as const;

/** After the stub of a mechanical contractor's own books (Foundation's): firm over one row of the person's data, hours with job and class, taxes and deductions abreast, fringes that the employer pays, sums of the period and the year at the foot. */
export const unionContractor = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const job = `24${facts.employeeNumber.slice(0, 2)}`;
  const earned = sheet
    .lines('earnings')
    .map((line) => [
      job,
      'JOURNEYMAN',
      line.description,
      line.hours,
      line.rate,
      line.amount,
      line.yearToDate,
    ]);
  const hours = facts.earnings.reduce((sum, line) => sum + (line.hoursHundredths ?? 0), 0);
  const fringes = FRINGE_RATES_CENTS.map(([name, cents]) => [
    name,
    formatDigits(hours, '.'),
    formatDigits(cents, '.'),
    formatDigits(Math.round((hours * cents) / 100), '.'),
  ]);
  const cells = [
    facts.employeeNumber,
    sheet.employee(),
    sheet.socialSecurityNumber(),
    'LOCAL 565',
    sheet.start(),
    sheet.end(),
    sheet.payDate(),
  ];
  const list = (title: string, group: 'taxes' | 'deductions'): string =>
    `<div style="width:49%">${table([title, 'CURRENT', 'Y-T-D'], amountRows(sheet, group), [1, 2], 'rows')}</div>`;
  const sums = [
    ['CURRENT', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['YEAR TO DATE', gross[1], taxes[1], deductions[1], net[1]],
  ];
  return `<div class="split"><div><b style="font-size:1.15em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right">CHECK NO. 00${facts.employeeNumber}</div></div>
${table(['EMP NO', 'EMPLOYEE NAME', 'SOC SEC NO', 'UNION', 'PERIOD START', 'PERIOD END', 'CHECK DATE'], [cells], [], 'rows grid')}
${table(['JOB', 'CLASS', 'EARNINGS', 'HOURS', 'RATE', 'CURRENT', 'Y-T-D'], earned, [3, 4, 5, 6], 'rows')}
<div class="split" style="gap:10pt">${list('TAXES', 'taxes')}${list('DEDUCTIONS', 'deductions')}</div>
<div style="width:62%">${table(['EMPLOYER PAID FRINGES', 'HOURS', 'RATE', 'AMOUNT'], fringes, [1, 2, 3], 'rows')}</div>
${table(['', 'GROSS WAGES', 'TAXES', 'DEDUCTIONS', 'NET PAY'], sums, [1, 2, 3, 4], 'rows grid')}
<div style="margin-top:16pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>`;
};
