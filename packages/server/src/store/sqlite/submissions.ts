import { MAX_COUNTED, MAX_COUNTED_BY_TEXT, type SubmissionInsert } from '../rows/record-table.js';
import { SUMMARY_COLUMNS, type SummaryRow, summaryOfRow } from '../rows/review.js';
import { beginsAs, selectWaiting, type WaitingRow } from '../rows/review-rules.js';
import { notOfParty } from '../rows/round.js';
import { SUBMISSION_KINDS, type SubmissionPage, type SubmissionQuery } from '../submission-types.js';
import type { Connection, SqlValue } from './connection.js';
import { marksOf, textQuestion } from './submission-text.js';

export function insertSubmission(
  connection: Connection,
  record: {
    readonly kind: string;
    readonly id: number;
    readonly organizationId: number;
    readonly createdAtMicros: number;
  },
  summary: SubmissionInsert,
): void {
  const { kind, id, organizationId, createdAtMicros } = record;
  const { band, searched, failedChecks, row } = summary;
  const marks = marksOf({ organizationId, kind, band, createdAtMicros });
  const rules = connection.get<WaitingRow>(selectWaiting('?1'), [organizationId])!;
  const { state, drawn } = beginsAs(rules, kind, id, summary);
  const [sequence] = connection.get<[number]>(
    `INSERT INTO submission
       (record_kind, record_id, organization_id, created_at_micros, band, searched, marks, row, review, drawn)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING sequence`,
    [kind, id, organizationId, createdAtMicros, band, searched, marks, row, state, Number(drawn)],
  )!;
  connection.run('INSERT INTO submission_text (rowid, searched, marks) VALUES (?, ?, ?)', [
    sequence,
    searched,
    marks,
  ]);
  for (const checkId of new Set(failedChecks))
    connection.run('INSERT INTO submission_check VALUES (?, ?, ?, ?, ?)', [
      organizationId,
      checkId,
      kind,
      id,
      createdAtMicros,
    ]);
}

export function deleteSubmission(connection: Connection, kind: string, id: number): void {
  // While the row is there: the index reads from it what to take out. FTS5's command 'delete' leaves an index that
  // SQLite's own check calls malformed, where deletion is secure (3.45, seen 2026-11-28).
  connection.run(
    `DELETE FROM submission_text WHERE rowid IN
       (SELECT sequence FROM submission WHERE record_kind = ? AND record_id = ?)`,
    [kind, id],
  );
  for (const table of ['submission_check', 'submission'])
    connection.run(`DELETE FROM ${table} WHERE record_kind = ? AND record_id = ?`, [kind, id]);
}

export function listSubmissions(
  connection: Connection,
  organizationId: number,
  query: SubmissionQuery,
): SubmissionPage {
  return connection.readTransaction(() => {
    const { from, order, where, values, maxCounted } = selectionOf(connection, organizationId, query);
    const [counted] = connection.get<[number]>(
      `SELECT count(*) FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${maxCounted + 1})`,
      values,
    )!;
    const rows = connection.all<[string, ...SummaryRow]>(
      `SELECT s.row, ${SUMMARY_COLUMNS} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...values, query.limit, query.offset],
    );
    return {
      totalCount: Math.min(counted, maxCounted),
      isAtLeast: counted > maxCounted,
      rows: rows.map(([row, ...review]) => ({ ...JSON.parse(row), review: summaryOfRow(review) })),
    };
  });
}

/** Which rows a list has, from the table that names the fewest, in the order in which that has them. */
interface Selection {
  /** `s` is the submission. CROSS JOIN: SQLite keeps the order of the tables. */
  readonly from: string;
  readonly order: string;
  readonly where: string;
  readonly values: readonly SqlValue[];
  readonly maxCounted: number;
}

const CHECK = 'submission_check c';
const OF_CHECK = 'c.record_kind = s.record_kind AND c.record_id = s.record_id';
const newestFirst = (table: 'c' | 's'): string =>
  ['created_at_micros', 'record_kind', 'record_id'].map((column) => `${table}.${column} DESC`).join(', ');

function selectionOf(connection: Connection, organizationId: number, query: SubmissionQuery): Selection {
  if (query.text !== undefined)
    return selectionByText(connection, organizationId, query, query.text.toLowerCase());
  // A list by a check starts from the check's own rows, which are in the list's order, too: it may have few.
  const byCheck = query.checkId !== undefined;
  const timed = byCheck ? 'c' : 's';
  return {
    from: byCheck ? `${CHECK} CROSS JOIN submission s ON ${OF_CHECK}` : 'submission s',
    order: newestFirst(timed),
    ...conditionsOf(timed, organizationId, query),
    maxCounted: MAX_COUNTED,
  };
}

/** @param text lower case */
function selectionByText(
  connection: Connection,
  organizationId: number,
  query: SubmissionQuery,
  text: string,
): Selection {
  const check =
    query.checkId === undefined
      ? ''
      : ` CROSS JOIN ${CHECK} ON c.organization_id = s.organization_id AND ${OF_CHECK}`;
  const question = textQuestion(connection, organizationId, text, query);
  if (question !== undefined)
    return {
      from: `submission_text t CROSS JOIN submission s ON s.sequence = t.rowid${check}`,
      order: 't.rowid DESC',
      ...conditionsOf('s', organizationId, query, [
        ['submission_text MATCH ?', question],
        ['instr(s.searched, ?) > 0', text],
      ]),
      maxCounted: MAX_COUNTED_BY_TEXT,
    };
  return {
    from: `submission s INDEXED BY submission_by_record${check}`,
    order: newestFirst('s'),
    ...conditionsOf('s', organizationId, query, [
      [
        `s.record_kind IN (${SUBMISSION_KINDS.map((kind) => `'${kind}'`).join(', ')}) AND s.record_id = ?`,
        /^\d+$/.test(text) ? Number(text) : -1,
      ],
    ]),
    maxCounted: MAX_COUNTED,
  };
}

type Condition = readonly [sql: string, value: SqlValue | undefined];

/** What a query asks but for its text. @param timed the table whose order the list has */
function conditionsOf(
  timed: 'c' | 's',
  organizationId: number,
  query: SubmissionQuery,
  others: readonly Condition[] = [],
): Pick<Selection, 'where' | 'values'> {
  const conditions: readonly Condition[] = [
    ...others,
    [`${timed}.organization_id = ?`, organizationId],
    ['c.check_id = ?', query.checkId],
    [`${timed}.record_kind = ?`, query.kind],
    ['s.band = ?', query.band],
    ['s.review = ?', query.review],
    [notOfParty('s', '?'), query.notOfParty],
    [`${timed}.created_at_micros >= ?`, query.fromMicros],
    [`${timed}.created_at_micros < ?`, query.toMicros],
  ];
  const asked = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  return {
    where: asked.map(({ sql }) => sql).join(' AND '),
    values: asked.map(({ value }) => value),
  };
}

export function insertView(
  connection: Connection,
  organizationId: number,
  view: { readonly viewId: string; readonly text: string; readonly endsAtMs: number },
): void {
  connection.run('INSERT INTO list_view VALUES (?, ?, ?, ?)', [
    view.viewId,
    organizationId,
    view.text,
    view.endsAtMs,
  ]);
}

/** @returns the text; undefined for another organization's and one whose time is up */
export function findView(
  connection: Connection,
  organizationId: number,
  viewId: string,
  nowMs: number,
): string | undefined {
  return connection.get<[string]>(
    'SELECT filter_text FROM list_view WHERE view_id = ? AND organization_id = ? AND ends_at_ms > ?',
    [viewId, organizationId, nowMs],
  )?.[0];
}
