import { type Day, formatDay, isoDate } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import type { Sheet } from '../sheet.js';

/** The words of this layout. */
export const INVESTOR_CHECKING = issuerWords(
  'Please review this statement promptly. Report any errors or questions about your electronic transfers within 60 days of the first statement on which the error appeared. Member FDIC.',
  ['High Yield Investor Checking'],
  {
    deposits: ['ACH Credit', 'Funds Transfer from Brokerage', 'Mobile Check Deposit'],
    withdrawals: ['VISA Debit', 'ACH Debit', 'Bill Payment'],
  },
);

/** `March 1-29, 2023`, or with both months named where the period ends in the next. */
const periodOf = ({ ledger, facts: { start, end } }: Sheet): string => {
  const say = (path: string, day: Day, raw: string): string => ledger.say(path, isoDate(day), raw);
  const long = formatDay(end, 'long', 'en');
  const first = say('statementStartDate', start, formatDay(start, 'day and month', 'en'));
  if (start.month === end.month) return `${first}-${say('statementEndDate', end, `${end.day}, ${end.year}`)}`;
  return `${first} - ${say('statementEndDate', end, long)}`;
};

/** After Charles Schwab Bank's: bank at the left, kind and holder's line, number and period in a row of labels over values, the holder low at the left. */
export const investorTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span></div><div class="right"><b style="font-size:1.2em">${sheet.type(0)}®</b> account of</div></div>
<div class="split" style="margin-top:4pt"><div style="margin:24pt 0">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:48%">${table(['Account Number', 'Statement Period'], [[`<b>${sheet.number(0)}</b>`, `<b>${periodOf(sheet)}</b>`]], [], 'rows')}<div class="small">Customer Service and Information: 1-888-555-0162, 24 hours a day, 7 days a week<br>Mail: P.O. Box 982600, El Paso, TX 79998</div></div></div>`;

/** After Charles Schwab Bank's: balance and sums at the left, interest, which is none, at the right. */
export const investorSummary: AccountSection = (sheet, account) => {
  const sums = pairs([
    ['Beginning Balance', `$${sheet.opening(account)}`],
    ['Deposits and Credits', sheet.credits(account)],
    ['Withdrawals and Debits', `(${sheet.debits(account)})`],
    ['Interest Paid', '0.00'],
    ['<b>Ending Balance</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  const rates = pairs([
    ['Annual Percentage Yield Earned', '0.00%'],
    ['Days in Period', String(daysOf(sheet))],
    ['Interest Paid Year to Date', '$0.00'],
  ]);
  return `<div style="border-top:2pt solid #00a0df"><div class="split"><div style="width:46%"><h2>Account Summary</h2>${sums}</div><div style="width:46%"><h2>Interest Summary</h2>${rates}</div></div></div>`;
};

/** After Charles Schwab Bank's: posting day, words, debits before credits before balance; the balances as first and last row. */
export const investorActivity: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { manner, party } = parted(sheet, row);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [
      manner.startsWith('Funds') ? manner : `${manner} ${party}`,
    ]);
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? '' : `$${unsigned}`, isIn ? `$${unsigned}` : '', `$${balance}`];
  });
  const rows = [
    ['', '<b>Beginning Balance</b>', '', '', `<b>$${sheet.opening(account)}</b>`],
    ...body,
    ['', '<b>Ending Balance</b>', '', '', `<b>$${sheet.closing(account)}</b>`],
  ];
  return `<h2>Activity</h2>${table(['Date Posted', 'Description', 'Debits', 'Credits', 'Balance'], rows, [2, 3, 4], 'rows ruled')}`;
};
