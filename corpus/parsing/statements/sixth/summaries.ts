import { formatDay } from '../../printing/dates.js';
import { pairs, strip, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Row, Sheet } from '../sheet.js';

const centsOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { movement }) => sum + Math.abs(movement.cents), 0);
const onDay = (sheet: Sheet, label: string, which: 'start' | 'end'): string => {
  const { facts, design } = sheet;
  return `${label} ${formatDay(facts[which], design.periodStyle, design.language)}`;
};

/** Kinds of movements with how many there were and what they came to; only what came, and the fees, are totals of the whole. */
export const instances: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const [checks, cards, fees] = (['check', 'withdrawal', 'fee'] as const).map((kind) =>
    sheet.rows(account, [kind]),
  );
  const rows = [
    [`<b>${words.opening}</b>`, '', `<b>${sheet.opening(account)}</b>`],
    [words.credits, String(sheet.rows(account, ['deposit']).length), sheet.credits(account)],
    ['Checks Paid', String(checks?.length), `-${sheet.digits(centsOf(checks ?? []))}`],
    [words.debits, String(cards?.length), `-${sheet.digits(centsOf(cards ?? []))}`],
    [words.fees, String(fees?.length), `-${sheet.fees(account)}`],
    [`<b>${words.closing}</b>`, `<b>${sheet.rows(account).length}</b>`, `<b>${sheet.closing(account)}</b>`],
  ];
  return `<div style="width:70%">${table(['', words.summary, words.amount], rows, [1, 2], 'rows')}</div>`;
};

/** The days of the balances in their labels, kinds of movements between them; those that did not occur stand with a zero. */
export const zeroesToo: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const zero = sheet.money(0);
  return `<h2>${words.summary}</h2>${pairs(
    [
      [onDay(sheet, words.opening, 'start'), sheet.opening(account)],
      [words.credits, sheet.credits(account)],
      ['ATM Withdrawals', zero],
      // Purchases alone went out here, but that is no total of what went out.
      [words.debits, `-${sheet.money(centsOf(sheet.rows(account, ['withdrawal'])))}`],
      ['Adjustments', zero],
      ['Round Up Transfers', zero],
      [words.fees, sheet.fees(account)],
      [onDay(sheet, words.closing, 'end'), sheet.closing(account)],
    ],
    'pairs rows ruled',
  )}`;
};

/** Two columns of figures: this period's, and the year's, which no field asks for. */
export const thisPeriodAndYear: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const ofYear = (factor: number): string =>
    sheet.money(Math.round(sheet.account(account).openingCents * factor));
  const rows = [
    [words.opening, sheet.opening(account), ofYear(0.71)],
    [words.credits, sheet.credits(account), ofYear(4.13)],
    [words.debits, `(${sheet.debits(account)})`, `(${ofYear(3.87)})`],
    ['Dividends and Interest', sheet.money(0), sheet.money(412)],
    [`<b>${words.closing}</b>`, `<b>${sheet.closing(account)}</b>`, ''],
  ];
  return `<h2>${words.summary}</h2>${table(['', words.startDate, words.endDate], rows, [1, 2], 'rows')}`;
};

/** Labels and figures, one a line. */
export const plainList: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  return `<h2>${words.summary}</h2><div style="width:65%">${pairs(
    [
      [words.opening, sheet.opening(account)],
      [words.credits, sheet.credits(account)],
      [words.debits, sheet.debits(account)],
      ...(design.fees ? ([[words.fees, sheet.fees(account)]] as const) : []),
      [words.closing, sheet.closing(account)],
    ],
    'pairs rows',
  )}</div>`;
};

/** The account's movement at the left with the days in its labels, number and holder once more at the right. */
export const movementAndNumber: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const left = pairs(
    [
      [onDay(sheet, words.opening, 'start'), sheet.opening(account)],
      [words.credits, sheet.credits(account)],
      [words.debits, `- ${sheet.debits(account)}`],
      [`<b>${onDay(sheet, words.closing, 'end')}</b>`, `<b>${sheet.closing(account)}</b>`],
    ],
    'pairs rows ruled',
  );
  return `<h2>${words.title}</h2><div class="split"><div style="width:52%">${left}</div><div style="width:42%">${words.accountNumber} <b>${sheet.number(account)}</b> (primary account)<br>${sheet.holder()}<br><i class="small">Florida account terms and conditions apply</i><br>For Direct Deposit use<br>${words.summary} 063107513</div></div>`;
};

/** Label, how many, the amount; averages beneath. */
export const counted: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const movements = sheet.rows(account);
  const into = movements.filter(({ movement }) => movement.cents > 0);
  const rows = [
    [words.opening, '', sheet.opening(account)],
    [`(+) ${String(into.length).padStart(2, '0')} ${words.credits}`, '', sheet.credits(account)],
    [
      `(-) ${String(movements.length - into.length).padStart(2, '0')} ${words.debits}`,
      '',
      sheet.debits(account),
    ],
    [`<b>${words.closing}</b>`, '', `<b>${sheet.closing(account)}</b>`],
    [words.average ?? '', '', sheet.money(Math.round(sheet.account(account).openingCents * 0.64))],
    [words.count ?? '', '30', ''],
  ];
  return `<div class="split"><div style="width:55%"><b>${words.summary}</b>${table([], rows, [1, 2], 'rows')}</div><div class="small" style="width:38%">Rendimientos: Tasa bruta anual 0.00 %<br>Saldo promedio mínimo requerido 5,000.00<br>Cheques girados 0</div></div>`;
};

/** Labels over their figures in one ruled row, an interest of nothing among them. */
export const ruledRow: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const row = [
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    sheet.fees(account),
    '0.00',
    sheet.closing(account),
  ];
  const head = [words.opening, words.credits, words.debits, words.fees, 'Intereses brutos', words.closing];
  return `<p style="margin:4pt 0 0"><b>Resumen de la cuenta</b></p>${table(head, [row], [], 'rows grid')}`;
};

/** Tiles of an app: a small label over a large figure with its sign. */
export const tiles: AccountSection = (sheet, account) => {
  const { words } = sheet;
  return strip([
    [words.opening, sheet.opening(account)],
    [words.credits, `+${sheet.credits(account)}`],
    [words.debits, `-${sheet.debits(account)}`],
    [words.closing, sheet.closing(account)],
  ]);
};

/** Label, a run of dots, the figure. */
export const dotted: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const line = (label: string, figure: string): string =>
    `${label.padEnd(34, '.')}${figure.padStart(16, '.')}`;
  return `<pre style="font-family:inherit">${words.summary}
${line(words.credits, sheet.credits(account))}
${line(words.debits, sheet.debits(account))}
${line(words.closing, `${sheet.closing(account)}C`)}
${line(words.average ?? '', sheet.digits(150_000))}</pre>`;
};

/** The sum of the period as a list that opens with the balance before it. */
export const yieldToo: AccountSection = (sheet, account) => {
  const { words } = sheet;
  return `<div class="boxed">${pairs(
    [
      [words.opening, sheet.opening(account)],
      [words.average ?? '', `+${sheet.money(0)}`],
      [words.credits, `+${sheet.credits(account)}`],
      [words.debits, `-${sheet.debits(account)}`],
      [`<b>${words.closing}</b>`, `<b>${sheet.closing(account)}</b>`],
    ],
    'pairs rows',
  )}</div>`;
};
