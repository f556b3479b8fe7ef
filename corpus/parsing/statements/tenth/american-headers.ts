import { monthName } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { Section } from '../design.js';
import { lastFour } from './parts.js';

/** After Chase's: the bank over its box at the left, period over number at the right, whom to call in a ruled box beneath; the holder as behind a window. */
export const periodOverNumber: Section = (sheet) => {
  const { words } = sheet;
  const calls = [
    ['Web site:', 'www.yourbank.example'],
    ['Service Center:', '1-800-555-0134'],
    ['Para Espanol:', '1-888-555-0135'],
    ['International Calls:', '1-713-555-0136'],
  ];
  return `<div class="split"><div><div class="bank">${sheet.bank()}</div><div class="small">${sheet.bankAddress()}</div></div>
<div class="right">${sheet.start()} ${words.to} ${sheet.end()}<br>${words.accountNumber} <b>${sheet.number(0)}</b></div></div>
<div class="split" style="margin-top:10pt"><div style="margin:44pt 0 30pt 30pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div style="width:44%"><b>${words.clientNumber}</b>${table([], calls, [1], 'rows ruled')}</div></div>
<div class="right small">${words.page} 1 ${words.of} 2</div>`;
};

/** After Capital One's: the month in a greeting, the period at the right, all accounts in a table whose heads are the two days. */
export const accountsUnderDays: Section = (sheet) => {
  const { words, facts } = sheet;
  const rows = facts.accounts.map((account, index) => [
    `${sheet.type(index)}...${lastFour(account)}`,
    sheet.opening(index),
    sheet.closing(index),
  ]);
  const sum = (columns: readonly number[]): string =>
    sheet.money(columns.reduce((total, cents) => total + cents, 0));
  const total = [
    words.totalOf ?? '',
    sum(facts.accounts.map(({ openingCents }) => openingCents)),
    sum(
      facts.accounts.map(({ openingCents, movements }) =>
        movements.reduce((balance, { cents }) => balance + cents, openingCents),
      ),
    ),
  ].map((cell) => `<b>${cell}</b>`);
  const month = monthName(facts.end, 'en');
  return `<div class="split"><div class="bank">${sheet.bank()}</div><div class="right"><span class="label">${words.period}</span><br><b>${sheet.start('MMM DD')} ${words.to} ${sheet.end()}</b></div></div>
<p style="font-size:1.5em">Here’s your <b>${month} ${facts.end.year}</b> ${words.title}</p>
<div style="margin:10pt 0 16pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h2>${words.summary}</h2>${table([words.accountType, sheet.start('MMM DD'), sheet.end('MMM DD')], [...rows, total], [1, 2], 'rows ruled')}`;
};

/** After Regions': the branch and its address at the left, account, cycle, enclosures and page at the right; kind of account over the period in the middle. */
export const kindInTheMiddle: Section = (sheet) => {
  const { words } = sheet;
  const figures = [
    [words.accountNumber, `<b>${sheet.number(0)}</b>`],
    [words.code ?? '', '05'],
    [words.count ?? '', '0'],
    [words.page, `1 ${words.of} 3`],
  ];
  return `<div class="split"><div><b>${sheet.bank()}</b><br>Main Street Office<br>${sheet.bankAddress()}</div><div class="bank">${sheet.facts.bank.split(' ')[0]}</div></div>
<div class="split" style="margin-top:30pt"><div style="margin-left:24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:34%">${table([], figures, [1], 'rows')}</div></div>
<div class="center" style="margin:20pt 0 6pt"><b style="font-size:1.3em">${sheet.type(0)}</b><br>${sheet.start()} ${words.to} ${sheet.end()}</div>`;
};

/** After a core processor's: the day on which the statement ends over holder and customer's number at the right, ways to reach the bank beneath, then a table of accounts. */
export const endingDay: Section = (sheet) => {
  const { words, design, facts } = sheet;
  const ways = [
    ['Phone', '(217) 555-0140'],
    ['24-Hour Telephone Banking', '(800) 555-0141'],
    ['Mailing Address', sheet.bankAddress()],
  ];
  const accounts = facts.accounts.map((_, index) => [
    sheet.type(index),
    sheet.number(index),
    sheet.closing(index),
  ]);
  return `<div class="split"><div><div class="bank" style="font-size:1.6em">${sheet.bank()}</div><div class="small">RETURN SERVICE REQUESTED</div><div style="margin:40pt 0 0 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div></div>
<div style="width:54%"><div class="right"><b style="font-size:1.2em">${words.period} ${sheet.end()}</b></div><div class="split"><span>${sheet.facts.holder}</span><span>${words.page} 1 ${words.of} 4</span></div>${words.clientNumber} XXXX7716
<div style="border-top:1.5pt solid ${design.accent};margin-top:6pt"><b>${words.title}</b>${table([], ways, [], 'rows')}</div></div></div>
<h2>${words.count}</h2>${table([words.accountType, words.accountNumber, 'Ending Balance'], accounts, [2], 'rows ruled')}`;
};
