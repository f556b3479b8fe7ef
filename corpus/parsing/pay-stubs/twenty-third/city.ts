import { inBold, table } from '../../printing/markup.js';
import { employerWords } from '../ninth/employer-words.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

/** Of a city that pays its agencies' workers. */
export const CITY_PAYROLL = employerWords(
  'QUESTIONS ABOUT THIS STATEMENT SHOULD BE DIRECTED TO YOUR AGENCY PAYROLL OFFICE.',
  {
    earningNames: ['RECURRING REGULAR GROSS', 'OVERTIME AT 1.5', 'NIGHT DIFFERENTIAL'],
    taxNames: ['FEDERAL TAX', 'SOCIAL SECURITY', 'MEDICARE', 'STATE TAX', 'CITY TAX'],
    deductionNames: [
      'PENSION - TIER 6',
      'UNION DUES',
      'HEALTH PLAN',
      'DEFERRED COMP 457',
      'COMMUTER BENEFIT',
      'PENSION LOAN',
    ],
  },
);

/** A row of cells with small labels over values, framed. */
const cells = (items: readonly (readonly [label: string, value: string])[]): string =>
  `<table class="rows grid" style="margin:0"><tbody><tr>${items.map(([label, value]) => `<td><span style="font-size:0.78em">${label}</span><br>${value}</td>`).join('')}</tr></tbody></table>`;

/**
 * After the pay statement of New York City's payroll: the city over office and title, agency and person in rows of cells, earnings at the left, statutory deductions over
 * others at the right with the year beside the period, each list with its total, the summary of period and year with the net, leave last; no social security number.
 */
export const cityPayroll = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const withheld = (group: LineGroup, title: string, total: readonly string[]): string => {
    const rows = sheet.lines(group).map((line) => [line.description, line.amount, line.yearToDate]);
    return table(
      [title, 'THIS PERIOD', 'YEAR TO DATE'],
      [...rows, inBold(['TOTAL', ...total])],
      [1, 2],
      'rows',
    );
  };
  const summary = [gross, taxes, deductions, net];
  return `<div class="split"><div><b style="font-size:1.5em">${sheet.employer()}</b><br>OFFICE OF PAYROLL ADMINISTRATION</div><div class="right"><b style="font-size:1.3em">PAY STATEMENT</b><br>NON-NEGOTIABLE - ELECTRONIC FUNDS TRANSFER</div></div>
<div style="margin:8pt 0">${cells([
    ['PAYROLL NO.', '846'],
    ['AGENCY', 'DEPARTMENT OF PARKS AND PLAYGROUNDS'],
    ['DISTRIBUTION', '0417'],
    ['EFT NO.', `E${facts.employeeNumber.padStart(8, '30')}`],
    ['PAY DATE', sheet.payDate()],
  ])}${cells([
    ['EMPLOYEE NAME', `<b>${sheet.employee()}</b>`],
    ['REFERENCE NO.', `0${facts.employeeNumber.padStart(6, '5')}`],
    ['TITLE', 'CITY PARK WORKER'],
    ['PAY PERIOD', `${sheet.start()} - ${sheet.end()}`],
  ])}${cells([
    ['FEDERAL STATUS', 'SINGLE 00'],
    ['STATE STATUS', 'SINGLE 01'],
    ['CITY STATUS', 'SINGLE 01'],
    ['PAY CYCLE', 'BIWEEKLY'],
    ['PAY RATE TYPE', 'PER HOUR'],
  ])}</div>
<div class="split" style="gap:10pt"><div style="width:56%">${table(['EARNINGS', 'HOURS', 'RATE', 'THIS PERIOD', 'YEAR TO DATE'], [...earned, inBold(['TOTAL GROSS', '', '', ...gross])], [1, 2, 3, 4], 'rows')}</div><div style="width:43%">${withheld('taxes', 'STATUTORY DEDUCTIONS', taxes)}${withheld('deductions', 'OTHER DEDUCTIONS', deductions)}</div></div>
${table(
  ['', 'GROSS PAY', 'STATUTORY DEDUCTIONS', 'OTHER DEDUCTIONS', 'NET PAY'],
  [
    ['<b>THIS PERIOD</b>', ...inBold(summary.map(([current]) => current))],
    ['<b>YEAR TO DATE</b>', ...summary.map(([, yearToDate]) => yearToDate)],
  ],
  [1, 2, 3, 4],
  'rows grid',
)}
${table(['LEAVE BALANCES', 'ANNUAL', 'SICK', 'COMPENSATORY'], [['HOURS : MINUTES', '96:15', '142:30', '07:00']], [1, 2, 3], 'rows grid')}
<div>DEPOSITED TO CHECKING ACCOUNT XXXXXX${facts.employeeNumber.slice(-4)}: &nbsp; $${net[0]}</div>`;
};
