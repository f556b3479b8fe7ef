import { daysAfter, formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { lastFour } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';

/** The words of this layout. */
export const EFFECTIVE_DATES = issuerWords(
  'If you think your statement is wrong, or if you need more information about a transaction, call Member Care at 800-555-0157. Federally insured by NCUA.',
  ['Regular Shares', 'Smart Checking'],
  {
    deposits: ['Deposit ACH', 'Mobile Deposit'],
    withdrawals: ['Withdrawal POS', 'Withdrawal ACH', 'Withdrawal Debit Card'],
  },
);

/** After Suncoast Credit Union's: name and title, period and member at the right, the holder, then what all deposits come to in one table. */
export const effectiveTop: Section = (sheet) => {
  const rows = sheet.facts.accounts.map((_, account) => [
    sheet.type(account),
    sheet.number(account),
    `$${sheet.closing(account)}`,
  ]);
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><div class="right"><b style="font-size:1.2em">Account Statement</b><br>Statement Period: ${sheet.start()} - ${sheet.end()}<br>Member Number: ****${customerNumber(sheet, 4)}<br>Page 1 of 3</div></div>
<div style="margin:26pt 0 18pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h2>Deposit Summary</h2><div style="width:70%">${table(['Account', 'Account Number', 'Ending Balance'], rows, [2], 'rows ruled')}</div>`;
};

/** What moved on shares is a transfer to or from the other account. */
const wordsOf = (sheet: Sheet, account: number, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (/shares/i.test(sheet.account(account).type)) {
    const other = lastFour(sheet.account(account === 0 ? 1 : 0));
    return row.movement.cents > 0
      ? `Deposit Transfer From Share ${other}`
      : `Withdrawal Transfer To Share ${other}`;
  }
  return manner === 'Withdrawal Debit Card'
    ? `${manner} ${party} #${referenceNumber(row, 8)}`
    : `${manner} ${party}`;
};

/** After Suncoast Credit Union's: of each account days of posting and effect, words, amount with the minus before the dollar, new balance; both balances as rows, sums beneath. */
export const effectiveTable: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const day = (of: typeof start): string => formatDay(of, sheet.design.dateStyle, 'en');
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, account, row)]);
    const effective = day(daysAfter(row.movement.day, row.movement.cents > 0 ? 0 : -1));
    return [date, effective, told, `${row.movement.cents < 0 ? '-' : ''}$${unsigned}`, `$${balance}`];
  });
  const edge = (of: typeof start, words: string, balance: string): string[] => [
    day(of),
    '',
    `<b>${words}</b>`,
    '',
    `<b>$${balance}</b>`,
  ];
  const all = [
    edge(start, 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge(end, 'Ending Balance', sheet.closing(account)),
  ];
  const sums = `Total Deposits: $${sheet.credits(account)} &nbsp;&nbsp; Total Withdrawals: $${sheet.debits(account)} &nbsp;&nbsp; Dividends Year to Date: $0.00`;
  return `<div class="band" style="padding:3pt 6pt;margin-top:8pt"><b>${sheet.type(account)} &nbsp; ${sheet.number(account)}</b></div>${table(['Post Date', 'Eff Date', 'Transaction Description', 'Amount', 'New Balance'], all, [3, 4], 'rows ruled')}<div>${sums}</div>`;
};
