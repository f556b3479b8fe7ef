import type { SubmissionPage, SubmissionQuery } from '../submission-types.js';
import type { Summary } from '../summarize.js';
import type { Connection, SqlValue } from './connection.js';

/** A record's summary on its way to the writer. */
export interface SubmissionInsert {
  readonly band: string | null;
  readonly searched: string;
  readonly failedChecks: readonly string[];
  /** JSON. */
  readonly row: string;
}

export const submissionInsert = ({ row, searched, failedChecks }: Summary): SubmissionInsert => ({
  band: row.band ?? null,
  searched,
  failedChecks,
  row: JSON.stringify(row),
});

/** Nobody pages this far, and counting must not cost more than the page. */
const MAX_COUNTED = 10_000;

export function insertSubmission(
  connection: Connection,
  record: {
    readonly kind: string;
    readonly id: number;
    readonly organizationId: number;
    readonly createdAtMicros: number;
  },
  { band, searched, failedChecks, row }: SubmissionInsert,
): void {
  const { kind, id, organizationId, createdAtMicros } = record;
  connection.run('INSERT INTO submission VALUES (?, ?, ?, ?, ?, ?, ?)', [
    kind,
    id,
    organizationId,
    createdAtMicros,
    band,
    searched,
    row,
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
  for (const table of ['submission_check', 'submission'])
    connection.run(`DELETE FROM ${table} WHERE record_kind = ? AND record_id = ?`, [kind, id]);
}

export function listSubmissions(
  connection: Connection,
  organizationId: number,
  query: SubmissionQuery,
): SubmissionPage {
  const { from, ordered, where, values } = conditionsOf(organizationId, query);
  return connection.readTransaction(() => {
    const [counted] = connection.get<[number]>(
      `SELECT count(*) FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${MAX_COUNTED + 1})`,
      values,
    )!;
    const rows = connection.all<[string]>(
      `SELECT s.row FROM ${from} WHERE ${where}
       ORDER BY ${ordered}.created_at_micros DESC, ${ordered}.record_kind DESC, ${ordered}.record_id DESC
       LIMIT ? OFFSET ?`,
      [...values, query.limit, query.offset],
    );
    return {
      totalCount: Math.min(counted, MAX_COUNTED),
      isAtLeast: counted > MAX_COUNTED,
      rows: rows.map(([row]) => JSON.parse(row)),
    };
  });
}

/** A list by a check starts from the check's own rows, which are in the list's order, too: it may have few. */
function conditionsOf(
  organizationId: number,
  query: SubmissionQuery,
): { from: string; ordered: string; where: string; values: SqlValue[] } {
  const byCheck = query.checkId !== undefined;
  const ordered = byCheck ? 'c' : 's';
  const conditions: (readonly [sql: string, value: SqlValue | undefined])[] = [
    [`${ordered}.organization_id = ?`, organizationId],
    ['c.check_id = ?', query.checkId],
    [`${ordered}.record_kind = ?`, query.kind],
    ['s.band = ?', query.band],
    [`${ordered}.created_at_micros >= ?`, query.fromMicros],
    [`${ordered}.created_at_micros < ?`, query.toMicros],
    ['instr(s.searched, ?) > 0', query.text?.toLowerCase()],
  ];
  const asked = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  return {
    // CROSS JOIN: SQLite keeps the order of the tables.
    from: byCheck
      ? 'submission_check c CROSS JOIN submission s ON s.record_kind = c.record_kind AND s.record_id = c.record_id'
      : 'submission s',
    ordered,
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
