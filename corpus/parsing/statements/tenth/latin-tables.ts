import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import { referenceNumber } from '../references.js';
import { clabeOf, daysOf, endsDay, nameBeneath, startsDay } from './parts.js';

/** Kept in one line, hyphens and all. */
const unbroken = (text: string): string => `<span style="white-space:nowrap">${text}</span>`;

/** After Citibanamex's: contract and account above, then balance before, so many deposits, so many withdrawals, balance on its day; averages at the right. */
export const countsInLabels: AccountSection = (sheet, account) => {
  const { words, facts } = sheet;
  const deposits = sheet.rows(account, ['deposit']).length;
  const withdrawals = sheet.rows(account).length - deposits;
  const numbers = [
    [words.code ?? '', '0047815526'],
    [words.accountNumber, sheet.number(account)],
    ['CLABE Interbancaria', clabeOf(sheet.account(account))],
  ];
  const sums = [
    [words.opening, sheet.opening(account)],
    [`(+) ${deposits} ${words.credits}`, sheet.credits(account)],
    [`(-) ${withdrawals} ${words.debits}`, sheet.debits(account)],
    [
      `<b>${words.closing} ${formatDay(facts.end, 'long', 'es').toUpperCase()}</b>`,
      `<b>${sheet.closing(account)}</b>`,
    ],
  ];
  const figures = [
    [words.days ?? '', String(daysOf(facts))],
    [words.fees, sheet.fees(account)],
    ['Cheques girados', '0'],
    ['Cheques exentos', '0'],
  ];
  return `<div class="band" style="padding:2pt 5pt;margin-top:8pt"><b>${words.summary}</b></div><div class="split"><b style="font-size:1.1em">${sheet.type(account)}</b><span>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</span></div>
<div style="width:60%">${table([], numbers, [1], 'rows')}</div><div class="split"><div style="width:50%">${table([], sums, [1], 'rows ruled')}</div><div style="width:44%">${table([], figures, [1], 'rows ruled')}</div></div>`;
};

/** After Citibanamex's: day, words over lines, withdrawals before deposits, the balance where the day ends. */
export const withdrawalsFirst: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const printed = sheet.transaction(account, row, endsDay(rows, index));
    const isIn = row.movement.cents > 0;
    return [
      unbroken(printed.date),
      nameBeneath(sheet, row, printed),
      isIn ? '' : printed.unsigned,
      isIn ? printed.unsigned : '',
      printed.balance,
    ];
  });
  const first = ['', words.broughtForward, '', '', sheet.digits(sheet.account(account).openingCents)];
  const head = [words.date, words.description, words.moneyOut, words.moneyIn, words.balance];
  return `<h2>${words.activity}</h2>${table(head, [first, ...body], [2, 3, 4], 'rows ruled')}`;
};

/** After Banorte's: sums with their signs before the labels at the left, averages at the right. */
export const signsBeforeLabels: AccountSection = (sheet, account) => {
  const { words, facts } = sheet;
  const sums = [
    [words.opening, sheet.opening(account)],
    [`+ ${words.credits}`, sheet.credits(account)],
    [`- ${words.debits}`, sheet.debits(account)],
    [`<b>${words.closing}</b>`, `<b>${sheet.closing(account)}</b>`],
  ];
  const figures = [
    [words.days ?? '', String(daysOf(facts))],
    [words.fees, sheet.fees(account)],
    ['Saldo mínimo requerido', '$ 0.00'],
  ];
  return `<b>${words.summary}</b><div class="split"><div style="width:47%">${table([], sums, [1], 'rows ruled')}</div><div style="width:50%">${table([], figures, [1], 'rows ruled')}</div></div>`;
};

/** After Banorte's: the balance before with its day as first row, deposits before withdrawals before balance. */
export const depositsFirst: AccountSection = (sheet, account) => {
  const { words, facts, design } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, description, detail, unsigned, balance } = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      unbroken(date),
      [description, detail].filter(Boolean).join(' '),
      isIn ? unsigned : '',
      isIn ? '' : unsigned,
      balance,
    ];
  });
  const day = unbroken(formatDay(facts.start, design.dateStyle, design.language));
  const first = [day, words.broughtForward, '', '', sheet.digits(sheet.account(account).openingCents)];
  const head = [words.date, words.description, words.moneyIn, words.moneyOut, words.balance];
  return `<div class="band center" style="padding:2pt">${words.activity}</div>${table(head, [first, ...body], [2, 3, 4], 'rows zebra')}`;
};

/** After Bradesco's: the day once for all its movements, a document's number, a minus before debits, the balance behind each; sums as the last row. */
export const minusInDebits: AccountSection = (sheet, account) => {
  const { words, facts, design } = sheet;
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const printed = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    const day = startsDay(rows, index) ? printed.date : '';
    return [
      day,
      nameBeneath(sheet, row, printed),
      referenceNumber(row, 7),
      isIn ? printed.unsigned : '',
      isIn ? '' : `-${printed.unsigned}`,
      printed.balance,
    ];
  });
  const before = [
    formatDay(facts.start, design.dateStyle, design.language),
    words.opening,
    '',
    '',
    '',
    sheet.opening(account),
  ];
  const sums = [
    '',
    '',
    words.closing,
    sheet.credits(account),
    `-${sheet.debits(account)}`,
    sheet.closing(account),
  ].map((cell) => (cell ? `<b>${cell}</b>` : ''));
  const head = [
    words.date,
    words.description,
    words.checkNumber,
    words.moneyIn,
    words.moneyOut,
    words.balance,
  ];
  return `${table(head, [before, ...body, sums], [3, 4, 5], 'rows ruled')}<div class="small">Os dados acima estão sujeitos a alterações.</div><div style="margin-top:8pt"><b>${words.carriedForward}</b></div><div>${words.average}</div>`;
};

/** After Banco do Brasil's: lot and document before the words, the sign in brackets behind the amount, the balance of each day in a line of its own. */
export const signInBrackets: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const signed = (digits: string, cents: number): string => unbroken(`${digits} (${cents < 0 ? '-' : '+'})`);
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const printed = sheet.transaction(account, row, false);
    const lot = referenceNumber(row, 5);
    const line = [
      printed.date,
      lot,
      referenceNumber(row, 9),
      nameBeneath(sheet, row, printed),
      signed(printed.unsigned, row.movement.cents),
    ];
    if (!endsDay(rows, index) || index === rows.length - 1) return [line];
    return [
      line,
      [
        printed.date,
        '',
        '',
        `<b>${words.totalOf}</b>`,
        `<b>${signed(sheet.digits(row.balanceCents), row.balanceCents)}</b>`,
      ],
    ];
  });
  const first = ['', '', '', `<b>${words.opening}</b>`, `<b>${signed(sheet.opening(account), 1)}</b>`];
  const last = ['', '', '', `<b>${words.closing}</b>`, `<b>${signed(sheet.closing(account), 1)}</b>`];
  const head = [words.date, words.code ?? '', words.checkNumber, words.description, words.amount];
  return `<b style="font-size:1.2em">${words.activity}</b>${table(head, [first, ...body, last], [4], 'rows ruled')}`;
};

/** After Banco do Brasil's: what the bank lends, which is no balance. */
export const limitBelow: AccountSection = (sheet) => {
  const { words } = sheet;
  const rows = [
    [words.average ?? '', `${sheet.digits(100_000)}`],
    [words.days ?? '', '20/12/2026'],
  ];
  return `<div style="width:50%;page-break-inside:avoid"><b>${words.summary}</b>${table([], rows, [1], 'rows ruled')}</div>`;
};
