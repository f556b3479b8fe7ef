import { type Day, daysAfter, formatDay } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout: what stands before a name says what kind of sentence a movement has. */
export const INCOMING_OUTGOING = issuerWords(
  'Tern US Inc. is registered as a money services business and licensed as a money transmitter. Funds are held at a program bank. Need help? Visit tern.example/help. Ref: 5c07a9e4-81d3-4f62-b6de-0f4a19c2d775',
  ['USD balance'],
  { deposits: ['Received'], withdrawals: ['Card', 'Card', 'Sent', 'Debit'] },
);

/** The hours' zone in force. */
const zoneOf = ({ month }: Day): string => (month > 3 && month < 11 ? '[EDT]' : '[EST]');

/** After Wise's: the company and its address at the right, the currency as title, the period with its hours' zone, then holder and account numbers under labels. */
export const incomingTop: Section = (sheet) => {
  const { start, end } = sheet.facts;
  const label = (words: string, value: string): string =>
    `<div><div class="label">${words}</div>${value}</div>`;
  return `<div class="split"><b style="font-size:2em;color:#163300">tern</b><div class="right small">${sheet.bank()}<br>${bankAddressOf(sheet, '214 W 29th Street, Floor 9', 'New York, NY 10001')}<br>United States</div></div>
<h1 style="margin-top:18pt">USD statement</h1>${sheet.start()} ${zoneOf(start)} - ${sheet.end()} ${zoneOf(end)}<br><span class="small">Generated on: ${formatDay(daysAfter(end, 2), 'long', 'en')}</span>
<div class="split" style="margin:18pt 0;border-top:0.5pt solid #bbb;padding-top:8pt">${label('Account Holder', `<b>${sheet.holder()}</b><br>${sheet.holderAddress()}`)}${label('Account number', sheet.number(0))}${label('Wire routing number', '026009174')}${label('Swift/BIC', 'TRNFUS33')}</div>`;
};

/** After Wise's: the balance of the last day in one line over a rule. */
export const incomingSummary: AccountSection = (sheet, account) =>
  `<div class="split" style="border-bottom:1pt solid #163300;padding-bottom:4pt;font-size:1.2em"><b>USD on ${sheet.end()} ${zoneOf(sheet.facts.end)}</b><b>${sheet.closing(account)} USD</b></div>`;

/** A sentence for each movement, and what its transaction is called. */
function sentenceOf(sheet: Sheet, row: Row): { readonly sentence: string; readonly mark: string } {
  const { manner, party } = parted(sheet, row);
  const digits = referenceNumber(row, 9);
  if (manner === 'Received')
    return {
      sentence: `Received money from ${party}`,
      mark: `Transaction: TRANSFER-${digits} &nbsp; Reference: PAYROLL`,
    };
  if (manner === 'Sent')
    return { sentence: `Sent money to ${personOf(row, 'en')}`, mark: `Transaction: TRANSFER-${digits}` };
  if (manner === 'Debit')
    return { sentence: `Paid to ${party}`, mark: `Transaction: DIRECT_DEBIT_TRANSACTION-${digits}` };
  return {
    sentence: `Card transaction of ${sheet.digits(row.movement.cents)} USD issued by ${party}`,
    mark: `Card ending in 6037 &nbsp; ${plain(sheet.facts.holder)} &nbsp; Transaction: CARD-${digits}`,
  };
}

/** After Wise's: newest first; a sentence over the day and the transaction's name, what came before what went with its minus, and under `Amount` the balance. */
export const incomingTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { sentence, mark } = sentenceOf(sheet, row);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [sentence]);
    const printed = row.movement.cents < 0 ? `-${unsigned}` : unsigned;
    return [`${told}<div class="small">${date} &nbsp; ${mark}</div>`, ...cameThenWent(row, printed), balance];
  });
  return table(
    ['<div style="width:330pt">Description</div>', 'Incoming', 'Outgoing', 'Amount'],
    body,
    [1, 2, 3],
    'rows ruled',
  );
};
