import { formatDay } from '../../printing/dates.js';
import { pairs, strip } from '../../printing/markup.js';
import type { Section, StatementDesign } from '../design.js';
import type { Sheet } from '../sheet.js';

const between = (sheet: Sheet): string => `${sheet.start()} ${sheet.words.to} ${sheet.end()}`;
const onLastDay = (sheet: Sheet): string =>
  formatDay(sheet.facts.end, sheet.design.periodStyle, sheet.design.language);

/** The bank's name and whom to call at the top; the holder behind the address window; beneath it a band with the account in one line. */
export const bandUnderWindow: Section = (sheet) => {
  const { words } = sheet;
  const contact = pairs(
    [
      [words.clientNumber ?? '', '1-888-555-0166'],
      ['Online', 'www.example.com'],
      [words.page, `1 ${words.of} 2`],
    ],
    'pairs ragged small',
  );
  return `<div class="split"><div class="bank">${sheet.bank()}</div>${contact}</div>
<div style="margin:40pt 0 26pt 30pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="band split"><b>${sheet.type(0)}</b><span>${words.accountNumber} ${sheet.number(0)}</span><span>${words.from} ${between(sheet)}</span></div>`;
};

/** The holder at the left under the title, a box of the account's particulars at the right, the bank's name in small letters over all. */
export const boxAtTheRight: Section = (sheet) => {
  const { words, design } = sheet;
  const particulars: (readonly [string, string])[] = [
    [words.period, `${words.from} ${between(sheet)}`],
    [words.cutOff ?? '', onLastDay(sheet)],
    [words.accountNumber, sheet.number(0)],
    [words.clientNumber ?? '', design.country === 'BR' ? '0412-7' : '48120773'],
    ...(design.country === 'MX' ? ([[words.code ?? '', '014 180 60547712093 8']] as const) : []),
    [words.accountType, sheet.type(0)],
  ];
  return `<div>${sheet.bank()}</div><h1>${words.title}</h1><div class="split"><div style="width:46%;padding-top:12pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div style="width:48%">${pairs(particulars, 'pairs rows grid')}</div></div>`;
};

/** Branch, account and client as labelled runs in two lines under the title, as Brazilian branches print. */
export const branchLines: Section = (sheet) => {
  const { words } = sheet;
  const run = (label: string, value: string): string =>
    `<span><span class="label">${label}:</span> ${value}</span>`;
  return `<div class="split"><b style="font-size:1.5em">${sheet.bank()}</b><span>${words.title}</span></div><hr>
<div class="split">${run(words.holder, sheet.holder())}${run(words.clientNumber ?? '', '3381-2')}${run(words.accountNumber, sheet.number(0))}</div>
<div class="split">${run(words.period, between(sheet))}${run(words.accountType, sheet.type(0))}${run(words.cutOff ?? '', onLastDay(sheet))}</div><hr>`;
};

/** A large title, the holder at the right of it, and the account beneath; the bank stands in the footer alone ({@link bankInFooter}). */
export const titleAndHolder: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><h1 style="font-size:2em">${words.title}</h1><div>${sheet.holder()}<br>${sheet.holderAddress()}</div></div>
<p>${words.from} ${between(sheet)}</p>${sheet.facts.accounts.length === 1 ? `<p><b>${sheet.type(0)}</b><br>${words.accountNumber} ${sheet.number(0)}</p>` : ''}`;
};

/** A design whose bank's name and address stand at the foot of the last page. */
export const bankInFooter =
  (closing: StatementDesign['closing'] = undefined): StatementDesign['closing'] =>
  (sheet, account) => {
    const before = closing?.(sheet, account) ?? '';
    if (account < sheet.facts.accounts.length - 1) return before;
    const { bankAddress } = sheet.facts;
    sheet.ledger.say('bankAddress', bankAddress);
    return `${before}<p class="center" style="margin-top:30pt;border-top:0.5pt solid #888"><b>${sheet.bank()}</b> · ${bankAddress}</p>`;
  };

/** As a phone's app exports: a dark band with the bank, then label over value in two rows. */
export const darkBand: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="band split"><span style="font-size:1.4em">${sheet.bank()}</span><span>${words.title}</span></div>${strip(
    [
      [words.holder, sheet.holder()],
      [words.accountType, sheet.type(0)],
    ],
  )}${strip([
    [words.accountNumber, sheet.number(0)],
    [words.period || words.from, between(sheet)],
  ])}`;
};
