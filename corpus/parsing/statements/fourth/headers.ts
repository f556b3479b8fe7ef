import { formatDay } from '../../printing/dates.js';
import { pairs, strip, table } from '../../printing/markup.js';
import type { Section } from '../design.js';

/** For a window envelope: the bank's block at the top, the holder's low at the left, figures of the account at the right. */
export const windowEnvelope: Section = (sheet) => {
  const { words } = sheet;
  const { bankAddress } = sheet.facts;
  const [street, ...town] = bankAddress.split(', ');
  const right = pairs(
    [
      [words.endDate, sheet.end()],
      [words.accountNumber, sheet.number(0)],
      [words.page, `1 ${words.of} 2`],
    ],
    'pairs ragged',
  );
  sheet.ledger.say('bankAddress', bankAddress, bankAddress.replace(', ', ' '));
  return `<div><b style="font-size:1.35em;letter-spacing:1pt">${sheet.bank()}</b><br>${street}<br>${town.join(', ')}</div>
<div class="split" style="margin-top:52pt"><div style="padding-left:24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:38%">${right}</div></div>
<p class="center">${words.from} ${sheet.start()} ${words.to} ${sheet.end()}</p><p style="font-size:1.2em;border-bottom:1.5pt solid ${sheet.design.accent}"><b>${sheet.type(0)}</b></p>`;
};

/** Everything about the account in a grid of labelled boxes, the holder first. */
export const labelledGrid: Section = (sheet) => {
  const { words } = sheet;
  const cell = (label: string, value: string): string => `<div class="label">${label}</div>${value}`;
  const rows = [
    [cell(words.holder, sheet.holder()), cell(words.accountType, sheet.type(0))],
    [cell('', sheet.holderAddress()), cell(words.accountNumber, sheet.number(0))],
    [
      cell(words.period, `${words.from} ${sheet.start()} ${words.to} ${sheet.end()}`),
      cell(words.cutOff ?? '', formatDay(sheet.facts.end, sheet.design.periodStyle, sheet.design.language)),
    ],
  ];
  return `<div class="split"><div class="bank">${sheet.bank()}</div><h1>${words.title}</h1></div>${table([], rows, [], 'rows grid')}`;
};

/** A banner, then the account's kind and number in one sentence with the holder's block at the right edge. */
export const rightHandBlock: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="band"><span style="font-size:1.6em">${sheet.bank()}</span></div>
<div class="split" style="margin:14pt 0"><div style="width:50%"><h1>${words.title}</h1>${sheet.start()} – ${sheet.end()}<br>${sheet.type(0)}<br>${words.accountNumber} ${sheet.number(0)}</div>
<div class="right">${sheet.holder()}<br>${sheet.holderAddress()}</div></div>`;
};

/** A strip of values under labels; the holder's name stands alone above it. */
export const stripOfValues: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div class="bank">${sheet.bank()}</div><span class="small">${words.title}</span></div><p style="font-size:1.25em">${sheet.holder()}</p>${strip(
    [
      [words.accountNumber, sheet.number(0)],
      [words.accountType, sheet.type(0)],
      [words.period || words.endDate, `${sheet.start()} ${words.to} ${sheet.end()}`],
    ],
  )}`;
};

/** Label and value as running lines with colons, as old systems print. */
export const colonLines: Section = (sheet) => {
  const { words } = sheet;
  const line = (label: string, value: string): string => `<div>${label}: ${value}</div>`;
  return `<div class="center"><b>${sheet.bank()}</b><br>${sheet.bankAddress()}<br><u>${words.title}</u></div><br>${line(words.holder, sheet.holder())}
${line(words.accountNumber, sheet.number(0))}${line(words.accountType, sheet.type(0))}${line(words.period, `${sheet.start()} ${words.to} ${sheet.end()}`)}`;
};
