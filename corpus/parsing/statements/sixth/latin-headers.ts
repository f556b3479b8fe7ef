import { pairs, strip, table } from '../../printing/markup.js';
import type { Section } from '../design.js';
import { lastDay, monthOnce } from './periods.js';

/** Day of cut-off in the title, the holder at the left, the client's number at the right, the period in a band of its own. */
export const cutOffTitle: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div class="bank" style="font-size:1.2em;width:60%">${sheet.bank()}</div><div class="right"><b>${words.title} ${lastDay(sheet).toUpperCase()}</b><br>${words.clientNumber} 40337129<br>${words.page} 1 ${words.of} 3</div></div>
<div style="margin:14pt 0">${sheet.holder()}<br>${sheet.holderAddress()}<br>RFC XAXX010101000</div>
<div class="band split" style="padding:3pt 8pt"><span>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</span><span>${sheet.type(0)}</span></div>
<div class="split small"><span>${words.accountNumber} ${sheet.number(0)}</span><span>${words.code} 072 580 00812345678 9</span></div>`;
};

/** Four cells a row: label, value, label, value. */
export const fourCells: Section = (sheet) => {
  const { words } = sheet;
  const rows = [
    [words.holder, sheet.holder(), words.clientNumber ?? '', '0098812'],
    [words.accountType, sheet.type(0), words.accountNumber, sheet.number(0)],
    [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`, words.code ?? '', '646180 11040098812 5'],
    [words.cutOff ?? '', lastDay(sheet), words.count ?? '', '014 Centro'],
    [words.days ?? '', '4.50 %', words.average ?? '', '4.60 %'],
  ];
  return `<div class="center"><b>${sheet.bank()}</b><br><span class="small">${sheet.bankAddress()}</span><br>${words.title}</div>${table([], rows, [], 'rows grid')}`;
};

/** As an app writes: a name, then a sentence with the period and the account. */
export const appSentence: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div style="font-size:2em;color:${sheet.design.accent}"><b>${sheet.bank()}</b></div><span class="label">${words.title}</span></div>
<p style="font-size:1.4em;margin-bottom:0"><b>${sheet.holder()}</b></p><div class="small">${sheet.holderAddress(', ')}</div>
<p>${sheet.type(0)} · ${words.accountNumber} ${sheet.number(0)} · CLABE 710969000012345678</p><p>Movimientos ${monthOnce(sheet)}</p>`;
};

/** Title in the middle, the bank in a corner, the holder in a ruled box, particulars in a second one. */
export const twoBoxes: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><b>${sheet.bank()}</b><b style="font-size:1.3em">${words.title}</b></div>
<div class="split"><div class="boxed" style="width:48%">${sheet.holder()}<br>${sheet.holderAddress()}</div><div class="boxed" style="width:44%">${pairs(
    [
      [words.accountNumber, sheet.number(0)],
      [words.accountType, sheet.type(0)],
      [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`],
      [words.clientNumber ?? '', '00218847'],
    ],
    'pairs rows ragged',
  )}</div></div>`;
};

/** Holder, branch and account in one line of small letters, the period in the next, as printed from a browser. */
export const browserLine: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><b style="font-size:1.3em">${sheet.bank()}</b><span>${words.title}</span></div>
<div class="split" style="margin-top:8pt"><span>${sheet.holder()}</span><span>${words.clientNumber} 0412 &nbsp; ${words.accountNumber} ${sheet.number(0)}</span></div>
<div>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</div>`;
};

/** Labels before values one beneath the other, branch, product and account between bars. */
export const barsBetween: Section = (sheet) => {
  const { words } = sheet;
  return `<div>${sheet.bank()}</div><h2>${words.title}</h2>${pairs(
    [
      [words.holder, sheet.holder()],
      [words.accountNumber, `0412 | 3701 | ${sheet.number(0)}`],
      [words.clientNumber ?? '', `${lastDay(sheet)} - 10:32`],
      [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`],
    ],
    'pairs ragged',
  )}`;
};

/** As a cooperative's terminal prints: capitals in the middle, then labels with colons. */
export const cooperative: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="center">${sheet.bank()}<br>PLATAFORMA DE SERVIÇOS FINANCEIROS<br><b>${words.title}</b></div>
<pre style="font-family:inherit;margin:8pt 0">${words.clientNumber} 3045-9 / COOPERATIVA
${words.accountNumber} ${sheet.number(0)}
${words.holder} ${sheet.holder()}
${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</pre>`;
};

/** A digital bank's: the name in large letters over document, branch and account; the period at the right. */
export const digitalBank: Section = (sheet) => {
  const { words } = sheet;
  return `<div style="color:${sheet.design.accent}"><b>${sheet.bank()}</b></div><div class="split"><div style="font-size:1.4em">${sheet.holder()}</div><div style="text-transform:uppercase">${sheet.start()} ${words.to} ${sheet.end()}</div></div>${strip(
    [
      ['CPF', '•••.118.447-••'],
      [words.clientNumber ?? '', '0001'],
      [words.accountNumber, sheet.number(0)],
      ['Tipo', sheet.type(0)],
    ],
  )}`;
};
