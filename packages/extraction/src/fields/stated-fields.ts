import { type DocumentField, fraction } from '@assay/media';

/**
 * What the sums of a table make of a confidence above one half: `kept` of what it has above it, and no more than
 * `atMost` where that is a gain. Of the values in tables that readers gave .9 and more, 15,737 of 15,831 were right
 * where the sums came out, 2,478 of 3,258 where one did not, and 531 of 617 where there was none (2026-11-30: the
 * golden set's statements and stubs and those of `develop` in `corpus/real-pdfs/fields.csv`, as they are and twelve
 * times each with 15, 35 or 60 % of the words that are no values made unknown). Descriptions, .88 before, were right
 * in 3,905 of 4,116 lines of accounts that came out, the wrong ones of one layout.
 */
const STATED = {
  close: { kept: 1.12, atMost: 0.97 },
  open: { kept: 0.8, atMost: 1 },
  break: { kept: 0.5, atMost: 1 },
} as const;
type Verdict = keyof typeof STATED;

/** Cents: two amounts that were rounded apart. */
const ROUNDING = 1;

/** Amounts in cents of one account, or of one period of a pay stub. */
interface Table {
  readonly totals: Map<string, number>;
  /** By list and by index in it: each line's amounts by column. */
  readonly lists: Map<string, Map<string, Map<string, number>>>;
}

const PATH = /^(accounts\[\d+\])?\.?(?:(transactions|checks|earnings|taxes|deductions)\[(\d+)\]\.)?(\w+)$/u;
const PERIOD = /^(?:currentPeriod|yearToDate)(?=[A-Z])/u;

/** Where a value stands: in which table, list and line. Undefined for what no sum is about. */
function placeOf(name: string) {
  const [, account, list, index = '', column = ''] = PATH.exec(name) ?? [];
  const period = PERIOD.exec(column)?.[0];
  const table = account ?? period ?? (list && 'currentPeriod');
  return table && { table, list, index, column: column.replace(PERIOD, '').replace(/^Amount$/u, 'amount') };
}

/**
 * Fields with the confidence that is stated to whoever acts on them: in tables it follows from whether their
 * sums come out. Readers and checks ask before: a changed amount breaks the sums, and is read all the same.
 * What is one half or less, and all outside of tables, stays as it is; so does the order within a table.
 */
export function statedFields(fields: readonly DocumentField[]): DocumentField[] {
  const { verdicts } = sumsOf(fields);
  return fields.map((field) => {
    const place = placeOf(field.name);
    const verdict = place && verdicts.get(place.table);
    // A total is told by its name alone: sums that come out make lines surer.
    if (!verdict || (verdict === 'close' && place.list === undefined)) return field;
    const { kept, atMost } = STATED[verdict];
    const { confidence } = field;
    const stated = 0.5 + kept * (confidence - 0.5);
    return confidence <= 0.5
      ? field
      : {
          ...field,
          confidence: fraction(kept > 1 ? Math.max(confidence, Math.min(atMost, stated)) : stated),
        };
  });
}

/** Whether the sums of each table of a document come out, and in which table a value stands. */
export const sumsOf = (fields: readonly DocumentField[]) => ({
  verdicts: new Map([...tablesOf(fields)].map(([name, table]) => [name, verdictOf(name, table)] as const)),
  tableOf: (name: string): string | undefined => (placeOf(name) || undefined)?.table,
});

function tablesOf(fields: readonly DocumentField[]): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (const { name, value } of fields) {
    const place = placeOf(name);
    if (!place) continue;
    const table = entryOf(tables, place.table, () => ({ totals: new Map(), lists: new Map() }));
    const line =
      place.list === undefined
        ? table.totals
        : entryOf(
            entryOf(table.lists, place.list, () => new Map<string, Map<string, number>>()),
            place.index,
            () => new Map<string, number>(),
          );
    if (typeof value === 'number') line.set(place.column, Math.round(100 * value));
  }
  return tables;
}

