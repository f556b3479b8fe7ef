import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, hourOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const RELATIONSHIP = issuerWords(
  'IF YOU HAVE QUESTIONS ON: Checking, call 1-888-555-0148 (For Speech and Hearing Impaired Customers Only TDD: 800-555-0163). Please read the paragraphs below for important information on your accounts with us. Metrobank, N.A. Member FDIC.',
  ['Regular Checking'],
  {
    deposits: ['ACH Electronic Credit'],
    withdrawals: ['Debit Card Purchase', 'Debit PIN Purchase', 'ACH Electronic Debit'],
    fees: ['Monthly Service Fee'],
  },
);

/** After Citibank's: the office's address at the left, account, period and page at the right, the package's name with its last day, value of accounts, the holder between. */
export const relationshipTop: Section = (sheet) => {
  const value = `$${sheet.closing(0)}`;
  return `<div class="split"><div class="small">METROBANK CLIENT SERVICES 040<br>${sheet.ledger.say('bankAddress', 'PO BOX 7204, SIOUX FALLS, SD 57117')}</div><div class="right"><b>${sheet.bank()}, N. A.</b><br>Account<br>${sheet.number(0)}<br>Statement Period<br>${sheet.start('MMM DD')} - ${sheet.end()}<br>Page 1 of 3</div></div>
<div style="margin:16pt 0 16pt 30pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h1>BASIC BANKING AS OF ${formatDay(sheet.facts.end, 'long', 'en').toUpperCase()}</h1>
<div class="split"><div style="width:48%"><h2>Relationship Summary:</h2>${table(
    [],
    [
      ['Checking', value],
      ['Savings', '-----'],
      ['Checking Plus', '-----'],
    ],
    [1],
    'rows ruled',
  )}</div><div style="width:48%"><h2>Value of Accounts</h2>${table(
    ['', 'Last Period', 'This Period'],
    [
      ['Banking', `$${sheet.opening(0)}`, value],
      ['Total', `$${sheet.opening(0)}`, value],
    ],
    [1, 2],
    'rows ruled',
  )}</div></div>`;
};

/** What stands beneath a movement: for a card's the day, the hour and the card, then the shop in capitals. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.startsWith('Debit')) return [manner, party].filter(Boolean);
  const day = formatDay(row.movement.day, 'MM/DD', 'en');
  const [hour = 0, minute = 0] = hourOf(row).split(':').map(Number);
  const time = `${String(hour > 12 ? hour - 12 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}${hour < 12 ? 'a' : 'p'}`;
  const card = `${day} ${time} #${referenceNumber(row, 4)}`;
  return [`${manner} ${card}`, party];
};

/** After Citibank's: kind, number and both balances over the list; subtracted before added before balance, which stands where the day ends; both sums in the last row. */
export const relationshipActivity: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { date, told, unsigned, balance } = toldOver(
      sheet,
      account,
      row,
      linesOf(sheet, row),
      endsDay(rows, index),
    );
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? '' : unsigned, isIn ? unsigned : '', balance];
  });
  const last = ['', 'Total Subtracted/Added', sheet.debits(account), sheet.credits(account), ''].map(
    (cell) => `<b>${cell}</b>`,
  );
  const head = ['Date', 'Description', 'Amount Subtracted', 'Amount Added', 'Balance'];
  return `<div class="band" style="padding:2pt 6pt;margin-top:8pt"><b>Checking</b></div><h2>Checking Activity</h2>
<div class="split"><b>${sheet.type(account)} &nbsp; ${sheet.number(account)}</b><span>Beginning Balance: &nbsp; $${sheet.opening(account)}<br>Ending Balance: &nbsp; $${sheet.closing(account)}</span></div>
${table(head, [...body, last], [2, 3, 4], 'rows ruled')}<div class="small">All transaction times and dates reflected are based on Eastern Time. Transactions made on weekends, bank holidays or after bank business hours are not reflected in your account until the next business day.</div>`;
};
