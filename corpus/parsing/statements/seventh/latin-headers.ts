import { strip, table } from '../../printing/markup.js';
import type { Section } from '../design.js';

/** A Mexican bank's: the holder at the left without a word, client and period at the right, every product in one row below. */
export const productRow: Section = (sheet) => {
  const { words } = sheet;
  const particulars = table(
    [],
    [
      [words.clientNumber ?? '', '30918827'],
      ['RFC', 'XEXX010101000'],
      [words.period, `${words.from} ${sheet.start()} ${words.to} ${sheet.end()}`],
      [words.endDate, sheet.end()],
    ],
    [1],
    'ruled',
  );
  const row = [sheet.type(0), sheet.number(0), '072 320 00418829173 5', sheet.opening(0), sheet.closing(0)];
  const head = [words.accountType, words.accountNumber, words.code ?? '', words.opening, words.closing];
  return `<div class="split"><b>ESTADO DE CUENTA</b><span class="small">${words.page} 1 ${words.of} 4</span></div><div class="split" style="margin-top:10pt"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div>${particulars}</div>
<div class="band center" style="padding:3pt;margin-top:12pt">${words.title}</div>${table(head, [row], [3, 4], 'rows grid')}`;
};

/** A savings cooperative's: its long name over its address in the middle, the member's number before the name, the two days in lines of their own. */
export const memberLines: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="center"><b>${sheet.bank()}</b><br><span class="small">${sheet.bankAddress()}</span><h2>${words.title}</h2></div>
<div class="split boxed"><div>${words.holder}: 104-22317 &nbsp; ${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="white-space:nowrap">${words.clientNumber}: 012 MATRIZ<br>${words.startDate}: ${sheet.start()}<br>${words.endDate}: ${sheet.end()}</div></div>`;
};

/** An app's: a greeting, the month's money in four sentences, each label before its figure. */
export const greeting: Section = (sheet) => {
  const { words } = sheet;
  const sentence = (label: string, figure: string): string =>
    `<div class="split" style="border-bottom:0.5pt solid #ddd;padding:4pt 0"><span>${label}</span><b>${figure}</b></div>`;
  return `<div style="font-size:1.5em;color:${sheet.design.accent}"><b>${sheet.bank()}</b></div><h1 style="margin-top:12pt">${words.holder} ${sheet.holder()}</h1>
<div class="split"><div style="width:42%"><span class="label">${words.period}</span><br>${sheet.start()} ${words.to} ${sheet.end()}<br><br><span class="label">${words.accountNumber}</span><br>${sheet.number(0)}<br><br><span class="label">${words.accountType}</span><br>${sheet.type(0)}</div>
<div style="width:50%"><b>${words.title}</b>${sentence(words.opening, sheet.opening(0))}${sentence(words.credits, sheet.credits(0))}${sentence(words.debits, `- ${sheet.debits(0)}`)}${sentence(words.average ?? '', sheet.money(0))}${sentence(words.closing, sheet.closing(0))}</div></div>`;
};

/** A Brazilian bank's: the name of the paper over a rule, then name, branch and account as labels over values. */
export const consolidated: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split" style="border-bottom:2pt solid ${sheet.design.accent}"><b style="font-size:1.3em">${sheet.bank()}</b><div class="right"><b>${words.title}</b><br><span class="small">${words.page} 1${words.of}3</span></div></div>
${strip([
  [words.holder, sheet.holder()],
  [words.clientNumber ?? '', '0418'],
  [words.accountNumber, sheet.number(0)],
  [words.accountType, sheet.type(0)],
])}<div>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</div>`;
};

/** A cooperative's: label and value in lines, the period within the brackets of a heading. */
export const associate: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><b style="font-size:1.4em;color:${sheet.design.accent}">${sheet.bank()}</b><span class="small">02/2 via internet</span></div>
<div style="margin:10pt 0">${words.holder} ${sheet.holder()}<br>${words.clientNumber} 0226 &nbsp;&nbsp; ${words.accountNumber} ${sheet.number(0)}</div>
<b>${words.period} ${sheet.start()} ${words.to} ${sheet.end()})</b>`;
};

/** A payment institution's: the name alone in large letters, document and account in one line, sums in one row without a frame. */
export const payments: Section = (sheet) => {
  const { words } = sheet;
  const sum = (label: string, figure: string): string => `<div>${label} <b>${figure}</b></div>`;
  return `<div class="split"><b style="color:${sheet.design.accent}">${sheet.bank()}</b><b>${words.title}</b></div>
<div style="font-size:1.3em;margin-top:12pt">${sheet.holder()}</div><div>CPF/CNPJ: 402.***.***-10 &nbsp; ${words.clientNumber} 1 &nbsp; ${words.accountNumber} ${sheet.number(0)}</div><div>${words.accountType} ${sheet.type(0)}</div>
<div style="margin-top:6pt">${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</div>
<div class="split" style="margin:10pt 0">${sum(words.opening, `R$ ${sheet.opening(0)}`)}${sum(words.credits, `R$ ${sheet.credits(0)}`)}${sum(words.debits, `R$ -${sheet.debits(0)}`)}${sum(words.closing, `R$ ${sheet.closing(0)}`)}</div>`;
};
