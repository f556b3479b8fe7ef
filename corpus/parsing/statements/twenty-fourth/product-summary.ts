import { daysAfter, formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const PRODUCT_SUMMARY = issuerWords(
  'Orbitra is a financial technology company, not a bank. Banking services are provided by our partner bank, Member FDIC. Report a lost or stolen card: +1 (844) 555-0117. Get help directly in app. © Orbitra Technologies Inc.',
  ['Account (Current Account)'],
  {
    deposits: ['Transfer from', 'Transfer from', 'Apple Pay top-up by'],
    withdrawals: ['Card', 'Card', 'Card', 'Transfer to'],
  },
);

/** After Revolut's in the United States: the mark, title in the currency, the day it was made and the company's name at the right; holder at the left, numbers of the account at the right. */
export const productTop: Section = (sheet) =>
  `<div class="split"><b style="font-size:2.1em">Orbitra</b><div class="right"><b style="font-size:1.4em">USD Statement</b><br>Generated on the ${formatDay(daysAfter(sheet.facts.end, 4), 'MMM DD, YYYY', 'en')}<br>${sheet.bank()}</div></div>
<div class="split" style="margin:20pt 0"><div><b style="font-size:1.15em">${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="white-space:nowrap">${pairs(
    [
      ['Account number', sheet.number(0)],
      ['Routing number', '101 205 940'],
    ],
  )}</div></div>`;

/** After Revolut's in the United States: a row for the product, what went before what came between both balances, and the same as total. */
export const productSummary: AccountSection = (sheet, account) => {
  const sums = [
    `$${sheet.opening(account)}`,
    `$${sheet.debits(account)}`,
    `$${sheet.credits(account)}`,
    `$${sheet.closing(account)}`,
  ];
  const head = [
    '<div style="width:150pt">Product</div>',
    'Opening balance',
    'Money out',
    'Money in',
    'Closing balance',
  ];
  return `<h2>Balance summary</h2>${table(head, [[sheet.type(account), ...sums], inBold(['Total', ...sums])], [1, 2, 3, 4], 'rows ruled')}<div class="small">The balance on your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions, while the app shows the balance available for use, which accounts for pending transactions.</div>`;
};

/** The first two words of a shop's name without its number, in small letters behind capitals: `Walmort Supercenter`. */
function shopOf(party: string): string {
  const [name = ''] = party.split(/ ?[#*\d]/);
  const words = name.split(' ').slice(0, 2).join(' ');
  return words.replace(/(?<=[A-Z])[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** A shop has whom it was paid to and the card's masked number beneath it; a transfer the other party. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const card = customerNumber(sheet, 4);
  if (manner === 'Card') return [shopOf(party), `To: ${party}`, `Card: 416598******${card}`];
  if (manner === 'Transfer to') return [`${manner} ${personOf(row, 'en')}`, `To: ${personOf(row, 'en')}`];
  if (manner === 'Transfer from') return [`${manner} ${party}`, `From: ${party}, ${referenceNumber(row, 9)}`];
  return [`${manner} *${card}`];
};

/** After Revolut's in the United States: day, words over lines in small, what went before what came before balance; the period over the table. */
export const productTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const [came, went] = cameThenWent(row, `$${unsigned}`);
    const [first = '', ...further] = told.split('<br>');
    const words = [first, ...further.map((line) => `<span class="small">${line}</span>`)].join('<br>');
    return [date, words, went, came, `$${balance}`];
  });
  const head = [
    '<div style="width:66pt">Date</div>',
    '<div style="width:230pt">Description</div>',
    'Money out',
    'Money in',
    'Balance',
  ];
  return `<h2>Account transactions from ${sheet.start()} to ${sheet.end()}</h2>${table(head, body, [2, 3, 4], 'rows ruled')}`;
};