function entryOf<Key, Value>(all: Map<Key, Value>, key: Key, made: () => Value): Value {
  const known = all.get(key) ?? made();
  all.set(key, known);
  return known;
}

function verdictOf(name: string, table: Table): Verdict {
  const sums = name.startsWith('accounts') ? sumsOfAccount(table) : sumsOfPeriod(table);
  if (sums.includes(false)) return 'break';
  return sums.includes(true) ? 'close' : 'open';
}

/** Whether two amounts are one; undefined where one is not stated. */
const same = (one: number | undefined, other: number | undefined): boolean | undefined =>
  one === undefined || other === undefined ? undefined : Math.abs(one - other) <= ROUNDING;

const linesOf = ({ lists }: Table, list: string): readonly ReadonlyMap<string, number>[] => [
  ...(lists.get(list)?.values() ?? []),
];

/** Undefined where no line of the list has the column. */
function sumOf(table: Table, list: string, column: string): number | undefined {
  const amounts = linesOf(table, list).flatMap((line) => line.get(column) ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}

const movedBy = (line: ReadonlyMap<string, number>): number =>
  (line.get('depositAmount') ?? 0) - (line.get('withdrawalAmount') ?? 0);

/** From the opening to the closing balance, from balance to balance, and to the totals of both directions. */
function sumsOfAccount(table: Table): (boolean | undefined)[] {
  const { totals } = table;
  const lines = linesOf(table, 'transactions');
  const moved = lines.reduce((sum, line) => sum + movedBy(line), 0);
  const [opening, closing] = [totals.get('beginningBalance'), totals.get('endingBalance')];
  const change = opening === undefined || closing === undefined ? undefined : closing - opening;
  const checks = sumOf(table, 'checks', 'amount') ?? 0;
  const leads = lines.length === 0 ? undefined : same(change, moved) || same(change, moved - checks);
  const follows = [lines, lines.toReversed()].map(balancesFollow);
  if (leads && !follows.every((one) => one === false)) return [true];
  const paid = sumOf(table, 'transactions', 'withdrawalAmount');
  const withdrawals = totals.get('totalWithdrawals');
  return [
    leads,
    follows.find((one) => one !== false) ?? follows[0],
    same(totals.get('totalDeposits'), sumOf(table, 'transactions', 'depositAmount')),
    same(withdrawals, paid) || same(withdrawals, paid && paid + checks),
  ];
}

/** Whether each balance is the one before it and what moved since; undefined for less than two. */
function balancesFollow(lines: readonly ReadonlyMap<string, number>[]): boolean | undefined {
  let expected: number | undefined;
  let follow: boolean | undefined;
  for (const line of lines) {
    if (expected !== undefined) expected += movedBy(line);
    const balance = line.get('balance');
    if (balance === undefined) continue;
    if (expected !== undefined) follow = (follow ?? true) && same(expected, balance);
    expected = balance;
  }
  return follow;
}

/** From lines to gross pay and to what is withheld of it, and from total to total. */
function sumsOfPeriod(table: Table): (boolean | undefined)[] {
  const [gross, net, taxes, deductions] = ['GrossPay', 'NetPay', 'Taxes', 'Deductions'].map((name) =>
    table.totals.get(name),
  );
  const withheld = gross === undefined || net === undefined ? undefined : gross - net;
  const parts = (['taxes', 'deductions'] as const).map((list) => sumOf(table, list, 'amount'));
  const named = (taxes ?? 0) + (deductions ?? 0);
  return [
    same(gross, sumOf(table, 'earnings', 'amount')),
    parts.every((part) => part === undefined) ? undefined : same(withheld, (parts[0] ?? 0) + (parts[1] ?? 0)),
    // Deductions hold the taxes on some stubs; totals that contradict each other their reader doubts already.
    same(withheld, deductions) || (named > 0 && same(withheld, named)) || undefined,
  ];
}
