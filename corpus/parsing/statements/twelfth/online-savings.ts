import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';

/** The words of this layout: money comes from and goes to accounts at other banks. */
export const ONLINE_SAVINGS = issuerWords(
  'Deposits are insured by the FDIC up to the maximum amount allowed by law. In case of errors or questions about your electronic transfers call 1-855-555-0173.',
  ['Online Savings Account'],
  { deposits: ['ACH Deposit'], withdrawals: ['ACH Withdrawal'] },
);

/** Other banks' names as transfers give them. */
const OTHER_BANKS = ['MERIDIAN NATL', 'COASTLINE CU', 'HERITAGE ONE'] as const;

/** After Marcus': the bank at the left, the page at the right; the holder under the bank, number and period in a box beside it. */
export const savingsTop: Section = (sheet) =>
  `<div class="split"><div style="font-size:1.7em">${sheet.bank()}</div><span class="small">Page 1 of 2</span></div>
<div class="split" style="margin-top:20pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:46%"><b style="font-size:1.3em">Account Statement</b>${pairs(
    [
      ['Statement Period', `${sheet.start()} to ${sheet.end()}`],
      ['Account Number', sheet.number(0)],
    ],
  )}<div class="small">Contact us 24/7: 1-855-555-0173<br>P.O. Box 45400, Salt Lake City, UT 84145</div></div></div>`;

/** After Marcus': balances and sums by kind at the left, rate and interest, which is none, at the right. */
export const savingsSummary: AccountSection = (sheet, account) => {
  const sums = pairs([
    ['Beginning Balance', `$${sheet.opening(account)}`],
    ['Deposits and Other Credits', `+ $${sheet.credits(account)}`],
    ['Interest Paid', '+ $0.00'],
    ['Withdrawals and Other Debits', `- $${sheet.debits(account)}`],
    ['<b>Ending Balance</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  const rates = pairs([
    ['Annual Percentage Yield Earned', '0.00%'],
    ['Days in Statement Period', String(daysOf(sheet))],
    ['Interest Paid Year-to-Date', '$0.00'],
  ]);
  return `<h2>${sheet.type(account)}</h2><div class="split"><div style="width:48%"><b>ACCOUNT SUMMARY</b>${sums}</div><div style="width:46%"><b>INTEREST SUMMARY</b>${rates}</div></div>`;
};

/** After Marcus': day with its year, words, credits before debits, the balance behind each; the balances as first and last row. */
export const savingsActivity: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { manner } = parted(sheet, row);
    const mixed = Number(referenceNumber(row, 4));
    const direction = row.movement.cents > 0 ? 'from' : 'to';
    const other = `Internet transfer ${direction} ${OTHER_BANKS[mixed % OTHER_BANKS.length]} account ending in ${referenceNumber(row, 4)}`;
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [`${manner} ${other}`]);
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? `$${unsigned}` : '', isIn ? '' : `$${unsigned}`, `$${balance}`];
  });
  const edge = (day: 'start' | 'end', label: string, balance: string): string[] => [
    formatDay(sheet.facts[day], 'MM/DD/YYYY', 'en'),
    label,
    '',
    '',
    `$${balance}`,
  ];
  const rows = [
    edge('start', 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge('end', 'Ending Balance', sheet.closing(account)),
  ];
  return `<b>ACCOUNT ACTIVITY</b>${table(['Date', 'Description', 'Credits', 'Debits', 'Balance'], rows, [2, 3, 4], 'rows ruled')}`;
};
