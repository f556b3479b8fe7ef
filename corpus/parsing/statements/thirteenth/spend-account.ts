import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** What this bank counts among withdrawals with a card; everything else that went is an electronic deduction. */
const CARD = ['Debit Card Purchase', 'POS Purchase'];

/** The words of this layout. */
export const SPEND_ACCOUNT = issuerWords(
  'Member FDIC. Equal Housing Lender. In case of errors or questions about your electronic transfers, call us or write to us at the address above as soon as possible.',
  ['Smart Purse Spend'],
  {
    deposits: ['Direct Deposit - Payroll', 'Direct Deposit - Reg Salary'],
    withdrawals: [...CARD, 'Web Pmt Single -', 'Direct Payment - Online Pmt'],
    fees: ['Monthly Service Charge'],
    check: 'Check',
  },
);

/** After PNC's: kind of statement over the bank, period, primary account and page in lines at the right, the holder at the left of whom to call. */
export const spendTop: Section = (sheet) =>
  `<div class="split"><div><b style="font-size:1.5em">${sheet.type(0)} Statement</b><br>${sheet.bank()}</div><span class="bank">${sheet.bank()}</span></div>
<div class="split" style="margin-top:12pt"><div style="padding:26pt 0 0 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:46%">For the period &nbsp; ${sheet.start()} to ${sheet.end()}<br>Primary account number: ${sheet.number(0)}<br>Page 1 of 3<br>Number of enclosures: 0
<div class="small" style="margin-top:8pt">For 24-hour banking, and transaction or interest rate information, sign on to Online Banking.<br>For customer service call 1-888-555-0126 between the hours of 6 AM and Midnight ET.<br>Para servicio en español, 1-866-555-0137<br>Moving? Please contact us at 1-888-555-0126<br>Write to: Customer Service<br>${sheet.ledger.say('bankAddress', 'PO Box 6117, Pittsburgh, PA 15230')}</div></div></div>`;

/** After PNC's: kind and number in a band with the holder beneath, the balance in four columns, counts of card and check transactions. */
export const spendSummary: AccountSection = (sheet, account) => {
  const cells = [
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    sheet.closing(account),
  ];
  const head = [
    'Beginning<br>balance',
    'Deposits and<br>other additions',
    'Checks and other<br>deductions',
    'Ending<br>balance',
  ];
  const count = (manner: string): string =>
    String(sheet.rows(account, ['withdrawal']).filter((row) => parted(sheet, row).manner === manner).length);
  const average = sheet.digits(sheet.account(account).openingCents + 18_306);
  return `<div class="band split" style="padding:3pt 6pt;margin-top:10pt"><b>${sheet.type(account)} Summary</b><span>Account number: ${sheet.number(account)}</span></div>
<div class="split"><span>Overdraft Protection has not been established for this account.</span><span>${sheet.holder()}</span></div>
<h2>Balance Summary</h2>${table(head, [cells], [0, 1, 2, 3], 'rows')}<div style="width:50%;margin-left:50%">${pairs(
    [
      ['Average monthly balance', average],
      ['Charges and fees', sheet.fees(account)],
    ],
  )}</div>
<h2>Transaction Summary</h2>${table(
    [
      'Checks paid/written',
      'Check Card POS<br>signed transactions',
      'Check Card/Bankcard POS<br>PIN transactions',
    ],
    [[String(sheet.rows(account, ['check']).length), count('Debit Card Purchase'), count('POS Purchase')]],
    [0, 1, 2],
    'rows',
  )}`;
};

/** Between items abreast. */
const GAP = '<div style="width:16pt"></div>';

/** As wide in each list, so that lists stand under each other. */
const LIST_HEAD = (
  [
    ['Date', 44],
    ['Amount', 62],
    ['Description', 390],
  ] as const
).map(([label, widthPoints]) => `<div style="width:${widthPoints}pt">${label}</div>`);

const told = (sheet: Sheet, account: number, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const lead = CARD.includes(manner) ? `${referenceNumber(row, 4)} ${manner}` : manner;
  const tail = row.movement.cents > 0 ? ` XXXXX${referenceNumber(row, 4)}` : '';
  const {
    date,
    unsigned,
    told: words,
  } = toldOver(sheet, account, row, [`${lead} ${party}${tail}`.trim()], false);
  return [date, unsigned, words];
};

/** After PNC's: under each kind of movement a sentence of how many there were and what they come to; date, amount, words; checks two abreast; balances four. */
export const spendDetail: AccountSection = (sheet, account) => {
  const counted = (title: string, rows: readonly Row[], list: () => string): string =>
    rows.length === 0
      ? ''
      : `<div class="split"><b>${title}</b><span class="small">There ${rows.length === 1 ? `was 1 ${title.slice(0, -1)}` : `were ${rows.length} ${title}`} totaling $${sheet.digits(centsOf(rows))}.</span></div>${list()}`;
  const listed = (title: string, rows: readonly Row[]): string =>
    counted(title, rows, () =>
      table(
        LIST_HEAD,
        rows.map((row) => told(sheet, account, row)),
        [1],
        'rows',
      ),
    );
  const checks = sheet.rows(account, ['check']);
  const out = sheet.rows(account, ['withdrawal']);
  const byCard = out.filter((row) => CARD.includes(parted(sheet, row).manner));
  const balances = dayBalances(sheet, account).map((cells) => [...cells, '']);
  const numbered = (): string => {
    const items = checks.map((row) => {
      const { number, amount, date } = sheet.check(account, row);
      return [number, amount, date, `0${referenceNumber(row, 8)}`, ''];
    });
    const head = headAbreast(['Check<br>number', 'Amount', 'Date<br>paid', 'Reference<br>number', GAP], 2);
    return table(head, abreast(items, 2, 5), [1, 6], 'rows');
  };
  return `<h2>Activity Detail</h2>${listed('Deposits and Other Additions', sheet.rows(account, ['deposit']))}
${counted('Checks and Substitute Checks', checks, numbered)}${listed('Banking/Debit Card Withdrawals and Purchases', byCard)}
${listed(
  'Online and Electronic Banking Deductions',
  out.filter((row) => !byCard.includes(row)),
)}${listed('Other Deductions', sheet.rows(account, ['fee']))}
<b>Daily Balance Detail</b>${table(headAbreast(['Date', 'Balance', GAP], 4), abreast(balances, 4, 3), [1, 4, 7, 10], 'rows')}`;
};
