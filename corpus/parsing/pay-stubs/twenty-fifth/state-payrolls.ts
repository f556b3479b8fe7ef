import { inBold, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** The state's codes of deductions. */
const DEDUCTION_CODES: Readonly<Record<string, string>> = {
  'RETIREMENT CONTRIBUTION': '0600',
  'STATE HEALTH INSURANCE - FAMILY': '0118',
  'STATE LIFE INSURANCE': '0121',
  'DENTAL PPO PRETAX': '0247',
  'DEFERRED COMPENSATION': '0390',
  'STATE EMPLOYEES CREDIT UNION': '0412',
  'CHARITABLE CAMPAIGN': '0555',
};

/** Of a state's bureau that pays the workers of all its agencies. */
export const STATE_PAYROLLS = employerWords(
  'CONTACT YOUR AGENCY PERSONNEL OFFICE WITH QUESTIONS ABOUT THIS STATEMENT. KEEP IT FOR YOUR RECORDS. NOT NEGOTIABLE.',
  {
    earningNames: ['REGULAR SALARY', 'OVERTIME', 'SHIFT DIFFERENTIAL'],
    taxNames: ['WITHHOLDING TAX', 'SOCIAL SECURITY', 'MEDICARE'],
    deductionNames: Object.keys(DEDUCTION_CODES),
  },
);

/** A row of framed cells, small labels over values. */
const cells = (items: readonly (readonly [label: string, value: string])[]): string =>
  `<table class="rows grid" style="margin:0"><tbody><tr>${items.map(([label, value]) => `<td><span style="font-size:0.8em">${label}</span><br>${value}</td>`).join('')}</tr></tbody></table>`;

/** What the state itself pays in: no field. */
function stateContributions({ facts, digits }: PaySheet): string[][] {
  const gross = sumOf(facts.earnings, 'cents');
  return [
    ['RETIREMENT', digits(Math.round(gross * 0.1357))],
    ['SOCIAL SECURITY', digits(facts.taxes[1]?.cents ?? 0)],
    ['MEDICARE', digits(facts.taxes[2]?.cents ?? 0)],
    ['HEALTH INSURANCE', '818.21'],
    ['LIFE INSURANCE', '1.79'],
  ];
}

/**
 * After the employee earnings statement of Florida's Bureau of State Payrolls: state over department and title, agency, person and payment in rows of cells, earnings over taxes
 * and what the state pays in, coded deductions, one table of sums of the period and the year, the name with the mailing address last.
 */
export const statePayrolls = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const withheld = sheet
    .lines('deductions')
    .map((line) => [DEDUCTION_CODES[line.description] ?? '', line.description, line.amount, line.yearToDate]);
  const titled = (title: string, content: string): string =>
    `<div style="border:0.6pt solid #444;margin-top:5pt"><div style="background:#e4e9ee;padding:1.5pt 4pt"><b>${title}</b></div>${content}</div>`;
  return `<div class="center"><b style="font-size:1.5em">${sheet.employer()}</b><br>DEPARTMENT OF FINANCIAL SERVICES - BUREAU OF STATE PAYROLLS<br><b style="font-size:1.2em">EMPLOYEE EARNINGS STATEMENT</b></div>
<div style="margin-top:8pt">${cells([
    ['EMPLOYEE NAME', `<b>${sheet.employee()}</b>`],
    ['SSN', sheet.socialSecurityNumber()],
    ['EMPLOYEE ID', facts.employeeNumber.padStart(7, '4')],
    ['CLASS TITLE', facts.job.toUpperCase()],
  ])}${cells([
    ['AGENCY', '37 ENVIRONMENTAL PROTECTION'],
    ['ORGANIZATION CODE', '37-45-20-10-000'],
    ['POSITION', `0${facts.employeeNumber.slice(0, 4)}`],
    ['W-4 STATUS', 'SINGLE'],
    ['PAY CYCLE', 'BIWEEKLY'],
  ])}${cells([
    ['PAY PERIOD BEGIN', sheet.start()],
    ['PAY PERIOD END', sheet.end()],
    ['PAYMENT DATE', sheet.payDate()],
    ['EFT NUMBER', facts.employeeNumber.padStart(9, '08')],
    ['ACCOUNT', `CHECKING XXXX${facts.employeeNumber.slice(-4)}`],
  ])}</div>
${titled('EARNINGS', table(['DESCRIPTION', 'HOURS', 'RATE', 'CURRENT', 'YEAR TO DATE'], [...earned, inBold(['TOTAL GROSS', '', '', ...gross])], [1, 2, 3, 4], 'rows'))}
<div class="split" style="gap:6pt"><div style="width:58%">${titled('TAXES', table(['DESCRIPTION', 'CURRENT', 'YEAR TO DATE'], [...amountRows(sheet, 'taxes'), inBold(['TOTAL TAXES', ...taxes])], [1, 2], 'rows'))}</div><div style="width:42%">${titled('STATE CONTRIBUTIONS', table(['DESCRIPTION', 'CURRENT'], stateContributions(sheet), [1], 'rows'))}</div></div>
${titled('MISCELLANEOUS DEDUCTIONS', table(['CODE', 'DESCRIPTION', 'CURRENT', 'YEAR TO DATE'], [...withheld, inBold(['', 'TOTAL DEDUCTIONS', ...deductions])], [2, 3], 'rows'))}
<div style="margin-top:6pt">${table(
    ['', 'GROSS', 'TAXES', 'MISC DEDUCTIONS', 'NET'],
    [
      ['CURRENT', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
      ['YEAR TO DATE', gross[1], taxes[1], deductions[1], net[1]],
    ],
    [1, 2, 3, 4],
    'rows grid',
  )}</div>
<div style="margin:30pt 0 24pt 54pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>`;
};
