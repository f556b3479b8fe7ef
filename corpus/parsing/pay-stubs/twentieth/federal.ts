import { inBold, table } from '../../printing/markup.js';
import { frame } from '../eighteenth/mexican.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Numbers of the center's catalogue of earnings and deductions. */
const ITEM_CODES: Readonly<Record<string, string>> = {
  'REGULAR TIME': '01',
  'OVERTIME OVER 8/40': '21',
  'SUNDAY DIFFERENTIAL': '05',
  'FEDERAL TAX': '77',
  OASDI: '80',
  MEDICARE: '87',
  'STATE TAX': '78',
  'RETIREMENT - FERS': '75',
  'HEALTH BENEFITS - SELF ONLY': '83',
  'LIFE INSURANCE - BASIC': '85',
  'TSP - FERS': '89',
  'UNION DUES': '95',
};

/** Of a federal center that pays the people of many agencies. */
export const FINANCE_CENTER = employerWords(
  'SALARY PAYMENT SENT BY ELECTRONIC FUNDS TRANSFER. THIS STATEMENT IS FOR YOUR RECORDS. CONTACT YOUR PERSONNEL OFFICE WITH QUESTIONS.',
  {
    earningNames: ['REGULAR TIME', 'OVERTIME OVER 8/40', 'SUNDAY DIFFERENTIAL'],
    taxNames: ['FEDERAL TAX', 'OASDI', 'MEDICARE', 'STATE TAX'],
    deductionNames: [
      'RETIREMENT - FERS',
      'HEALTH BENEFITS - SELF ONLY',
      'LIFE INSURANCE - BASIC',
      'TSP - FERS',
      'UNION DUES',
    ],
  },
);

const LEAVE = [
  ['ANNUAL', '6', '96.00', '54.00', '16.00', '134.00'],
  ['SICK', '4', '212.00', '36.00', '8.00', '240.00'],
] as const;

/** After the Statement of Earnings and Leave of the National Finance Center: department over title, the person's numbers, period and grade in three frames, one list of coded items from pay to the net with hours, this period and the year, leave beneath, the address as behind a window. */
export const financeCenter = (sheet: PaySheet): string => {
  const { facts, digits } = sheet;
  const rateCents = facts.earnings[0]?.rateCents ?? 0;
  const coded = (name: string): string => ITEM_CODES[name] ?? '';
  const earned = sheet
    .lines('earnings', false)
    .map((line) => [coded(line.description), line.description, line.hours, line.amount, line.yearToDate]);
  const withheld = sheet
    .lines('deductions')
    .map((line) => [coded(line.description), line.description, '', line.amount, line.yearToDate]);
  const items = [
    ...earned,
    inBold(['', 'GROSS PAY', '', ...sheet.gross()]),
    ['', 'DEDUCTIONS', '', '', ''],
    ...withheld,
    inBold(['', 'TOTAL DEDUCTIONS', '', ...sheet.deductions()]),
    inBold(['', 'NET PAY', '', ...sheet.net()]),
  ];
  return `<div class="center"><b>${sheet.employer()}</b><br><b style="font-size:1.2em">STATEMENT OF EARNINGS AND LEAVE</b></div>
<div style="margin-top:8pt">${frame([
    ['EMPLOYEE NAME', sheet.employee()],
    ['SOCIAL SECURITY NO.', sheet.socialSecurityNumber()],
    ['AGENCY', '08'],
    ['PERS OFFICE ID', '4382'],
    ['T&amp;A CONTACT POINT', '31-08-0417-02'],
  ])}${frame([
    ['PERIOD COVERED', `${sheet.start()} - ${sheet.end()}`],
    ['OFFICIAL PAY DATE', sheet.payDate()],
    ['PAY PLAN', 'GS'],
    ['GRADE', '09'],
    ['STEP', '04'],
    ['FLSA', 'N'],
  ])}${frame([
    ['ANNUAL SALARY', digits(rateCents * 2_087)],
    ['HOURLY RATE', digits(rateCents)],
    ['SERVICE COMP DATE', '06/14/2015'],
    ['FEDERAL TAX STATUS', 'S 00'],
    ['CUM RETIREMENT', digits(rateCents * 187)],
  ])}</div>
${table(['CODE', 'EARNINGS', 'HOURS', 'PAY PERIOD', 'YEAR-TO-DATE'], items, [2, 3, 4], 'rows ruled')}
${table(['LEAVE', 'CATEGORY', 'BROUGHT FORWARD', 'EARNED YTD', 'USED YTD', 'BALANCE'], LEAVE, [2, 3, 4, 5], 'rows grid')}
<div style="margin:30pt 0 14pt 24pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>`;
};
