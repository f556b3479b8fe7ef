import { inBold, pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { frame } from '../eighteenth/mexican.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a payroll service for small companies, farms and restaurants. */
export const INDEPENDENT_SHOPS = employerWords(
  'Payroll by Plainsfolk. Sign in to see your pay stubs and tax forms at any time.',
  {
    earningNames: ['Regular Pay', 'Overtime Pay', 'Bonus'],
    taxNames: ['Federal Income Tax', 'Social Security', 'Medicare', 'State Income Tax'],
    deductionNames: ['Health Insurance', 'Simple IRA', 'Vision', 'Garnishment'],
  },
);

/** What the employer pays of its own, in hundredths of a per cent of the pay (26 U.S.C. 3111). */
const EMPLOYER_SHARES = [
  ['Social Security', 620],
  ['Medicare', 145],
] as const;

/** After OnPay's: employer with its number at the left, net pay in a box at the right, employee beside the days, earnings over the whole width, taxes at the left of deductions, what the employer pays at the left of the summary. */
export const independentShops = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const half = (title: string, rows: readonly (readonly string[])[]): string =>
    `<div style="width:49%">${table([title, 'This Period', 'Year To Date'], rows, [1, 2], 'rows ruled')}</div>`;
  const share = (of: 'cents' | 'yearToDateCents', points: number): string =>
    sheet.digits(Math.round((sumOf(facts.earnings, of) * points) / 10_000));
  const paid = EMPLOYER_SHARES.map(([name, points]) => [
    name,
    share('cents', points),
    share('yearToDateCents', points),
  ]);
  const summary = [
    ['Gross Pay', ...gross],
    ['Taxes', ...taxes],
    ['Deductions', ...deductions],
    inBold(['Net Pay', ...net]),
  ];
  const days = pairs([
    ['Pay Date', sheet.payDate()],
    ['Pay Period', `${sheet.start()} to ${sheet.end()}`],
    ['Pay Frequency', 'Bi-weekly'],
    ['Payment Method', `Direct deposit ****${facts.employeeNumber.slice(-4)}`],
  ]);
  return `<div class="split"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}<br>EIN ${facts.employerNumber}</div><div class="boxed center" style="padding:6pt 14pt">Net Pay<br><b style="font-size:1.6em">$${net[0]}</b></div></div>
<div class="split" style="margin:14pt 0"><div><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br>SSN: ${sheet.socialSecurityNumber()}</div><div style="width:46%">${days}</div></div>
${table(['Earnings', 'Rate', 'Hours', 'This Period', 'Year To Date'], [...earned, inBold(['Total Gross Pay', '', '', ...gross])], [1, 2, 3, 4], 'rows ruled')}
<div class="split" style="gap:10pt">${half('Employee Taxes', [...amountRows(sheet, 'taxes'), inBold(['Total Taxes', ...taxes])])}${half('Deductions', [...amountRows(sheet, 'deductions'), inBold(['Total Deductions', ...deductions])])}</div>
<div class="split" style="gap:10pt">${half('Employer Taxes', paid)}${half('Summary', summary)}</div>
<div style="width:60%">${table(['Time Off', 'Used', 'Available'], [['Paid Time Off', '0.00', '46.15']], [1, 2], 'rows ruled')}</div>`;
};

/** Of a maker of time clocks whose program pays, too. */
export const TIME_CLOCK = employerWords(
  'This is not a check. Net pay was deposited to the accounts listed above.',
  {
    earningNames: ['Regular', 'Overtime', 'Holiday Worked'],
    taxNames: ['FIT', 'SS', 'MED', 'SIT'],
    deductionNames: ['401k', 'Medical PPO', 'Dental', 'FSA Health', 'Vol Life'],
  },
);

/** Deductions to which the employer adds: thousandths of the employee's own amount. */
const MATCHED: Readonly<Record<string, number>> = { '401k': 500, 'Medical PPO': 3000 };

/** After UKG Ready's: company over the title, the person and the payment in two frames, earnings with rate and hours, taxes with the wages they are reckoned of, deductions with the employer's share in columns of their own, sums beside deposits, leave last. */
export const timeClock = (sheet: PaySheet): string => {
  const { facts, digits } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const withheld = amountRows(sheet, 'taxes').map(([name = '', ...amounts]) => [name, gross[0], ...amounts]);
  const taken = amountRows(sheet, 'deductions').map((cells, index) => {
    const line = facts.deductions[index];
    const added = (cents = 0): string =>
      digits(Math.round((cents * (MATCHED[line?.description ?? ''] ?? 0)) / 1000));
    return [...cells, added(line?.cents), added(line?.yearToDateCents)];
  });
  const summary = [
    ['Gross', ...gross],
    ['Taxes', ...taxes],
    ['Deductions', ...deductions],
    inBold(['Net Pay', ...net]),
  ];
  return `<div class="split"><div><b style="font-size:1.25em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b style="font-size:1.35em">Pay Statement</b><br>Voucher # V${facts.employeeNumber.padStart(7, '0')}</div></div>
<div style="margin:12pt 0 8pt"><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}</div>
${frame([
  ['Employee ID', facts.employeeNumber],
  ['SSN', sheet.socialSecurityNumber()],
  ['Job Title', facts.job],
  ['Pay Type', 'Hourly'],
  ['Federal Filing Status', 'Single'],
])}${frame([
  ['Pay Period Begin', sheet.start()],
  ['Pay Period End', sheet.end()],
  ['Pay Date', sheet.payDate()],
  ['Net Pay', `<b>${net[0]}</b>`],
])}
${table(['Earnings', 'Rate', 'Hours', 'Amount', 'YTD Amount'], earned, [1, 2, 3, 4], 'rows zebra')}
${table(['Taxes', 'Taxable Wages', 'Amount', 'YTD Amount'], withheld, [1, 2, 3], 'rows zebra')}
${table(['Deductions', 'Amount', 'YTD Amount', 'Employer', 'Employer YTD'], taken, [1, 2, 3, 4], 'rows zebra')}
<div class="split" style="gap:12pt"><div style="width:46%">${table(['Summary', 'Current', 'YTD'], summary, [1, 2], 'rows zebra')}</div><div style="width:50%">${table(['Direct Deposit', 'Account', 'Amount'], [['Checking', `xxxxx${facts.employeeNumber.slice(-4)}`, net[0]]], [2], 'rows zebra')}${table(
    ['Accruals', 'Taken', 'Remaining'],
    [
      ['PTO', '8.00', '52.30'],
      ['Sick', '0.00', '24.00'],
    ],
    [1, 2],
    'rows zebra',
  )}</div></div>`;
};
