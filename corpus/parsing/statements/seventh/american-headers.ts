import { table } from '../../printing/markup.js';
import type { Section } from '../design.js';

/** The bank over its box at the left, number, the two days of the period one over the other and the page in a box at the right. */
export const stackedPeriod: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div><div class="bank" style="font-size:1.6em">${sheet.bank()}</div><span class="small">${sheet.bankAddress()}</span></div>
<div class="boxed right" style="width:30%"><b>${words.title}</b><br>${words.accountNumber}<br><b>${sheet.number(0)}</b><br>${words.period}<br>${sheet.start()}<br>${words.to}<br>${sheet.end()}<br><br>${words.page} 1 ${words.of} 3</div></div>
<div class="split" style="margin-top:6pt"><div style="margin-left:40pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:44%"><b>${words.clientNumber}</b><div class="small">24-Hour Banking: 800-555-0102<br>TDD: 800-555-0184<br>Internet: www.example.com</div></div></div>
<div class="band" style="padding:3pt 6pt;margin-top:14pt"><b>${sheet.type(0)}</b></div>`;
};

/** The holder in a sentence, access number and period at the right, then one row per account with all its sums. */
export const allAccountsFirst: Section = (sheet) => {
  const { words, facts } = sheet;
  const rows = facts.accounts.map((_, account) => [
    `<b>${sheet.type(account)}</b><br>${sheet.number(account)}`,
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    sheet.closing(account),
    sheet.money(187 + account * 44),
  ]);
  const head = ['', words.opening, words.credits, words.debits, words.closing, words.average ?? ''];
  return `<div class="split"><div><div class="bank">${sheet.bank()}</div><span class="small">${sheet.bankAddress()}</span></div><div class="right"><b>${words.period}</b><br>${sheet.start()} ${words.to} ${sheet.end()}<br><b>${words.accountNumber}</b> 13804417</div></div>
<div class="small" style="margin-top:18pt">${words.holder}</div><div>${sheet.holder()}<br>${sheet.holderAddress()}</div>
<h2>${words.title}</h2>${table(head, rows, [1, 2, 3, 4, 5], 'rows ruled')}`;
};

/** An export of an app: a wordmark in small letters, then label over value in a column at the left and the sums at the right. */
export const exported: Section = (sheet) => {
  const { words } = sheet;
  const over = (label: string, value: string): string =>
    `<div style="margin-top:7pt"><span class="label">${label}</span><br>${value}</div>`;
  const sum = (label: string, value: string): string =>
    `<div class="split" style="padding:3pt 0"><span>${label}</span><b>${value}</b></div>`;
  return `<div class="split"><b style="font-size:1.5em;color:${sheet.design.accent}">${sheet.bank()}</b><span class="small">Generated on request</span></div>
<div class="split" style="margin-top:12pt"><div style="width:48%">${over(words.holder, `${sheet.holder()}<br>${sheet.holderAddress()}`)}${over(words.accountType, sheet.type(0))}${over(words.accountNumber, sheet.number(0))}${over(words.period, `${sheet.start()} ${words.to} ${sheet.end()}`)}</div>
<div class="boxed" style="width:42%;border-radius:8pt;padding:10pt"><b>${words.summary}</b>${sum(words.closing, sheet.closing(0))}${sum(words.opening, sheet.opening(0))}${sum(words.credits, `+${sheet.credits(0)}`)}${sum(words.debits, `–${sheet.debits(0)}`)}</div></div>`;
};

/** What a core system prints above: date, page, the main account and enclosures at the right; the holder behind a window. */
export const coreSystem: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="center"><b style="font-size:1.3em">${sheet.bank()}</b><br>${sheet.bankAddress()}</div>
<div class="split" style="margin-top:16pt"><div></div>${table(
    [],
    [
      ['Date', sheet.end(), words.page, '1'],
      [words.clientNumber ?? '', '', '', sheet.number(0)],
      [words.count ?? '', '', '', '4'],
    ],
    [3],
    'plain',
  )}</div>
<div style="margin:14pt 0 20pt 30pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div class="center">- - - - - - - - - - ${words.title} - - - - - - - - - -</div>
<div style="margin-top:6pt">${words.holder} ${sheet.holder()}</div>`;
};
