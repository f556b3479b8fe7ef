import { inBold, table } from '../../printing/markup.js';
import { employerWords } from '../ninth/employer-words.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

/** Of an accounting page for small businesses. */
export const SMALL_BUSINESS = employerWords('', {
  earningNames: ['Regular hours', 'Overtime (1.5x)', 'Bonus'],
  taxNames: ['Federal income tax', 'Social Security', 'Medicare', 'State income tax'],
  deductionNames: ['Health insurance', 'Simple IRA', 'Garnishment', 'Dental insurance'],
});

const QUIET = 'color:#5b6b7b';

/**
 * After Wave's pay stub: title and days at the right of the business with its address, the employee beside the net in a tinted box, then earnings, taxes and deductions
 * under heads of their own with the period's amount and the year's, each with its total, the net again last; every amount has its currency.
 */
export const smallBusiness = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const money = (amount: string): string => (amount ? `$${amount}` : '');
  const earned = sheet
    .lines('earnings')
    .map((line) => [
      line.description,
      money(line.rate),
      line.hours,
      money(line.amount),
      money(line.yearToDate),
    ]);
  const withheld = (group: LineGroup): string[][] =>
    sheet.lines(group).map((line) => [line.description, '', '', money(line.amount), money(line.yearToDate)]);
  const list = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
    table(head, rows, [1, 2, 3, 4], 'rows ruled even');
  const label = (words: string): string => `<div style="${QUIET};font-size:0.9em">${words}</div>`;
  return `<style>.even { table-layout: fixed; } .even th:first-child, .even td:first-child { width: 36%; } .even th { color: #3b4a5a; }</style>
<div class="split"><div><b style="font-size:1.4em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b style="font-size:1.9em">Pay stub</b><br><span style="${QUIET}">Pay date</span> &nbsp; ${sheet.payDate()}<br><span style="${QUIET}">Pay period</span> &nbsp; ${sheet.start()} – ${sheet.end()}</div></div>
<div class="split" style="margin:16pt 0 14pt;align-items:center"><div>${label('Employee')}<b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br>SSN: ${sheet.socialSecurityNumber()}</div><div style="background:#eaf1fa;padding:10pt 22pt;text-align:right">${label('Net pay')}<b style="font-size:1.8em">${net[0]}</b><br><span style="${QUIET}">Direct deposit (••••${facts.employeeNumber.slice(-4)})</span></div></div>
${list(['Earnings', 'Rate', 'Hours', 'Current', 'YTD'], [...earned, inBold(['Gross pay', '', '', ...gross])])}
${list(['Employee taxes', '', '', 'Current', 'YTD'], [...withheld('taxes'), inBold(['Total taxes', '', '', ...taxes])])}
${list(['Deductions', '', '', 'Current', 'YTD'], [...withheld('deductions'), inBold(['Total deductions', '', '', ...deductions])])}
<div style="background:#eaf1fa">${list([], [inBold(['Net pay', '', '', ...net])])}</div>
${list(['Time off', 'Accrued', 'Used', 'Balance', ''], [['Vacation (hours)', '3.08', '0.00', '21.54', '']])}`;
};

/** Of a maker of card terminals whose service pays the staff of restaurants. */
export const RESTAURANT_PAYROLL = employerWords('', {
  earningNames: ['Regular', 'Overtime', 'Charged Tips'],
  taxNames: ['Federal W/H', 'Social Security', 'Medicare', 'State W/H'],
  deductionNames: ['Med Ins S125', 'Dental S125', '401(k)', 'Child Support', 'Uniform'],
});

/**
 * After Heartland's voucher: the advice of a deposit with company, number, day, sum and the employee's address above, the stub beneath with the employee's and the period's
 * cells, earnings at the left of taxes over deductions, each list with its total of the period and the year, the net in a row of its own, accounts last.
 */
export const restaurantPayroll = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const voucher = String(Number(facts.employeeNumber) + 50_213);
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const withheld = (group: LineGroup, title: string, total: readonly string[]): string => {
    const rows = sheet.lines(group).map((line) => [line.description, line.amount, line.yearToDate]);
    return table([title, 'Current', 'YTD'], [...rows, inBold(['Total', ...total])], [1, 2], 'rows');
  };
  const hours = facts.earnings.reduce((sum, line) => sum + (line.hoursHundredths ?? 0), 0);
  const cell = (label: string, value: string): string => `<div><b>${label}:</b> ${value}</div>`;
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b>Voucher No.</b> ${voucher}<br><b>Date</b> ${sheet.payDate()}</div></div>
<div class="split" style="margin:26pt 0 10pt"><b>DIRECT DEPOSIT VOUCHER</b><span class="boxed"><b>$ **${net[0]}</b></span></div>
<div style="margin-left:54pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>
<div class="center" style="margin:22pt 0 26pt"><b style="font-size:1.2em;letter-spacing:1pt">THIS IS NOT A CHECK - NON-NEGOTIABLE</b></div>
<div style="border-top:0.8pt dashed #777;margin-bottom:10pt"></div>
<div class="split" style="border:0.8pt solid #333;padding:4pt 6pt"><div>${cell('Employee', sheet.employee())}${cell('Employee ID', facts.employeeNumber)}${cell('SSN', sheet.socialSecurityNumber())}</div><div>${cell('Company', sheet.employer())}${cell('Department', '200 - Kitchen')}${cell('Pay Frequency', 'Biweekly')}</div><div>${cell('Period Begin', sheet.start())}${cell('Period End', sheet.end())}${cell('Check Date', sheet.payDate())}</div></div>
<div class="split" style="gap:10pt;min-height:150pt;margin-top:4pt"><div style="width:56%">${table(['Earnings', 'Rate', 'Hours', 'Current', 'YTD'], [...earned, inBold(['Total', '', sheet.digits(hours), ...gross])], [1, 2, 3, 4], 'rows')}</div><div style="width:42%">${withheld('taxes', 'Taxes', taxes)}${withheld('deductions', 'Deductions', deductions)}</div></div>
<div class="split" style="border-top:0.8pt solid #333;border-bottom:0.8pt solid #333;padding:3pt 6pt"><b>Net Pay</b><span><b>Current:</b> ${net[0]} &nbsp;&nbsp;&nbsp; <b>YTD:</b> ${net[1]}</span></div>
${table(['Direct Deposit', 'Account', 'Amount'], [['Checking', `XXXXX${facts.employeeNumber.slice(-4)}`, net[0]]], [2], 'rows')}
<div>Sick available: 14.50 &nbsp;&nbsp; Vacation available: 26.00</div>`;
};
