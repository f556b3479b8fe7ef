import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const POST_DATE = issuerWords(
  'Please examine this statement at once. If no error is reported within 30 days the account will be considered correct. Member FDIC.',
  ['EVERYDAY CHECKING', 'FREE CHECKING'],
  {
    deposits: ['ACH Deposit', 'Mobile Deposit'],
    withdrawals: ['Card Purchase', 'ACH Payment', 'Recurring Card Payment'],
    fees: ['Paper Statement Fee'],
    check: 'Check',
  },
);

/** After Old National Bank's: name over address, the statement's end with the page, the holder at the left of how to reach the bank, all accounts in a small table. */
export const postDateTop: Section = (sheet) => {
  const reach = pairs(
    [
      ['Client Care', '1-800-555-0162'],
      ['Online', 'www.heritagenational.example'],
      ['Mailing Address', 'P.O. Box 718, Evansville, IN 47705'],
    ],
    'pairs ragged',
  );
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br><span class="small">P.O. Box 718, Evansville, IN 47705</span></div><div class="right"><b style="font-size:1.2em">Statement Ending ${sheet.end()}</b><br>Page 1 of 4</div></div>
<div class="split" style="margin:28pt 0 16pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:46%"><div class="band" style="padding:2pt 6pt"><b>Managing Your Accounts</b></div>${reach}</div></div>`;
};

/** After Old National Bank's: account and number in a band, its balances with their days, how many movements of each kind and what they come to. */
export const postDateSummary: AccountSection = (sheet, account) => {
  const count = (kinds: Parameters<Sheet['rows']>[1]): number => sheet.rows(account, kinds).length;
  const [type, number, closing] = [sheet.type(account), sheet.number(account), sheet.closing(account)];
  const body = [
    [sheet.start(), 'Beginning Balance', `$${sheet.opening(account)}`],
    ['', `${count(['deposit'])} Credit(s) This Period`, `$${sheet.credits(account)}`],
    ['', `${count(['withdrawal', 'fee', 'check'])} Debit(s) This Period`, `$${sheet.debits(account)}`],
    [sheet.end(), '<b>Ending Balance</b>', `<b>$${closing}</b>`],
  ];
  return `<h2>Summary of Accounts</h2>${table(['Account Type', 'Account Number', 'Ending Balance'], [[type, number, `$${closing}`]], [2], 'rows')}
<div class="band" style="padding:3pt 6pt"><b>${type} - ${number}</b></div><div style="width:62%"><h2>Account Summary</h2>${table(['Date', 'Description', 'Amount'], body, [2], 'rows')}</div>`;
};

/** Of a card's slip the day on which it was used stands behind the shop. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner.includes('Card'))
    return `${manner} ${party} ${formatDay(row.movement.day, 'MM/DD', 'en')} XXXX4471`;
  return manner === '' ? row.movement.description : `${manner} ${party}`;
};

/** After Old National Bank's: day, words, debits before credits before balance, both balances as rows, checks by number and fees beneath. */
export const postDateTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? '' : `$${unsigned}`, isIn ? `$${unsigned}` : '', `$${balance}`];
  });
  const edge = (day: string, words: string, balance: string): string[] => [
    day,
    `<b>${words}</b>`,
    '',
    '',
    `<b>$${balance}</b>`,
  ];
  const all = [
    edge(sheet.start(), 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge(sheet.end(), 'Ending Balance', sheet.closing(account)),
  ];
  const checks = rows
    .filter(({ movement }) => movement.kind === 'check')
    .map(({ movement: { checkNumber, day, cents } }) => [
      checkNumber,
      formatDay(day, sheet.design.dateStyle, 'en'),
      `$${sheet.digits(cents)}`,
    ]);
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid"><h2>Checks Cleared</h2>${table(headAbreast(['Check Nbr', 'Date', 'Amount'], 2), abreast(checks, 2, 3), [2, 5], 'rows')}</div>`;
  const fees = table(
    ['', 'Total for this period', 'Total year-to-date'],
    [
      ['Total Overdraft Fees', '$0.00', '$0.00'],
      ['Total Returned Item Fees', '$0.00', '$0.00'],
    ],
    [1, 2],
    'rows grid',
  );
  return `<h2>Account Activity</h2>${table(['Post Date', 'Description', 'Debits', 'Credits', 'Balance'], all, [2, 3, 4], 'rows ruled')}${checkList}<div style="page-break-inside:avoid"><h2>Overdraft and Returned Item Fees</h2>${fees}</div>`;
};
