import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { formatSigned } from '../../printing/money.js';
import type { AccountSection } from '../design.js';
import { brokenAfter, endsDay, joined, startsDay } from './day-breaks.js';

/** The balance before as first row; transfers told in several lines of few words; deposits before withdrawals, the balance where the day ends. */
export const severalLines: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const parts = sheet.transaction(account, row, endsDay(rows, index));
    const isIn = row.movement.cents > 0;
    return [
      parts.date,
      brokenAfter(parts, 4),
      isIn ? parts.unsigned : '',
      isIn ? '' : parts.unsigned,
      parts.balance,
    ];
  });
  const before = ['', words.broughtForward, '', '', sheet.opening(account)];
  return `<div class="center" style="margin-top:6pt"><b>${words.activity}</b></div>${table([words.date, words.description, words.moneyIn, words.moneyOut, words.balance], [before, ...body], [2, 3, 4], 'rows')}`;
};

/** Numbered rows with the day behind the number, a folio, charge, credit, balance. */
export const numberedRows: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row, index) => {
    const parts = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    const folio = String(77_120_431 + index * 1_009);
    return [
      String(index + 1),
      parts.date,
      folio,
      joined(parts),
      isIn ? '' : parts.unsigned,
      isIn ? parts.unsigned : '',
      parts.balance,
    ];
  });
  const head = [
    'No.',
    words.date,
    words.checkNumber,
    words.description,
    words.moneyOut,
    words.moneyIn,
    words.balance,
  ];
  return `<p><b>${words.activity}</b></p>${table(head, body, [4, 5, 6], 'rows grid')}`;
};

/** The day alone (the month stands in the period), words, a serial number, withdrawal, deposit, balance. */
export const dayAndSerial: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row, index) => {
    const parts = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [
      parts.date,
      joined(parts, '<br>'),
      `${40_218 + index * 77}`,
      isIn ? '' : parts.unsigned,
      isIn ? parts.unsigned : '',
      parts.balance,
    ];
  });
  const head = [
    words.date,
    words.description,
    words.checkNumber,
    words.moneyOut,
    words.moneyIn,
    words.balance,
  ];
  return `<h2>${words.activity}</h2>${table(head, body, [3, 4, 5], 'rows zebra')}`;
};

/** An app's list under days: words over a grey line with the hour, the amount with its sign at the right; longer than a page. */
export const listUnderDays: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const rows = sheet.rows(account);
  const lines = rows.map((row, index) => {
    const parts = sheet.transaction(account, row, false);
    const day = startsDay(rows, index)
      ? `<div style="margin-top:9pt;color:#666"><b>${parts.date}</b></div>`
      : '';
    const hour = `${String(8 + ((index * 5) % 13)).padStart(2, '0')}:${String((index * 23 + 4) % 60).padStart(2, '0')}`;
    const sign = row.movement.cents > 0 ? '+' : '-';
    return `${day}<div class="split" style="padding:3pt 0;border-bottom:0.4pt solid #ddd;page-break-inside:avoid"><div>${joined(parts)}<div class="small">${hour} h</div></div><div>${sign}${design.money.symbol}${parts.unsigned}</div></div>`;
  });
  return `<h2>${words.activity}</h2>${lines.join('\n')}`;
};

/** The balance of the day in a row and a column of its own; amounts going out with a minus before; the balance before as first row. */
export const totalOfTheDay: AccountSection = (sheet, account) => {
  const { words, design, facts } = sheet;
  const rows = sheet.rows(account);
  const dayOf = (day: typeof facts.start): string => formatDay(day, design.dateStyle, design.language);
  const body = rows.flatMap((row, index) => {
    const parts = sheet.transaction(account, row, false);
    const line = [parts.date, joined(parts), parts.signed, ''];
    return endsDay(rows, index)
      ? [
          line,
          [
            parts.date,
            `<b>${words.totalOf}</b>`,
            '',
            `<b>${formatSigned(row.balanceCents, design.money)}</b>`,
          ],
        ]
      : [line];
  });
  const before = [dayOf(facts.start), words.opening, '', sheet.opening(account)];
  return table(
    [words.date, words.description, words.amount, words.balance],
    [before, ...body],
    [2, 3],
    'rows ruled',
  );
};

/** Day, number, words, amount with its letter, the balance after each with its letter. */
export const lettersBehind: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row, index) => {
    const parts = sheet.transaction(account, row);
    return [
      parts.date,
      String((index * 120_611 + 71_205) % 1_000_000).padStart(6, '0'),
      joined(parts),
      parts.signed,
      `${parts.balance} C`,
    ];
  });
  const before = ['', '000000', words.opening, '', `${sheet.opening(account)} C`];
  return table(
    [words.date, words.checkNumber, words.description, words.amount, words.balance],
    [before, ...body],
    [3, 4],
    'rows',
  );
};

/** Day, words over the number of the document, amount with its letter joined; an arrow to the balance where the day ends. */
export const arrowToBalance: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const parts = sheet.transaction(account, row, false);
    const line = [parts.date, joined(parts, '<br>'), parts.signed];
    return endsDay(rows, index)
      ? [line, ['', `${words.totalOf} =====>`, `${sheet.digits(row.balanceCents)}C`]]
      : [line];
  });
  const before = ['', words.opening, `${sheet.opening(account)}C`];
  return table([words.date, words.description, words.amount], [before, ...body], [2], 'rows');
};

/** A band for each day with the balance at its end; movements beneath, newest day first; longer than a page. */
export const bandOfTheDay: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const rows = sheet.rows(account);
  const lines = rows.map((row, index) => {
    const parts = sheet.transaction(account, row, false);
    // Newest first: the balance after the day's last movement stands with the row that comes first.
    const band = startsDay(rows, index)
      ? `<div class="split" style="background:#f0f0f0;padding:3pt 6pt;margin-top:6pt"><b>${parts.date}</b><span>${words.totalOf} ${sheet.money(row.balanceCents)}</span></div>`
      : '';
    const sign = row.movement.cents > 0 ? '' : '-';
    return `${band}<div class="split" style="padding:3pt 6pt;page-break-inside:avoid"><span>${joined(parts)}</span><span>${sign}${design.money.symbol}${parts.unsigned}</span></div>`;
  });
  return `<h2>${words.title}</h2>${lines.join('\n')}`;
};
