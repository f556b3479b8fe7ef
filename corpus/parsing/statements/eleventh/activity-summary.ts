import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { compactDay, personOf } from './parties.js';
import { SQUARE } from './square.js';

export const ACTIVITY_SUMMARY = issuerWords(
  '©2010 Stage Line Bank, N.A. All rights reserved. Member FDIC.',
  ['Everyday Checking', 'Clear Access Banking', 'Prime Checking'],
  {
    deposits: ['Payroll', 'Mobile Deposit'],
    withdrawals: ['Purchase authorized on', 'Recurring Payment authorized on', 'Zelle to', 'Web Pmt'],
    fees: ['Monthly Service Fee'],
    check: 'Check',
  },
);

function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const day = formatDay(row.movement.day, 'MM/DD', 'en');
  switch (manner) {
    case 'Payroll':
      return [`${party} Payroll ${compactDay(row)} XXXXX${referenceNumber(row, 4)}`, sheet.facts.holder];
    case 'Mobile Deposit':
      return [`Mobile Deposit : Ref Number :${referenceNumber(row, 12)}`];
    case 'Zelle to':
      return [`Zelle to ${personOf(row, 'en')} on ${day} Ref # Rp0${referenceNumber(row, 7)}`];
    case 'Web Pmt':
      return [`${party} Web Pmt ${compactDay(row)}`, `${referenceNumber(row, 9)} ${sheet.facts.holder}`];
    case '':
      return [row.movement.description];
    default:
      return [`${manner} ${day} ${party}`, `S46${referenceNumber(row, 12)} Card 4417`];
  }
}

/** After Wells Fargo's Everyday Checking: the kind of account as title over number, period and page; the holder at the left, whom to ask at the right. */
export const activityTop: Section = (sheet) => {
  const { design } = sheet;
  return `<div class="split"><div><h1>${sheet.type(0)}</h1>Account number: <b>${sheet.number(0)}</b> ${SQUARE} ${sheet.start()} - ${sheet.end()} ${SQUARE} Page 1 of 4</div><div class="boxed" style="background:${design.accent};color:white"><b>${sheet.bank()}</b></div></div>
<div class="split" style="margin:34pt 0 20pt"><div style="margin-left:14pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div style="width:42%"><b>Questions?</b><br><i>Available by phone 24 hours a day, 7 days a week:</i><br>We accept all relay calls, including 711<br><b>1-800-555-0169</b> (1-800-TO-STAGE)<br><br><i>Online:</i> stageline.example<br><i>Write:</i> ${sheet.bank()}, N.A. (348)<br>${sheet.bankAddress()}</div></div>
<div class="split"><div style="width:56%"><h2>You and ${sheet.bank()}</h2>Thank you for being a loyal customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</div><div style="width:38%"><h2>Account options</h2><span class="small">A check mark in the box indicates you have these convenient services with your account(s).</span><br>${SQUARE} Online Banking &nbsp; ${SQUARE} Direct Deposit<br>${SQUARE} Online Bill Pay &nbsp; ${SQUARE} Mobile Banking</div></div>`;
};

const shortDay = (sheet: Sheet, day: 'start' | 'end'): string => formatDay(sheet.facts[day], 'M/D', 'en');

/** Four sums at the left, number, holder and routing number at the right. */
export const activitySums: AccountSection = (sheet, account) => {
  const rows = [
    [`Beginning balance on ${shortDay(sheet, 'start')}`, `$${sheet.opening(account)}`],
    ['Deposits/Additions', sheet.credits(account)],
    ['Withdrawals/Subtractions', `- ${sheet.debits(account)}`],
    [`<b>Ending balance on ${shortDay(sheet, 'end')}</b>`, `<b>$${sheet.closing(account)}</b>`],
  ] as const;
  return `<div class="split" style="margin-top:12pt"><div style="width:50%"><h2>Statement period activity summary</h2>${pairs(rows, 'rows ruled')}</div><div style="width:42%"><p style="margin-top:24pt">Account number: <b>${sheet.number(account)}</b></p><b>${sheet.holder()}</b><p><i>Oregon account terms and conditions apply</i></p>For Direct Deposit use<br>Routing Number (RTN): 123006888</div></div>
<div><b>Overdraft Protection</b><br>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement or visit your branch.</div>`;
};

/** Day, check number, words, additions, subtractions, the balance where the day ends; ending balance and totals last, then the fee's own summary. */
export const activityHistory: AccountSection = (sheet, account) => {
  const { facts } = sheet;
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const isCheck = row.movement.kind === 'check';
    const { date, told, unsigned, balance } = isCheck
      ? {
          ...sheet.transaction(
            account,
            { ...row, movement: { ...row.movement, description: 'Check' } },
            endsDay(rows, index),
          ),
          told: 'Check',
        }
      : toldOver(sheet, account, row, linesOf(sheet, row), endsDay(rows, index));
    const isIn = row.movement.cents > 0;
    return [date, row.movement.checkNumber, told, isIn ? unsigned : '', isIn ? '' : unsigned, balance];
  });
  const head = [
    'Date',
    'Check<br>Number',
    'Description',
    'Deposits/<br>Additions',
    'Withdrawals/<br>Subtractions',
    'Ending daily<br>balance',
  ];
  const ends = [
    [
      `<b>Ending balance on ${shortDay(sheet, 'end')}</b>`,
      '',
      '',
      '',
      '',
      `<b>${sheet.closing(account)}</b>`,
    ],
    ['<b>Totals</b>', '', '', `<b>$${sheet.credits(account)}</b>`, `<b>$${sheet.debits(account)}</b>`, ''],
  ].map(
    ([first = '', , , ...further]) =>
      `<tr><td colspan="3">${first}</td>${further.map((cell) => `<td class="right">${cell}</td>`).join('')}</tr>`,
  );
  const history = table(head, body, [3, 4, 5], 'rows ruled').replace('</tbody>', `${ends.join('')}</tbody>`);
  const day = (which: 'start' | 'end'): string => formatDay(facts[which], 'MM/DD/YYYY', 'en');
  return `<h2>Transaction history</h2>${history}<p class="small">The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>
<div style="page-break-inside:avoid"><h2>Monthly service fee summary</h2><p>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker.</p>${table([`Fee period ${day('start')} - ${day('end')}`, `Standard monthly service fee $${sheet.fees(account)}`, `You paid $${sheet.fees(account)}`], [], [], 'rows')}</div>`;
};
