import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { isSavings, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { lastFour } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';

/** The words of this layout. */
export const MEMBER_IDENTIFIERS = issuerWords(
  'If you believe that there is an error on this statement, write to Member Services or call 1-877-555-0151 no later than 60 days after it was sent. Your savings federally insured to at least $250,000 by NCUA.',
  ['Regular Savings', 'Free Checking'],
  {
    deposits: ['ACH Deposit', 'Mobile Check Deposit'],
    withdrawals: ['POS Withdrawal', 'ACH Withdrawal', 'Bill Payment'],
  },
);

/** After Golden 1's: name and address at the left, member, period and page at the right, the holder, then all accounts with both their balances in one table. */
export const identifiersTop: Section = (sheet) => {
  const rows = sheet.facts.accounts.map((_, account) => [
    sheet.type(account),
    sheet.number(account),
    `$${sheet.opening(account)}`,
    `$${sheet.closing(account)}`,
  ]);
  const reach = pairs([
    ['Member Number', `XXXXX${customerNumber(sheet, 4)}`],
    ['Statement Period', `${sheet.start()} through ${sheet.end()}`],
    ['Page', '1 of 2'],
  ]);
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>P.O. Box 15960<br>Sacramento, CA 95852<br>1-877-555-0151</div><div style="white-space:nowrap"><b style="font-size:1.35em">Statement of Accounts</b>${reach}</div></div>
<div style="margin:26pt 0 18pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="band" style="padding:3pt 6pt"><b>Account Summary</b></div>${table(['Account', 'Account ID', 'Beginning Balance', 'Ending Balance'], rows, [2, 3], 'rows ruled')}`;
};

/** What moved on savings is a transfer to or from the other account; a card's slip has its number behind the shop. */
const wordsOf = (sheet: Sheet, account: number, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (isSavings(sheet, account)) {
    const other = lastFour(sheet.account(account === 0 ? 1 : 0));
    return row.movement.cents > 0 ? `Online Transfer from ID ${other}` : `Online Transfer to ID ${other}`;
  }
  return manner.startsWith('POS') ? `${manner} ${party} ${referenceNumber(row, 12)}` : `${manner} ${party}`;
};

/** After Golden 1's: of each account day, words, deposits before withdrawals before balance; both balances as rows, how much came and went and what was charged beneath. */
export const identifiersTable: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, account, row)]);
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? unsigned : '', isIn ? '' : `-${unsigned}`, balance];
  });
  const edge = (day: typeof start, words: string, balance: string): string[] => [
    formatDay(day, sheet.design.dateStyle, 'en'),
    `<b>${words}</b>`,
    '',
    '',
    `<b>${balance}</b>`,
  ];
  const all = [
    edge(start, 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge(end, 'Ending Balance', sheet.closing(account)),
  ];
  const fees = table(
    ['', 'Total for This Period', 'Total Year-to-Date'],
    [
      ['Total Overdraft Fees', '$0.00', '$0.00'],
      ['Total Returned Item Fees', '$0.00', '$0.00'],
    ],
    [1, 2],
    'rows grid',
  );
  return `<h2>${sheet.type(account)} - ID ${sheet.number(account)}</h2>${table(['Post Date', 'Transaction Description', 'Deposits', 'Withdrawals', 'Balance'], all, [2, 3, 4], 'rows ruled')}
<div style="page-break-inside:avoid"><div>Total Deposits: $${sheet.credits(account)} &nbsp;&nbsp; Total Withdrawals: $${sheet.debits(account)}</div>${fees}</div>`;
};
