import { pairs, table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { type PayFacts, sumOf } from '../facts.js';
import type { Figure, PaySheet } from '../pay-sheet.js';
import { amountInWords } from './amount-in-words.js';
import { employerWords } from './employer-words.js';

export const EARNINGS_STATEMENT = employerWords('', {
  earningNames: ['Regular', 'Overtime', 'Bonus'],
  taxNames: ['Federal Income Tax', 'Social Security Tax', 'Medicare Tax', 'NC State Income Tax'],
  deductionNames: ['Pre-Tax Medical', '401(K)', 'Dental', 'Life Ins'],
});

export const SELLER_STUB = employerWords('Questions about this pay stub? Contact your employer.', {
  earningNames: ['Regular', 'Overtime', 'Paycheck tips'],
  taxNames: ['Federal income tax', 'Social Security', 'Medicare', 'Iowa state income tax'],
  deductionNames: ['Health insurance', 'Simple IRA', 'Cash advance'],
});

export const CHEQUE_OVER_STUB = employerWords('', {
  earningNames: ['Hourly Regular', 'Hourly Overtime (x1.5)', 'Bonus'],
  taxNames: ['Federal Withholding', 'Social Security Employee', 'Medicare Employee'],
  deductionNames: ['Health Insurance (taxable)', 'Wage Garnishment'],
});

const netCents = ({ earnings, taxes, deductions }: PayFacts): number =>
  sumOf(earnings, 'cents') - sumOf(taxes, 'cents') - sumOf(deductions, 'cents');
/** Of this period alone: forms that total the year for gross pay only. */
const netOfPeriod = (sheet: PaySheet, symbol: '' | '$'): string => {
  const cents = netCents(sheet.facts);
  return sheet.ledger.say('currentPeriodNetPay', toUnits(cents), `${symbol}${sheet.digits(cents)}`);
};

/** After ADP's earnings statement: earnings over deductions at the left, other benefits at the right, the voucher at the foot. */
export const earningsStatement = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, grossOfYear] = sheet.gross();
  const head = (title: string, ...between: string[]): string[] => [
    title,
    ...between,
    'this period',
    'year to date',
  ];
  const earned = sheet
    .lines('earnings')
    .map(({ description, rate, hours, amount, yearToDate }) => [
      description,
      rate,
      hours,
      amount,
      yearToDate,
    ]);
  const withheld = (group: 'taxes' | 'deductions'): string[][] =>
    sheet
      .lines(group)
      .map(({ description, amount, yearToDate }) => ['', description, `-${amount}`, yearToDate]);
  const titled = (title: string, rows: string[][]): string[][] =>
    rows.map((row, index) => (index === 0 ? [`<b>${title}</b>`, ...row.slice(1)] : row));
  const deductions = [
    ...titled('Statutory', [['', '', '', ''], ...withheld('taxes')]),
    ...titled('Other', [['', '', '', ''], ...withheld('deductions')]),
  ];
  const sum = ['<b>Gross Pay</b>', '', '', `<b>${gross}</b>`, grossOfYear];
  const net = ['<b>Net Pay</b>', '', `<b>${netOfPeriod(sheet, '$')}</b>`, ''];
  const file = table(
    ['CO.', 'FILE', 'DEPT.', 'CLOCK', 'VCHR. NO.'],
    [['R7K', facts.employeeNumber, '000140', '', '0000120031']],
    [],
    'rows',
  );
  const benefits = [
    ['Group Term Life', '0.51', '9.18'],
    ['Vac Hrs Left', '', '31.50'],
    ['Sick Hrs Left', '', '12.00'],
  ];
  return `<div class="split"><div style="width:52%">${file}<div style="margin:6pt 0 0 10pt">${sheet.employer()}<br>${sheet.employerAddress()}</div></div>
<div style="width:42%"><h1>Earnings Statement</h1>${pairs([
    ['Period Beginning:', sheet.start()],
    ['Period Ending:', sheet.end()],
    ['Pay Date:', sheet.payDate()],
  ])}</div></div>
<div class="split" style="margin:14pt 0"><div class="small" style="width:52%">Taxable Marital Status: Single<br>Exemptions/Allowances:<br>&nbsp; Federal: 1<br>&nbsp; State: 1<br>Social Security Number: ${sheet.socialSecurityNumber()}</div><div style="width:42%"><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}</div></div>
<div class="split"><div style="width:60%">${table(head('Earnings', 'rate', 'hours'), [...earned, sum], [1, 2, 3, 4], 'rows')}${table(head('Deductions', ''), [...deductions, net], [2, 3], 'rows')}
<div class="small">Your federal taxable wages this period are ${sheet.money(sumOf(facts.earnings, 'cents'))}</div></div>
<div style="width:36%">${table(['Other Benefits and Information', 'this period', 'total to date'], benefits, [1, 2], 'rows')}<b>Important Notes</b><br>YOUR COMPANY PHONE NUMBER IS 828-555-0114</div></div>
<div style="border-top:1pt dashed #777;margin-top:26pt;padding-top:12pt"><div class="split"><div>${sheet.employer()}<br>${sheet.employerAddress()}</div><div>${pairs(
    [
      ['Advice number:', '00000120031'],
      ['Pay date:', sheet.payDate()],
    ],
  )}</div></div>
${table(['Deposited to the account of', 'account number', 'transit ABA', 'amount'], [[sheet.employee(), 'xxxxxx2207', 'xxxx xxxx', netOfPeriod(sheet, '$')]], [3], 'rows')}<div class="center"><b>THIS IS NOT A CHECK</b> &nbsp; NON-NEGOTIABLE</div></div>`;
};

