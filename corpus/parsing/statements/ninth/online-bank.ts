import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from './issuer-words.js';
import { isSavings, parted, personOf, toldOver } from './telling.js';

export const ONLINE_BANK = issuerWords(
  'Lumora Bank, N.A., Member FDIC. Interest is calculated on the daily balance and paid monthly. If you think there is an error, tell us within 60 days of the date of this statement: 855-555-0120.',
  ['Checking Account', 'Savings Account'],
  {
    deposits: ['Direct Deposit', 'Deposit'],
    withdrawals: ['Debit Card', 'Direct Payment', 'ATM', 'P2P'],
  },
);

/** After SoFi's monthly statement: the bank small at the right, the holder at the left over the two days; one card of figures for all accounts. */
export const onlineTop: Section = (sheet) => {
  const { facts, design } = sheet;
  const total = facts.accounts.reduce(
    (sum, { openingCents, movements }) =>
      movements.reduce((all, { cents }) => all + cents, sum + openingCents),
    0,
  );
  return `<div class="split"><b style="font-size:1.8em;color:${design.accent}">Lumora</b><div class="right small">${sheet.bank()}<br>${sheet.bankAddress()}</div></div>
<h1 style="margin-top:18pt">Checking and Savings Statement</h1>
<div class="split" style="margin:14pt 0"><div><span class="label">Primary Account Holder</span><br><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div>${pairs(
    [
      ['Monthly Statement Period', `<b>${sheet.start()} - ${sheet.end()}</b>`],
      ['Member Since', 'Feb 2, 2021'],
      ['Total Balance', sheet.money(total)],
    ],
  )}</div></div>`;
};

/** An account's heading with its number, then labels over figures two by two. */
export const onlineSummary: AccountSection = (sheet, account) => {
  const items = [
    ['Account Number', sheet.number(account)],
    ['Current Interest Rate', isSavings(sheet, account) ? '4.60%' : '0.50%'],
    ['Beginning Balance', sheet.opening(account)],
    ['Monthly Interest Paid', '$0.00'],
    ['Current Balance', sheet.closing(account)],
    ['Account Fees', '$0.00'],
  ];
  return `<h2 style="margin-top:16pt">${sheet.type(account)}</h2><div class="boxed" style="display:grid;grid-template-columns:1fr 1fr;gap:5pt;border-radius:6pt;page-break-inside:avoid">${items.map(([label, value]) => `<div class="split"><span class="label">${label}</span><b>${value}</b></div>`).join('')}</div>`;
};

/** Newest first: day, kind, words, amount with its sign before the currency's, balance. */
export const onlineTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { manner, party } = parted(sheet, row);
    const isIn = row.movement.cents > 0;
    const savings = isSavings(sheet, account);
    const kind = savings ? (isIn ? 'Deposit' : 'Withdrawal') : manner;
    const words = savings
      ? `${isIn ? 'From' : 'To'} Checking - 4417`
      : manner === 'P2P'
        ? `To ${personOf(row, 'en')}`
        : party;
    const { date, told, signed, balance } = toldOver(sheet, account, row, [words]);
    return [`<span style="white-space:nowrap">${date}</span>`, kind, told, signed, `$${balance}`];
  });
  return `<div style="margin-top:10pt"><b>Transaction Details</b></div>${table(['DATE', 'TYPE', 'DESCRIPTION', 'AMOUNT', 'BALANCE'], body, [3, 4], 'rows ruled')}`;
};
