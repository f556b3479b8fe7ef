import { THIRTEENTH_NAMES } from '../../people/thirteenth-family-names.js';
import { formatDay, monthName } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { centsOf } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { personAmong } from '../twelfth/parties.js';

/** The words of this layout: what stands before a name is the kind of movement, which has a column of its own. */
export const MOBILE_CHECKING = issuerWords(
  'Carillon is a financial technology company, not a bank. Banking services provided by a partner bank, Member FDIC. In case of errors or questions about your electronic transfers, telephone us at 1-844-555-0116.',
  ['Checking'],
  { deposits: ['Deposit'], withdrawals: ['Purchase', 'Direct Debit', 'Transfer'] },
);

/** After Chime's: the app's name at the left, whom to call at the right, the holder, then account number and the month with its days in brackets. */
export const mobileTop: Section = (sheet) => {
  const { start } = sheet.facts;
  return `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right">Member Services<br>1-844-555-0116</div></div>
<div style="margin:18pt 0">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h1>${sheet.type(0)} Account Statement</h1><div class="split"><div>Account number<br><b>${sheet.number(0)}</b></div><div>Statement period<br><b>${monthName(start, 'en')} ${start.year} (${sheet.start('day and month')} - ${sheet.end()})</b></div><div></div></div>`;
};

/** After Chime's: balances with their days, and what came and went by kind with signs before the dollar's. */
export const mobileSummary: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const out = sheet.rows(account, ['withdrawal']);
  const went = (manner: string): string => {
    const cents = centsOf(out.filter((row) => parted(sheet, row).manner === manner));
    return cents === 0 ? '$0.00' : `-$${sheet.digits(cents)}`;
  };
  const rows = [
    [`Beginning balance on ${formatDay(start, 'long', 'en')}`, `$${sheet.opening(account)}`],
    ['Deposits', `$${sheet.credits(account)}`],
    ['ATM Withdrawals', '$0.00'],
    ['Purchases', went('Purchase')],
    ['Direct Debits', went('Direct Debit')],
    ['Adjustments', '$0.00'],
    ['Transfers', went('Transfer')],
    ['Round Up Transfers', '$0.00'],
    ['Fees', '$0.00'],
    [`<b>Ending balance on ${formatDay(end, 'long', 'en')}</b>`, `<b>$${sheet.closing(account)}</b>`],
  ];
  return `<h2>Summary</h2><div style="width:60%">${table([], rows, [1], 'rows ruled')}</div>`;
};

/** After Chime's: day without zeros, words, kind, amount and net amount, which are alike, and the day of settlement. */
export const mobileTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { manner, party } = parted(sheet, row);
    const words = manner === 'Transfer' ? `Transfer to ${personAmong(THIRTEENTH_NAMES.en, row)}` : party;
    const { date, told, unsigned } = toldOver(sheet, account, row, [words]);
    const amount = `${row.movement.cents < 0 ? '-' : ''}$${unsigned}`;
    return [date, told, manner, amount, amount, formatDay(row.movement.day, 'M/D/YYYY', 'en')];
  });
  const head = ['TRANSACTION DATE', 'DESCRIPTION', 'TYPE', 'AMOUNT', 'NET AMOUNT', 'SETTLEMENT DATE'];
  return `<h2>Transactions</h2>${table(head, body, [3, 4, 5], 'rows ruled')}`;
};
