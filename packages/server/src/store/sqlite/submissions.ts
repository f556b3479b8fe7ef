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
    connection.run('INSERT INTO submission_check VALUES (?, ?, ?, ?)', [organizationId, checkId, kind, id]);
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
  const { where, values } = conditionsOf(organizationId, query);
  return connection.readTransaction(() => {
    const [counted] = connection.get<[number]>(
      `SELECT count(*) FROM (SELECT 1 FROM submission s WHERE ${where} LIMIT ${MAX_COUNTED + 1})`,
      values,
    )!;
    const rows = connection.all<[string]>(
      `SELECT row FROM submission s WHERE ${where}
       ORDER BY created_at_micros DESC, record_kind DESC, record_id DESC LIMIT ? OFFSET ?`,
      [...values, query.limit, query.offset],
    );
    return {
      totalCount: Math.min(counted, MAX_COUNTED),
      isAtLeast: counted > MAX_COUNTED,
      rows: rows.map(([row]) => JSON.parse(row)),
    };
  });
}

function conditionsOf(organizationId: number, query: SubmissionQuery): { where: string; values: SqlValue[] } {
  const conditions: (readonly [sql: string, value: SqlValue | undefined])[] = [
    ['s.record_kind = ?', query.kind],
    ['s.band = ?', query.band],
    ['s.created_at_micros >= ?', query.fromMicros],
    ['s.created_at_micros < ?', query.toMicros],
    ['instr(s.searched, ?) > 0', query.text?.toLowerCase()],
    [
      `EXISTS (SELECT 1 FROM submission_check c WHERE c.organization_id = s.organization_id AND c.check_id = ?
         AND c.record_kind = s.record_kind AND c.record_id = s.record_id)`,
      query.checkId,
    ],
  ];
  const asked = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  return {
    where: ['s.organization_id = ?', ...asked.map(({ sql }) => sql)].join(' AND '),
    values: [organizationId, ...asked.map(({ value }) => value)],
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
