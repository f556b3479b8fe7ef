import { strip, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { lastFour } from '../tenth/parts.js';
import { personOf } from './parties.js';

/** The words of this layout: what stands before a name is the kind of movement, which has a column of its own. */
export const END_OF_DAY = issuerWords(
  'Cinnabar is a fintech company, not an FDIC-insured bank. Banking services provided by a partner bank, Member FDIC. The Cinnabar Debit Card is issued by the partner bank pursuant to a license from the card network. In case of errors or questions about your electronic transfers, write to help@cinnabar.example.',
  ['Checking'],
  { deposits: ['ACH In', 'Check Deposit'], withdrawals: ['Debit Card', 'ACH Pull', 'Send Money'] },
);

/** After Mercury's: the company's name at the left, the holder at the right, then kind with the end of the number, the period, and account and routing numbers under labels. */
export const endOfDayTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right">${sheet.holder()}<br>${sheet.holderAddress()}</div></div>
<div style="margin:30pt 0 6pt"><h1>${sheet.type(0)} ••${lastFour(sheet.account(0))} Statement</h1>${sheet.start()} – ${sheet.end()}</div>
${strip([
  ['Account number', sheet.number(0)],
  ['Routing number (ACH / Wire)', '091305552'],
])}`;

/** After Mercury's: both balances and what went and came, as labels above values in one row. */
export const endOfDaySummary: AccountSection = (sheet, account) =>
  `<div style="border-top:0.5pt solid #bbb;border-bottom:0.5pt solid #bbb;margin:14pt 0 16pt">${strip([
    ['Starting balance', `$${sheet.opening(account)}`],
    ['Total withdrawals', `–$${sheet.debits(account)}`],
    ['Total deposits', `$${sheet.credits(account)}`],
    ['Ending balance', `$${sheet.closing(account)}`],
  ])}</div>`;

/** Money is sent to a person; a cheque has no name; all else is the shop or company alone. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Send Money') return personOf(row, 'en');
  return manner === 'Check Deposit' ? 'Mobile check deposit' : party;
};

/** After Mercury's: day, words, kind, amount with a dash before the dollar's sign, and the balance where a day ends alone. */
export const endOfDayTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const ends = endsDay(rows, index);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)], ends);
    return [
      date,
      told,
      parted(sheet, row).manner,
      `${row.movement.cents < 0 ? '–' : ''}$${unsigned}`,
      ends ? `$${balance}` : '',
    ];
  });
  return `<h2 style="color:#1a1a1a">All Transactions</h2>${table(['Date (UTC)', 'Description', 'Type', 'Amount', 'End of Day Balance'], body, [3, 4], 'rows ruled')}`;
};
