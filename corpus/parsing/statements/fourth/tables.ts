import { formatDay, monthName } from '../../printing/dates.js';
import { chunks, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Row, Sheet } from '../sheet.js';

const joined = ({ description, detail }: { description: string; detail: string }, between = ' '): string =>
  [description, detail].filter(Boolean).join(between);
const isNewDay = (rows: readonly Row[], index: number): boolean => {
  const [one, before] = [rows[index]?.movement.day, rows[index - 1]?.movement.day];
  return one?.day !== before?.day || one?.month !== before?.month;
};

/** A narrow column breaks descriptions over several lines; what came, what went and the balance have columns of their own. */
export const narrowDescriptions =
  (widthPoints: number, style = 'ruled', outFirst = true): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const body = sheet.rows(account).map((row) => {
      const parts = sheet.transaction(account, row);
      const isIn = row.movement.cents > 0;
      const money = [isIn ? '' : parts.unsigned, isIn ? parts.unsigned : ''];
      return [
        parts.date,
        `<div style="width:${widthPoints}pt">${joined(parts)}</div>`,
        ...(outFirst ? money : money.reverse()),
        ...(sheet.design.withBalance ? [parts.balance] : []),
      ];
    });
    const money = outFirst ? [words.moneyOut, words.moneyIn] : [words.moneyIn, words.moneyOut];
    const head = [
      words.date,
      words.description,
      ...money,
      ...(sheet.design.withBalance ? [words.balance] : []),
    ];
    return `<h2>${words.activity}</h2>${table(head, body, [2, 3, 4], `rows ${style}`)}`;
  };

/** Paid in, paid out, checks by number three abreast, the balance of each day: as a community bank's system prints. */
export const listsByKind: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const list = (title: string, kinds: Parameters<Sheet['rows']>[1], sign: string): string => {
    const body = sheet.rows(account, kinds).map((row) => {
      const parts = sheet.transaction(account, row, false);
      return [parts.date, joined(parts, '<br>'), `${parts.unsigned}${sign}`];
    });
    return `<p class="center" style="border-top:1pt solid #333"><b>${title}</b></p>${table([words.date, words.description, words.amount], body, [2], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [date, number, amount];
  });
  const head = [words.date, words.checkNumber, words.amount];
  const grid = chunks(checks, 3).map((group) => [
    ...group.flat(),
    ...Array.from({ length: 9 - group.length * 3 }, () => ''),
  ]);
  const printed =
    checks.length > 0
      ? `<p class="center"><b>${words.checks}</b></p>${table([...head, ...head, ...head].slice(0, Math.min(3, checks.length) * 3), grid, [2, 5, 8], 'rows')}`
      : '';
  const all = sheet.rows(account);
  const days = all.flatMap(({ movement, balanceCents }, index) =>
    isNewDay(all, index + 1)
      ? [[formatDay(movement.day, design.dateStyle, design.language), sheet.digits(balanceCents)]]
      : [],
  );
  const daily = chunks(days, 4).map((group) => [
    ...group.flat(),
    ...Array.from({ length: 8 - group.length * 2 }, () => ''),
  ]);
  return `${list(words.moneyIn, ['deposit'], '')}${list(words.moneyOut, ['withdrawal', 'fee'], '-')}${printed}<p class="center"><b>${words.dailyBalances}</b></p>${table([], daily, [1, 3, 5, 7], 'rows')}`;
};

/** Days as headings with the balance at their end; name and time beneath each other, the amount with its sign at the edge. */
export const daysWithTimes: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const lines = rows.map((row, index) => {
    const parts = sheet.transaction(account, row, false);
    const heading = isNewDay(rows, index)
      ? `<p style="background:#eee;margin:6pt 0 2pt;padding:2pt 4pt"><b>${parts.date}</b></p>`
      : '';
    const sign = row.movement.cents > 0 ? '+' : '-';
    const detail = parts.detail ? `<br><span class="small">${parts.detail}</span>` : '';
    return `${heading}<div class="split" style="padding:1pt 8pt"><span>${parts.description}${detail}</span><span>${sign} ${sheet.design.money.symbol}${parts.unsigned}</span></div>`;
  });
  return `<h2>${sheet.words.activity}</h2>${lines.join('\n')}`;
};

/** Days of the month alone under the month's name; a sign behind each amount. */
export const daysUnderMonth: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  let month = 0;
  const body = sheet.rows(account).flatMap((row) => {
    const parts = sheet.transaction(account, row);
    const { day } = row.movement;
    const heading =
      day.month === month
        ? []
        : [[`<b>${monthName(day, design.language).toUpperCase()} ${day.year}</b>`, '', '', '']];
    month = day.month;
    return [...heading, [parts.date, joined(parts), parts.signed, parts.balance]];
  });
  return table([words.date, words.description, words.amount, words.balance], body, [2, 3], 'rows');
};

/** Two days, a description with its further line beneath, a number, one signed amount; the balance only where the day ends. */
export const twoDaysTwoLines =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words, design } = sheet;
    const rows = sheet.rows(account);
    const body = rows.map((row, index) => {
      const parts = sheet.transaction(account, row, design.withBalance && isNewDay(rows, index + 1));
      const second = formatDay(row.movement.day, design.dateStyle, design.language);
      return [
        parts.date,
        second,
        joined(parts, '<br>'),
        String(410_027 + index * 613),
        parts.signed,
        parts.balance,
      ];
    });
    return table(
      [words.startDate, words.endDate, words.description, words.checkNumber, words.amount, words.balance],
      body,
      [4, 5],
      `rows ${style}`,
    );
  };

/** The amounts stand before the words: day, out, in, balance, description. */
export const wordsLast: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const body = sheet.rows(account).map((row) => {
    const parts = sheet.transaction(account, row);
    const isIn = row.movement.cents > 0;
    return [parts.date, isIn ? '' : parts.unsigned, isIn ? parts.unsigned : '', parts.balance, joined(parts)];
  });
  return table(
    [words.date, words.moneyOut, words.moneyIn, words.balance, words.description],
    body,
    [1, 2, 3],
    'rows zebra',
  );
};

/** One of several accounts: its heading, its opening and closing balance as the first and last line of the table. */
export const sharesInTurn: AccountSection = (sheet, account) => {
  const { words, facts, design } = sheet;
  const at = (day: typeof facts.start): string => formatDay(day, design.dateStyle, design.language);
  const body = sheet.rows(account).map((row) => {
    const parts = sheet.transaction(account, row);
    return [parts.date, joined(parts), parts.signed, parts.balance];
  });
  const rows = [
    [at(facts.start), words.opening, '', sheet.opening(account)],
    ...body,
    [at(facts.end), words.closing, '', sheet.closing(account)],
  ];
  return `<h2>${sheet.type(account)} &nbsp; ${sheet.number(account)}</h2>${table([words.date, words.description, words.amount, words.balance], rows, [2, 3], 'rows ruled')}`;
};
