import { plain } from '../../printing/ledger.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout: what stands before a name is said in a column of its own. */
export const MONEY_APP = issuerWords(
  'Pocketfold is a financial services platform, not a bank. Banking services are provided and debit cards issued by Pocketfold’s bank partners. In case of errors or questions about your electronic transfers call 1 (800) 555-0119 or visit pocketfold.example/help.',
  ['Pocketfold account'],
  {
    deposits: ['Direct deposit', 'Direct deposit', 'Peer-to-peer'],
    withdrawals: ['Card purchase', 'Card purchase', 'Card purchase', 'Peer-to-peer', 'Direct payment'],
  },
);

/** After Cash App's: the app's name over title and period, the holder with tag and account's numbers at the left, the company's address at the right. */
export const appTop: Section = (sheet) => {
  const tag = sheet.facts.holder.replace(/[^A-Za-z]/g, '').slice(0, 12);
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><h1 style="margin-top:10pt">Account Statement</h1>${sheet.start()} - ${sheet.end()}</div><div class="right small">${bankAddressOf(sheet, '1955 Harrison Street, Suite 600', 'Oakland, CA 94612')}<br>1 (800) 555-0119</div></div>
<div class="split" style="margin:18pt 0"><div><b>${sheet.holder()}</b><br>$${plain(tag)}<br>${sheet.holderAddress()}</div><div style="white-space:nowrap">${pairs(
    [
      ['Account number', sheet.number(0)],
      ['Routing number', '041 215 063'],
    ],
  )}</div></div>`;
};

/** After Cash App's: both balances around what came and what went and the fees. */
export const appSummary: AccountSection = (sheet, account) =>
  `<h2>Account Summary</h2><div style="width:58%">${table(
    [],
    [
      ['Starting Balance', `$${sheet.opening(account)}`],
      ['Money In', `+ $${sheet.credits(account)}`],
      ['Money Out', `- $${sheet.debits(account)}`],
      ['Fees', '$0.00'],
      ['<b>Ending Balance</b>', `<b>$${sheet.closing(account)}</b>`],
    ],
    [1],
    'rows ruled',
  )}</div>`;

/** Whom a movement was with, and what the column of details calls it. */
function toldOf(sheet: Sheet, row: Row): { readonly words: string; readonly details: string } {
  const { manner, party } = parted(sheet, row);
  const isIn = row.movement.cents > 0;
  if (manner === 'Peer-to-peer')
    return { words: `${isIn ? 'From' : 'To'} ${personOf(row, 'en')}`, details: 'Pocketfold payment' };
  return { words: party, details: manner === 'Card purchase' ? 'Pocketfold Card' : manner };
}

/** After Cash App's: day without its year, whom it was with, details, fee, the amount with a plus where it came in and no sign where it went out; no balances. */
export const appTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { words, details } = toldOf(sheet, row);
    const { date, told, unsigned } = toldOver(sheet, account, row, [words]);
    return [date, told, details, '$0.00', `${row.movement.cents > 0 ? '+ ' : ''}$${unsigned}`];
  });
  const head = [
    '<div style="width:44pt">Date</div>',
    '<div style="width:210pt">Description</div>',
    'Details',
    'Fee',
    'Amount',
  ];
  return `<h2>Transactions</h2>${table(head, body, [3, 4], 'rows ruled')}`;
};
