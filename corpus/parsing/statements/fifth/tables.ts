import { daysAfter, formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { formatSigned } from '../../printing/money.js';
import type { AccountSection } from '../design.js';
import type { Row } from '../sheet.js';

const joined = ({ description, detail }: { description: string; detail: string }, between = ' '): string =>
  [description, detail].filter(Boolean).join(between);
const dayAt = (rows: readonly Row[], index: number): string => {
  const day = rows[index]?.movement.day;
  return day ? `${day.month}-${day.day}` : '';
};
const startsDay = (rows: readonly Row[], index: number): boolean =>
  dayAt(rows, index) !== dayAt(rows, index - 1);
const endsDay = (rows: readonly Row[], index: number): boolean =>
  dayAt(rows, index) !== dayAt(rows, index + 1);

/** Day of posting, day of effect, words over two lines, one amount with its sign behind, the balance after each. */
export const postedAndEffective: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const body = sheet.rows(account).map((row, index) => {
    const parts = sheet.transaction(account, row);
    const effective = formatDay(daysAfter(row.movement.day, -(index % 3)), design.dateStyle, design.language);
    return [parts.date, effective, joined(parts, '<br>'), parts.signed, parts.balance];
  });
  return `<h2>${words.activity}</h2>${table([words.startDate, words.endDate, words.description, words.amount, words.balance], body, [3, 4], 'rows')}`;
};

/** Days of operation and settlement, code and words, charges and credits, then two balances that stand only where the day ends. */
export const operationAndSettlement: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const isLast = endsDay(rows, index);
    const parts = sheet.transaction(account, row, design.withBalance && isLast);
    const isIn = row.movement.cents > 0;
    return [
      parts.date,
      formatDay(row.movement.day, design.dateStyle, design.language),
      joined(parts, '<br>'),
      isIn ? '' : parts.unsigned,
      isIn ? parts.unsigned : '',
      parts.balance,
      isLast ? parts.balance : '',
    ];
  });
  const head = [
    words.startDate,
    words.endDate,
    words.description,
    words.moneyOut,
    words.moneyIn,
    words.balance,
    words.totalOf ?? '',
  ];
  return `<div class="center"><b>${words.activity}</b></div>${table(head, body, [3, 4, 5, 6], 'rows')}`;
};

/** The day stands in its first line alone; out, in, balance in columns of their own. */
export const dayPrintedOnce =
  (style: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const rows = sheet.rows(account);
    const body = rows.map((row, index) => {
      const parts = sheet.transaction(account, row);
      const isIn = row.movement.cents > 0;
      return [
        startsDay(rows, index) ? parts.date : '',
        joined(parts),
        isIn ? '' : parts.unsigned,
        isIn ? parts.unsigned : '',
        parts.balance,
      ];
    });
    return `<h2>${words.activity}</h2>${table([words.date, words.description, words.moneyOut, words.moneyIn, words.balance], body, [2, 3, 4], `rows ${style}`)}`;
  };

/** What came and what went under headings of their own, each list closed by its total; amounts going out with a minus before. */
export const listsWithTotals: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const list = (title: string, kinds: Parameters<typeof sheet.rows>[1], total: string): string => {
    const body = sheet.rows(account, kinds).map((row) => {
      const parts = sheet.transaction(account, row, false);
      return [parts.date, joined(parts), parts.signed];
    });
    return `<h2>${title}</h2>${table([words.date, words.description, words.amount], [...body, [`<b>${words.totalOf} ${title.toLowerCase()}</b>`, '', `<b>${total}</b>`]], [2], 'rows ruled')}`;
  };
  return `${list(words.credits, ['deposit'], sheet.credits(account))}${list(words.debits, ['withdrawal', 'fee', 'check'], `-${sheet.debits(account)}`)}`;
};

