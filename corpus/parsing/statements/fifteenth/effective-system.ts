import { FIFTEENTH_NAMES } from '../../people/fifteenth-family-names.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { centsOf } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

const CARD = 'Debit Card Purchase';

/** The words of this layout. */
export const EFFECTIVE_SYSTEM = issuerWords(
  'Please examine this statement and report any discrepancy within 60 days. In case of errors or questions about your electronic transfers, call 1-800-555-0146 or write to us at the address on this statement. Member FDIC.',
  ['Cashback Checking', 'Cashback Debit'],
  {
    deposits: ['ACH Deposit', 'Mobile Check Deposit', 'Transfer From'],
    withdrawals: [CARD, 'ACH Withdrawal', 'Bill Payment', 'Zelle Payment To'],
  },
);

/** After Discover Bank's: bank over its address, title and period at the right, the holder below, all accounts with their balance in a table. */
export const effectiveSystemTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${sheet.bankAddress()}<br>1-800-555-0146</div><div class="right"><b style="font-size:1.3em">Account Statement</b><br>Statement Period<br>${sheet.start()} - ${sheet.end()}<br>Page 1 of 4</div></div>
<div style="margin:30pt 0 24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h2>Account Overview</h2>${table(['Account Type', 'Account Number', 'Ending Balance'], [[sheet.type(0), sheet.number(0), `$${sheet.closing(0)}`]], [2], 'rows ruled')}`;

const cardRows = (sheet: Sheet, account: number, wanted: boolean): Row[] =>
  sheet.rows(account, ['withdrawal']).filter((row) => (parted(sheet, row).manner === CARD) === wanted);

/** After Discover Bank's: balances and sums of each kind at the left, what the card earned at the right. */
export const effectiveSystemSummary: AccountSection = (sheet, account) => {
  const [card, other] = [cardRows(sheet, account, true), cardRows(sheet, account, false)].map(centsOf);
  const dollars = (cents = 0): string => `$${sheet.digits(cents)}`;
  const sums = pairs([
    ['Beginning Balance', `$${sheet.opening(account)}`],
    ['Deposits and Credits', `+ $${sheet.credits(account)}`],
    ['ATM and Debit Card Withdrawals', `- ${dollars(card)}`],
    ['Electronic Withdrawals', `- ${dollars(other)}`],
    ['<b>Ending Balance</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  const earned = Math.round((card ?? 0) / 100);
  const bonus = pairs([
    ['Opening Cashback Bonus Balance', '$14.20'],
    ['New Cashback Bonus This Period', `+ ${dollars(earned)}`],
    ['Cashback Bonus Balance', dollars(1_420 + earned)],
  ]);
  return `<div class="split" style="border-bottom:1.5pt solid #e55c20;margin-top:8pt"><b style="font-size:1.2em">${sheet.type(account)}</b><span>Account Number: ${sheet.number(account)}</span></div>
<div class="split"><div style="width:50%"><h2>Account Summary</h2>${sums}</div><div style="width:44%"><h2>Cashback Bonus Summary</h2>${bonus}</div></div>`;
};

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Mobile Check Deposit') return manner;
  if (manner.startsWith('Transfer')) return `${manner} Savings ${referenceNumber(row, 4)}`;
  if (manner.startsWith('ACH'))
    return `${manner} ${party} ${row.movement.cents > 0 ? 'PAYROLL' : 'WEB PMT'} ******${referenceNumber(row, 4)}`;
  return `${manner} ${manner.startsWith('Zelle') ? personAmong(FIFTEENTH_NAMES.en, row) : party}`;
};

/** After Discover Bank's: a list for each kind, the day of effect before the day of the system (of one day, the same), words, amount; each list's sum beneath. */
export const effectiveSystemLists: AccountSection = (sheet, account) => {
  const list = (title: string, rows: readonly Row[]): string => {
    if (rows.length === 0) return '';
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
      return [date, date, told, `$${unsigned}`];
    });
    const total = ['', '', `<b>Total ${title}</b>`, `<b>$${sheet.digits(centsOf(rows))}</b>`];
    return `<b>${title}</b>${table(['Eff. Date', 'Syst. Date', 'Description', 'Amount'], [...body, total], [3], 'rows ruled')}`;
  };
  return `<h2>Transaction History</h2>${list('Deposits and Credits', sheet.rows(account, ['deposit']))}${list('ATM and Debit Card Withdrawals', cardRows(sheet, account, true))}${list('Electronic Withdrawals', cardRows(sheet, account, false))}`;
};