/** After Square Payroll's pay stub: employer and employee side by side, four sums in a row, then a ruled table of each kind with its total. */
export const sellerStub = (sheet: PaySheet): string => {
  const { design } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const total = (label: string, blanks: number, [current, ofYear]: readonly [string, string]): string[] =>
    [label, ...Array.from({ length: blanks }, () => ''), current, ofYear].map((cell) =>
      cell ? `<b>${cell}</b>` : '',
    );
  const earned = sheet
    .lines('earnings')
    .map(({ description, hours, rate, amount, yearToDate }) => [
      description,
      hours,
      rate && `$${rate}`,
      `$${amount}`,
      `$${yearToDate}`,
    ]);
  const withheld = (group: 'taxes' | 'deductions'): string[][] =>
    sheet
      .lines(group)
      .map(({ description, amount, yearToDate }) => [description, `$${amount}`, `$${yearToDate}`]);
  return `<div class="split"><div><b style="font-size:1.5em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><h1>Pay stub</h1>Pay date ${sheet.payDate()}</div></div>
<div class="split" style="margin:16pt 0;border-top:0.6pt solid #bbb;padding-top:8pt"><div><span class="label">Employee</span><br><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}</div><div>${pairs(
    [
      ['SSN', sheet.socialSecurityNumber()],
      ['Pay period', `${sheet.start()} - ${sheet.end()}`],
      ['Payment method', 'Direct deposit'],
      ['Net pay', `<b style="color:${design.accent}">${net[0]}</b>`],
    ],
  )}</div></div>
${table(['Earnings', 'Hours', 'Rate', 'Current', 'YTD'], [...earned, total('Gross pay', 2, gross)], [1, 2, 3, 4], 'rows ruled')}
${table(['Employee taxes', 'Current', 'YTD'], [...withheld('taxes'), total('Total taxes', 0, taxes)], [1, 2], 'rows ruled')}
${table(['Employee deductions', 'Current', 'YTD'], [...withheld('deductions'), total('Total deductions', 0, deductions)], [1, 2], 'rows ruled')}
${table(['Summary', 'Current', 'YTD'], [['Gross pay', ...gross], ['Taxes', ...taxes], ['Deductions', ...deductions], total('Net pay', 0, net)], [1, 2], 'rows ruled')}`;
};

/** After QuickBooks Desktop on a voucher cheque: the cheque without its printed frame, then the stub; sums of kinds stand without a word. */
export const chequeOverStub = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const cents = netCents(facts);
  const unnamed = (figure: Figure, blanks: readonly string[], minus: '' | '-'): string[] => [
    '',
    ...blanks,
    ...figure.map((cell) => `<span style="border-top:0.6pt solid #222">${minus}${cell}</span>`),
  ];
  const earned = sheet
    .lines('earnings')
    .map(({ description, hours, rate, amount, yearToDate }) => [
      description,
      hours,
      rate,
      amount,
      yearToDate,
    ]);
  const withheld = (group: 'taxes' | 'deductions'): string[][] =>
    sheet
      .lines(group)
      .map(({ description, amount, yearToDate }) => [description, `-${amount}`, `-${yearToDate}`]);
  const net = sheet.net();
  return `<div class="right" style="margin:26pt 30pt 12pt 0">${sheet.payDate()}</div>
<div class="split" style="margin:0 30pt 0 40pt"><span>${sheet.employee()}</span><span>**${net[0]}</span></div>
<div style="margin:14pt 0 0 10pt">${amountInWords(cents)}****************************************</div>
<div style="margin:20pt 0 0 40pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>
<div style="margin:22pt 0 70pt 40pt">Pay Period: ${sheet.start()} - ${sheet.end()}</div>
<div class="split" style="border-top:0.5pt dotted #999;padding-top:10pt"><b>${sheet.employer()}</b><b>2417</b></div>
${table(['Employee', 'SSN', 'Status (Fed/State)', 'Allowances/Extra'], [[`${sheet.employee()}, ${sheet.employeeAddress(', ')}`, sheet.socialSecurityNumber(), 'Single/(none)', 'Fed-1/0/FL-0/0']], [], 'rows')}
<div class="right">Pay Period: ${sheet.start()} - ${sheet.end()} &nbsp;&nbsp; Pay Date: ${sheet.payDate()}</div>
<div class="split"><div style="width:54%">${table(['Earnings and Hours', 'Qty', 'Rate', 'Current', 'YTD Amount'], [...earned, unnamed(sheet.gross(), ['', ''], '')], [1, 2, 3, 4], 'rows')}</div><div style="width:42%">${table(['Taxes', 'Current', 'YTD Amount'], [...withheld('taxes'), unnamed(sheet.taxes(), [], '-')], [1, 2], 'rows')}${table(['Adjustments to Net Pay', 'Current', 'YTD Amount'], [...withheld('deductions'), unnamed(sheet.deductions(), [], '-')], [1, 2], 'rows')}
${table([], [['Net Pay', ...net].map((cell) => `<b>${cell}</b>`)], [1, 2], 'rows')}</div></div>
<p class="small" style="margin-top:40pt">${sheet.employer()}, ${sheet.employerAddress(', ')}</p>`;
};
