import { daysAfter, formatDay } from '../../printing/dates.js';
import { chunks, table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { amountRows } from '../amount-rows.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

export const CIVILIAN_LEAVE = employerWords(
  'REMARKS: YOUR PAYMENT HAS BEEN SENT TO YOUR FINANCIAL INSTITUTION. REVIEW YOUR BENEFIT ELECTIONS DURING OPEN SEASON.',
  {
    earningNames: ['REGULAR PAY', 'OVERTIME', 'SUNDAY PREM'],
    taxNames: ['TAX, FEDERAL', 'OASDI', 'MEDICARE', 'TAX, STATE VA'],
    deductionNames: ['FEHB', 'FEGLI', 'RETIRE, FERS', 'TSP SAVINGS', 'DENTAL'],
  },
);

/** Current earnings without the year's, which this form does not print. */
function earningRows(sheet: PaySheet): string[][] {
  const { facts, ledger, digits } = sheet;
  return facts.earnings.map(({ description, hoursHundredths, cents }, index) => {
    const path = `earnings[${index}]`;
    const hours =
      hoursHundredths === undefined
        ? ''
        : ledger.say(`${path}.hours`, toUnits(hoursHundredths), digits(hoursHundredths));
    return [
      ledger.say(`${path}.description`, description),
      hours,
      ledger.say(`${path}.amount`, toUnits(cents), digits(cents)),
    ];
  });
}

/** Cells of one row of the form: a numbered label over its value, with shares of the width. */
const boxes = (cells: readonly (readonly [label: string, value: string, share: number])[]): string =>
  `<div style="display:flex">${cells.map(([label, value, share]) => `<div style="flex:${share};border:0.5pt solid #444;padding:1pt 3pt;min-height:20pt"><div style="font-size:0.75em">${label}</div>${value || '&nbsp;'}</div>`).join('')}</div>`;

/**
 * After the Leave and Earnings Statement of the Department of Defense's civilians: numbered boxes, five sums with the year's at the right, earnings,
 * deductions two abreast, leave, what the government pays.
 */
export const civilianLeave = (sheet: PaySheet): string => {
  const { facts, design } = sheet;
  const gross = (of: 'cents' | 'yearToDateCents'): number => sumOf(facts.earnings, of);
  const rateCents = facts.earnings[0]?.rateCents ?? 0;
  const serviceSince = formatDay(daysAfter(facts.start, -2_911), design.dateStyle, 'en');
  const untaxed = (of: 'cents' | 'yearToDateCents'): string =>
    sheet.digits(gross(of) - sumOf(facts.deductions, of));
  const sums = [
    ['GROSS PAY', ...sheet.gross()],
    ['TAXABLE WAGES', untaxed('cents'), untaxed('yearToDateCents')],
    ['NONTAXABLE WAGES', '', ''],
    ['DEDUCTIONS', ...sheet.deductions()],
    ['NET PAY', ...sheet.net()],
  ];
  const withheld = amountRows(sheet, 'deductions');
  const half = Math.ceil(withheld.length / 2);
  const deductions = chunks(withheld, half).map(
    (group) =>
      `<div style="width:49%">${table(['TYPE', 'CURRENT', 'YEAR TO DATE'], group, [1, 2], 'rows')}</div>`,
  );
  const banded = (title: string, content: string): string =>
    `<div style="border:0.5pt solid #444"><div class="center" style="background:#e4e4e4;border-bottom:0.5pt solid #444"><b>${title}</b></div>${content}</div>`;
  const leave = [
    ['ANNUAL', '38.00', '6.00', '72.00', '8.00', '24.00', '86.00', '', '240.00'],
    ['SICK', '112.00', '4.00', '48.00', '', '16.00', '144.00', '', ''],
    ['HOLIDAY', '', '', '', '8.00', '40.00', '', '', ''],
  ];
  const share = (permille: number, of: 'cents' | 'yearToDateCents'): string =>
    sheet.digits(Math.round((gross(of) * permille) / 1000));
  // Shares that an agency owes (26 U.S.C. 3111; 5 U.S.C. 8423): what the form prints beside the employee's own.
  const paid = [
    ['MEDICARE', share(14.5, 'cents'), share(14.5, 'yearToDateCents')],
    ['OASDI', share(62, 'cents'), share(62, 'yearToDateCents')],
    ['RETIRE, FERS', share(184, 'cents'), share(184, 'yearToDateCents')],
  ];
  return `<div class="center"><b>${sheet.employer()}</b><br><b>CIVILIAN LEAVE AND EARNINGS STATEMENT</b></div>
<div style="margin-top:6pt">${boxes([
    ['1. Pay Period End', sheet.end(), 3],
    ['2. Pay Date', sheet.payDate(), 3],
    ['3. Name', `<b>${sheet.employee()}</b>`, 6],
    ['4. Pay Plan/Grade/Step', 'GS 09 04', 4],
    ['5. Hourly/Daily Rate', sheet.digits(rateCents), 3],
  ])}${boxes([
    ['6. Basic OT Rate', sheet.digits(Math.round(rateCents * 1.5)), 3],
    [
      '7. Basic Pay + Locality Adj = Adjusted Basic Pay',
      `${sheet.digits(rateCents * 1_600)} &nbsp; ${sheet.digits(rateCents * 487)} &nbsp; ${sheet.digits(rateCents * 2_087)}`,
      9,
    ],
    ['8. Soc Sec No', sheet.socialSecurityNumber(), 4],
    ['9. Locality %', '30.47', 2],
    ['10. FLSA Category', 'N', 3],
  ])}${boxes([
    ['11. SCD Leave', serviceSince, 3],
    ['12. Max Leave Carry Over', '240', 4],
    [
      '13. Leave Year End',
      formatDay({ year: facts.end.year + 1, month: 1, day: 11 }, design.dateStyle, 'en'),
      3,
    ],
    ['14. Financial Institution - Net Pay', 'PIEDMONT CREDIT UNION', 6],
    ['15. Financial Institution - Allotment #1', '', 5],
  ])}${boxes([
    ['17. Tax Marital Status', 'FED S &nbsp; VA S', 4],
    ['18. Exemptions / Add’l', '0 &nbsp; 0', 3],
    ['19. Cumulative Retirement FERS', sheet.digits(rateCents * 161), 5],
    ['21. TSP Data', '5%', 3],
  ])}</div>
<div class="split" style="margin-top:6pt;gap:8pt"><div style="width:50%">${banded('CURRENT EARNINGS', table(['TYPE', 'HOURS/DAYS', 'AMOUNT'], earningRows(sheet), [1, 2], 'rows'))}</div><div style="width:48%"><div style="border:0.5pt solid #444">${table(['', 'CURRENT', 'YEAR TO DATE'], sums, [1, 2], 'rows')}</div></div></div>
<div style="margin-top:6pt">${banded('DEDUCTIONS', `<div class="split" style="gap:8pt">${deductions.join('')}</div>`)}</div>
<div style="margin-top:6pt">${banded('LEAVE', table(['TYPE', 'PRIOR YR BALANCE', 'ACCRUED PAY PD', 'ACCRUED YTD', 'USED PAY PD', 'USED YTD', 'CURRENT BALANCE', 'USE-LOSE / TERM DATE', 'MAX CARRY'], leave, [1, 2, 3, 4, 5, 6, 7, 8], 'rows'))}</div>
<div style="margin-top:6pt;width:60%">${banded('BENEFITS PAID BY GOVERNMENT FOR YOU', table(['TYPE', 'CURRENT', 'YEAR TO DATE'], paid, [1, 2], 'rows'))}</div>`;
};