/** Day, words, number, the amount with the letter of its direction; a row of its own with the balance closes each day. */
export const rowPerDaysEnd: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const parts = sheet.transaction(account, row, false);
    const line = [parts.date, joined(parts), String(220_114 + index * 97), parts.signed];
    return endsDay(rows, index)
      ? [line, ['', `<b>${words.totalOf}</b>`, '', `<b>${formatSigned(row.balanceCents, design.money)}</b>`]]
      : [line];
  });
  return table([words.date, words.description, words.checkNumber, words.amount], body, [3], 'rows zebra');
};

/** Day of movement and of the books, lot, words, number, amount and direction; the balance where the day ends, with its letter. */
export const booksOfTheBranch: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const parts = sheet.transaction(account, row, endsDay(rows, index));
    const letter = design.money.negative === 'suffix-dc' && parts.balance ? ' C' : '';
    return [
      formatDay(row.movement.day, design.dateStyle, design.language),
      parts.date,
      String(13_105 + (index % 4)),
      joined(parts, '<br>'),
      String(600_881 + index * 311),
      parts.signed,
      `${parts.balance}${letter}`,
    ];
  });
  const head = [
    words.startDate,
    words.endDate,
    words.code ?? '',
    words.description,
    words.checkNumber,
    words.amount,
    words.balance,
  ];
  return `<b>${words.activity}</b>${table(head, body, [4, 5, 6], 'rows ruled')}`;
};

/** The direction as a word in a column of its own, then the amount and the balance. */
export const directionInWords =
  (out: string, into: string): AccountSection =>
  (sheet, account) => {
    const { words } = sheet;
    const body = sheet.rows(account).map((row) => {
      const parts = sheet.transaction(account, row);
      return [parts.date, row.movement.cents > 0 ? into : out, joined(parts), parts.unsigned, parts.balance];
    });
    return `<h2>${words.activity}</h2>${table([words.date, words.kind ?? '', words.description, words.amount, words.balance], body, [3, 4], 'rows grid')}`;
  };

/** No head: the words in bold over the day and the kind in small letters, the signed amount at the right. */
export const feedOfCards: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const body = sheet.rows(account).map((row) => {
    const parts = sheet.transaction(account, row);
    const amount = `${row.movement.cents > 0 ? '+' : '-'}${design.money.symbol}${parts.unsigned}`;
    return [`<b>${joined(parts)}</b><br><span class="small">${parts.date}</span>`, amount];
  });
  return `<h2>${words.activity}</h2>${table([], body, [1], 'rows ruled')}`;
};

/** Under each day the sum of what came with its lines, then of what went with its own: as a Brazilian payment account is told. */
export const dayByDirection: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = sheet.rows(account);
  const days = [...new Set(rows.map((_, index) => dayAt(rows, index)))];
  const body = days.flatMap((day) => {
    const ofDay = rows.filter((_, index) => dayAt(rows, index) === day);
    const side = (
      isIn: boolean,
      label: string,
      sign: string,
      withDate: boolean,
    ): { lines: string[][]; used: boolean } => {
      const chosen = ofDay.filter(({ movement }) => movement.cents > 0 === isIn);
      const total = chosen.reduce((sum, { movement }) => sum + movement.cents, 0);
      const lines = chosen.map((row) => ['', sheet.transaction(account, row, false)] as const);
      const date = withDate ? (lines[0]?.[1].date ?? '') : '';
      return {
        used: chosen.length > 0,
        lines:
          chosen.length > 0
            ? [
                [`<b>${date}</b>`, `<b>${label}</b>`, `<b>${sign} ${sheet.digits(total)}</b>`],
                ...lines.map(([, parts]) => ['', joined(parts, '<br>'), parts.unsigned]),
              ]
            : [],
      };
    };
    const into = side(true, words.credits, '+', true);
    return [...into.lines, ...side(false, words.debits, '-', !into.used).lines];
  });
  return `<h2>${words.activity}</h2>${table([], body, [2], 'rows')}`;
};
