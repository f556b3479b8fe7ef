import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';

/** The words of this layout. */
export const MEMBER_ACCOUNT = issuerWords(
  'Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. NCUA. Direct inquiries to Member Services, 1-800-555-0184.',
  ['REGULAR SHARE', 'ACCESS AMERICA CHECKING'],
  {
    deposits: ['ACH CREDIT', 'DEPOSIT'],
    withdrawals: ['DEBIT CARD PURCHASE', 'ACH DEBIT', 'TRANSFER TO'],
  },
);

/** After PenFed's: name over address at the left, account, period and page in a box at the right, the holder beneath; then a row for each account. */
export const memberTop: Section = (sheet) => {
  const cells = [sheet.start(), sheet.end(), '1 of 2'];
  const overview = sheet.facts.accounts.map((_, index) => [
    sheet.type(index),
    sheet.number(index),
    `$${sheet.opening(index)}`,
    `$${sheet.closing(index)}`,
  ]);
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><div style="width:44%"><div class="center"><b>STATEMENT OF ACCOUNT</b></div>${table(['FROM', 'THROUGH', 'PAGE'], [cells], [], 'rows grid')}</div></div>
<div style="margin:24pt 0 24pt 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="band" style="padding:2pt 6pt"><b>SUMMARY OF DEPOSIT ACCOUNTS</b></div>${table(['Account', 'Account Number', 'Beginning Balance', 'Ending Balance'], overview, [2, 3], 'rows ruled')}`;
};

/** After PenFed's: kind and number in a band; day, words over the merchant, withdrawals before deposits before balance, dividends at the foot. */
export const memberActivity: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { manner, party } = parted(sheet, row);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [manner, party].filter(Boolean));
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? '' : unsigned, isIn ? unsigned : '', balance];
  });
  const day = (which: 'start' | 'end'): string => formatDay(sheet.facts[which], sheet.design.dateStyle, 'en');
  const rows = [
    [day('start'), 'BEGINNING BALANCE', '', '', sheet.opening(account)],
    ...body,
    [day('end'), 'ENDING BALANCE', '', '', sheet.closing(account)],
  ];
  const head = ['DATE', 'TRANSACTION DESCRIPTION', 'WITHDRAWALS', 'DEPOSITS', 'BALANCE'];
  return `<div class="band split" style="padding:2pt 6pt;margin-top:8pt"><b>${sheet.type(account)}</b><b>${sheet.number(account)}</b></div>${table(head, rows, [2, 3, 4], 'rows zebra')}
<div class="split"><span>TOTAL DEPOSITS ${sheet.credits(account)}</span><span>TOTAL WITHDRAWALS ${sheet.debits(account)}</span><span>DIVIDENDS PAID YEAR TO DATE 0.00</span></div>`;
};
