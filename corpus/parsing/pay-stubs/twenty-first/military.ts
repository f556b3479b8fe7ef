import { isoDate, monthName } from '../../printing/dates.js';
import { inBold, table } from '../../printing/markup.js';
import { frame } from '../eighteenth/mexican.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { saidAmount } from './said-amount.js';

/** Of a service that pays the members of a country's forces. */
export const FORCES_PAY = employerWords('WWW.FORCESPAY.EXAMPLE &nbsp; FORM 702, JAN 02', {
  earningNames: ['BASE PAY', 'BAH', 'BAS'],
  taxNames: ['FEDERAL TAXES', 'FICA-SOC SECURITY', 'FICA-MEDICARE', 'STATE TAXES'],
  deductionNames: ['SGLI', 'AFRH', 'TSP', 'TRICARE DENTAL', 'FAM/SPOUSE SGLI'],
});

/** Family name first, with its particles: `VAN DER MEER JOHN A`. */
const familyNameFirst = (name: string): string =>
  name.replace(/^(.*?) ((?:(?:VAN|DER|DE|LA) )*\S+)$/, '$2 $1');

/** Rows of a block that has a line of its own for its sum. */
const LEAST_ROWS = 8;

/**
 * After the Leave and Earnings Statement of the armed forces (DFAS Form 702): the member's cells in one row, entitlements, deductions, allotments and the
 * summary abreast with the sums in the last row, then leave, federal taxes, FICA, state taxes and pay data as cells, remarks with the year's two sums. Its
 * `PAY DATE` is the day from which service counts; whether the service that pays or the branch is the employer it does not say.
 */
export const forcesPay = (sheet: PaySheet): string => {
  const { facts, ledger, digits } = sheet;
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  const { start, end } = facts;
  const days = `${start.day}-${end.day} ${monthName(end, 'en').slice(0, 3).toUpperCase()} ${String(end.year % 100).padStart(2, '0')}`;
  ledger.say('payPeriodStartDate', isoDate(start), days);
  const period = ledger.say('payPeriodEndDate', isoDate(end), days);
  const name = ledger.say('employeeName', familyNameFirst(facts.employee));
  const earned = sheet.lines('earnings').map((line) => [line.description, line.amount]);
  const withheld = sheet.lines('deductions').map((line) => [line.description, line.amount]);
  const height = Math.max(LEAST_ROWS, withheld.length + 1);
  const column = (
    title: string,
    lines: readonly (readonly string[])[],
    total: string,
    width: number,
  ): string => {
    const blanks = Array.from({ length: height - lines.length }, () => ['&nbsp;', '']);
    return `<div style="width:${width}%">${table([title, 'AMOUNT'], [...lines, ...blanks, inBold(['TOTAL', total])], [1], 'rows')}</div>`;
  };
  const summary = [
    ['+AMT FWD', '.00'],
    ['+TOT ENT', gross],
    ['-TOT DED', deductions],
    ['-TOT ALMT', '.00'],
    inBold(['=NET AMT', net]),
    ['-CR FWD', '.00'],
    inBold(['=EOM PAY', net]),
  ];
  const base = facts.earnings[0];
  const [wage, wageOfYear] = [digits(base?.cents ?? 0), digits(base?.yearToDateCents ?? 0)];
  const taxOfYear = (index: number): string => digits(facts.taxes[index]?.yearToDateCents ?? 0);
  const block = (title: string, cells: readonly (readonly [string, string])[]): string =>
    `<div style="display:flex;align-items:center"><b style="width:7%">${title}</b><div style="width:93%">${frame(cells)}</div></div>`;
  const ofYear = `YTD ENTITLE &nbsp; ${saidAmount(sheet, 'yearToDateGrossPay', sumOf(facts.earnings, 'yearToDateCents'))} &nbsp;&nbsp;&nbsp; YTD DEDUCT &nbsp; ${saidAmount(sheet, 'yearToDateDeductions', sumOf(sheet.withheld('deductions'), 'yearToDateCents'))}`;
  return `<style>td { font-family: "Liberation Mono"; white-space: nowrap; }</style><div class="center" style="margin-bottom:4pt"><b>${facts.employer} MILITARY LEAVE AND EARNINGS STATEMENT</b></div>
${block('ID', [
  ['NAME (LAST, FIRST, MI)', name],
  ['SOC. SEC. NO.', sheet.socialSecurityNumber()],
  ['GRADE', 'E6'],
  ['PAY DATE', '130618'],
  ['YRS SVC', '11'],
  ['ETS', '280617'],
  ['BRANCH', 'ARMY'],
  ['ADSN/DSSN', '5570'],
  ['PERIOD COVERED', period],
])}
<div class="split boxed" style="gap:8pt">${column('ENTITLEMENTS', earned, gross, 25)}${column('DEDUCTIONS', withheld, deductions, 29)}${column('ALLOTMENTS', [], '.00', 21)}<div style="width:22%">${table(['SUMMARY', ''], summary, [1], 'rows')}</div></div>
${block('LEAVE', [
  ['BF BAL', '32.5'],
  ['ERND', '20.0'],
  ['USED', '9'],
  ['CR BAL', '43.5'],
  ['ETS BAL', '116.0'],
  ['LV LOST', '.0'],
  ['LV PAID', '.0'],
  ['USE/LOSE', '.0'],
])}${block('FED TAXES', [
  ['WAGE PERIOD', wage],
  ['WAGE YTD', wageOfYear],
  ['M/S', 'S'],
  ['EX', '00'],
  ["ADD'L TAX", '.00'],
  ['TAX YTD', taxOfYear(0)],
])}${block('FICA TAXES', [
  ['WAGE PERIOD', wage],
  ['SOC WAGE YTD', wageOfYear],
  ['SOC TAX YTD', taxOfYear(1)],
  ['MED WAGE YTD', wageOfYear],
  ['MED TAX YTD', taxOfYear(2)],
])}${block('STATE TAXES', [
  ['ST', 'KY'],
  ['WAGE PERIOD', wage],
  ['WAGE YTD', wageOfYear],
  ['M/S', 'S'],
  ['EX', '01'],
  ['TAX YTD', taxOfYear(3)],
])}${block('PAY DATA', [
  ['BAQ TYPE', 'W/DEP'],
  ['BAQ DEPN', 'SPOUSE'],
  ['VHA ZIP', '42223'],
  ['RENT AMT', '.00'],
  ['SHARE', '1'],
  ['STAT', 'R'],
  ['DEPNS', '2'],
  ['BAS TYPE', 'STAND'],
  ['CHARITY YTD', '.00'],
  ['PACIDN', 'WAB7AA'],
])}
<div class="boxed" style="min-height:110pt"><b>REMARKS:</b> &nbsp; <span style="font-family:'Liberation Mono'">${ofYear}<br><br>BANK &nbsp; FORT RIDGE COMMUNITY CU<br>ACCT # *****${facts.employeeNumber.slice(-4)}<br>-PLEASE VERIFY YOUR CERTIFICATE OF ELIGIBILITY FOR SGLI COVERAGE.<br>-LEAVE IN EXCESS OF 60 DAYS IS LOST AT THE END OF THE FISCAL YEAR.</span></div>`;
};
