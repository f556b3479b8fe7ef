import { strip, table } from '../../printing/markup.js';
import type { Section } from '../design.js';

/** A Mexican bank's: a title over the whole width, the holder in a frame at the left, client, tax number and period in ruled cells at the right, the bank's address last. */
export const framedHolder: Section = (sheet) => {
  const { words } = sheet;
  const cells = [
    [words.clientNumber ?? '', '62049917'],
    ['R.F.C.', 'XAXX010101000'],
    [words.period, `${words.from} ${sheet.start()} ${words.to} ${sheet.end()}`],
    ['SUCURSAL', '0731 VALLE ORIENTE'],
  ];
  return `<div class="split"><div class="bank">${sheet.bank()}</div><div class="right"><b>${words.title}</b><br>${words.page} 1 ${words.of} 5</div></div>
<div class="split" style="margin-top:10pt"><div class="boxed" style="width:46%">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:50%">${table([], cells, [], 'rows grid')}</div></div>
<div class="small">${sheet.bankAddress()}</div>`;
};

/** An app's: the title before the app's name, the period under it, then four sums in cells with their currency behind. */
export const fourSums: Section = (sheet) => {
  const { words } = sheet;
  const cell = (label: string, figure: string): string =>
    `<div class="boxed center" style="width:21%;border-radius:6pt"><span class="label">${label}</span><br><b>${figure} MXN</b></div>`;
  return `<div class="split"><div><h1>${words.title}</h1>${words.from} ${sheet.start()} ${words.to} ${sheet.end()}</div><b style="font-size:1.6em;color:${sheet.design.accent}">${sheet.bank()}</b></div>
<div style="margin:12pt 0"><span class="label">${words.holder}</span> ${sheet.holder()}<br><span class="label">${words.accountType}</span> ${sheet.type(0)}<br><span class="label">${words.accountNumber}</span> ${sheet.number(0)}</div>
<div class="split" style="gap:6pt">${cell(words.opening, sheet.opening(0))}${cell(words.credits, sheet.credits(0))}${cell(words.debits, sheet.debits(0))}${cell(words.closing, sheet.closing(0))}</div>`;
};

/** A savings bank's: two columns of labels and values in one ruled grid under the long name. */
export const ruledGrid: Section = (sheet) => {
  const { words } = sheet;
  const rows = [
    [words.clientNumber ?? '', '07-0031-558', words.startDate, sheet.start()],
    [words.holder, sheet.holder(), words.endDate, sheet.end()],
    ['Domicilio', sheet.holderAddress(), words.accountNumber, sheet.number(0)],
    ['Sucursal', 'Jalpan', words.accountType, sheet.type(0)],
  ].map(([label, value = '', second, further = '']) => [
    `<b>${label}</b>`,
    value,
    `<b>${second}</b>`,
    further,
  ]);
  return `<div class="center"><span class="bank" style="font-size:1.4em">${sheet.bank()}</span><br>${sheet.bankAddress()}<br><i>${words.title}</i></div>${table([], rows, [], 'rows grid')}`;
};

/** A Brazilian bank's in small letters: the title first, the holder before branch and account, the bank's name at the right. */
export const smallLetters: Section = (sheet) => {
  const { words, design } = sheet;
  return `<div class="split"><span style="font-size:1.7em;color:${design.accent}">${words.title}</span><div class="right"><b>${sheet.bank()}</b><br><span class="small">${words.page} 1 ${words.of} 2</span></div></div>
${strip([
  [words.holder, sheet.holder()],
  [words.clientNumber ?? '', '0937'],
  [words.accountNumber, sheet.number(0)],
  [words.accountType, sheet.type(0)],
])}<div class="small">${sheet.holderAddress(' - ')}</div><div style="margin-top:8pt"><b>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</b></div>`;
};

/** A payment app's: the holder over branch and account in one run, the sums at the right one beneath the other, each label before its figure. */
export const walletTop: Section = (sheet) => {
  const { words } = sheet;
  const sum = (label: string, figure: string): string =>
    `<div class="split"><span>${label}</span><b>${figure}</b></div>`;
  return `<div class="band split"><b style="font-size:1.4em">${sheet.bank()}</b><span>${words.title}</span></div>
<div class="split" style="margin:10pt 0"><div><b>${sheet.holder()}</b><br>CPF •••.417.••8-•• | ${words.clientNumber} 0001 | ${words.accountNumber} ${sheet.number(0)}<br>${sheet.type(0)}<br>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</div>
<div style="width:44%">${sum(words.opening, sheet.opening(0))}${sum(words.credits, sheet.credits(0))}${sum(words.debits, `- ${sheet.debits(0)}`)}${sum(words.closing, sheet.closing(0))}</div></div>`;
};

/** A cooperative's: labels with full stops to their values, the member's account before the name. */
export const dottedLabels: Section = (sheet) => {
  const { words } = sheet;
  const line = (label: string, value: string): string =>
    `<div>${label}${'.'.repeat(Math.max(2, 18 - label.length))}: ${value}</div>`;
  return `<div class="split"><b style="font-size:1.4em;color:${sheet.design.accent}">${sheet.bank()}</b><b>${words.title}</b></div><div class="small">${sheet.bankAddress()}</div>
<div class="boxed" style="margin:8pt 0">${line(words.accountNumber, sheet.number(0))}${line(words.holder, sheet.holder())}${line(words.accountType, sheet.type(0))}${line(words.clientNumber ?? '', '03 - CENTRO')}</div>
<div class="center"><b>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</b></div>`;
};
