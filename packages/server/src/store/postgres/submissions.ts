import { MAX_COUNTED, MAX_COUNTED_BY_TEXT, type SubmissionInsert } from '../rows/record-table.js';
import { SUMMARY_COLUMNS, type SummaryRow, summaryOfRow } from '../rows/review.js';
import { beginsAs, selectWaiting, type WaitingRow } from '../rows/review-rules.js';
import { notOfParty } from '../rows/round.js';
import { SUBMISSION_KINDS, type SubmissionPage, type SubmissionQuery } from '../submission-types.js';
import type { Queries, SqlParameter } from './database.js';
import { piecesOf, submissionsBy, type TextWay, textWay } from './submission-text.js';

interface Owner {
  readonly kind: string;
  readonly id: number;
  readonly organizationId: number;
  readonly createdAtMicros: number;
}

export async function insertSubmission(
  queries: Queries,
  { kind, id, organizationId, createdAtMicros }: Owner,
  summary: SubmissionInsert,
): Promise<void> {
  const { band, searched, failedChecks, row } = summary;
  const rules = (await queries.get<WaitingRow>(selectWaiting('$1'), [organizationId]))!;
  const { state, drawn } = beginsAs(rules, kind, id, summary);
  await queries.run(
    `INSERT INTO submission
       (record_kind, record_id, organization_id, created_at_micros, band, searched, row, review, drawn)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [kind, id, organizationId, createdAtMicros, band, searched, row, state, Number(drawn)],
  );
  if (failedChecks.length === 0) return;
  await queries.run(
    'INSERT INTO submission_check SELECT $1, check_id, $2, $3, $4 FROM unnest($5::text[]) check_id',
    [organizationId, kind, id, createdAtMicros, [...new Set(failedChecks)]],
  );
}

export async function deleteSubmission(queries: Queries, kind: string, id: number): Promise<void> {
  for (const table of ['submission_check', 'submission'])
    await queries.run(`DELETE FROM ${table} WHERE record_kind = $1 AND record_id = $2`, [kind, id]);
}

/** On one snapshot. @param sampled as {@link textWay} has it */
export async function listSubmissions(
  queries: Queries,
  organizationId: number,
  query: SubmissionQuery,
  sampled?: number,
): Promise<SubmissionPage> {
  const text = query.text?.toLowerCase().replaceAll('\0', ' ');
  const way = text === undefined ? undefined : await textWay(queries, organizationId, text, sampled);
  const { from, ordered, where, values } = conditionsOf(organizationId, query, text, way);
  const maxCounted = way === 'walk' || way === 'index' ? MAX_COUNTED_BY_TEXT : MAX_COUNTED;
  const [counted] = (await queries.get<[number]>(
    `SELECT count(*) FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${maxCounted + 1}) counted`,
    values,
  ))!;
  const rows = await queries.all<[string, ...SummaryRow]>(
    `SELECT s.row, ${SUMMARY_COLUMNS} FROM ${from} WHERE ${where}
     ORDER BY ${ordered}.created_at_micros DESC, ${ordered}.record_kind DESC, ${ordered}.record_id DESC
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, query.limit, query.offset],
  );
  return {
    totalCount: Math.min(counted, maxCounted),
    isAtLeast: counted > maxCounted,
    rows: rows.map(([row, ...review]) => ({ ...JSON.parse(row), review: summaryOfRow(review) })),
  };
}

type Condition = readonly [sql: (place: string) => string, value: SqlParameter | undefined];

/**
 * A list by a check starts from the check's own rows, which are in the list's order, too: it may have few.
 * @param text lower case
 */
function conditionsOf(
  organizationId: number,
  query: SubmissionQuery,
  text: string | undefined,
  way: TextWay | undefined,
): { from: string; ordered: string; where: string; values: SqlParameter[] } {
  const byCheck = query.checkId !== undefined;
  const ordered = byCheck ? 'c' : 's';
  const conditions: readonly Condition[] = [
    [(place) => `${ordered}.organization_id = ${place}`, organizationId],
    [(place) => `c.check_id = ${place}`, query.checkId],
    [(place) => `${ordered}.record_kind = ${place}`, query.kind],
    [(place) => `s.band = ${place}`, query.band],
    [(place) => `s.review = ${place}`, query.review],
    [(place) => notOfParty('s', place), query.notOfParty],
    [(place) => `${ordered}.created_at_micros >= ${place}`, query.fromMicros],
    [(place) => `${ordered}.created_at_micros < ${place}`, query.toMicros],
    ...(text === undefined ? [] : conditionsOfText(text, way)),
  ];
  const asked = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  const values = asked.map(({ value }) => value);
  const where = asked.map(({ sql }, index) => sql(`$${index + 1}`)).join(' AND ');
  if (text !== undefined && way === 'index') values.push(piecesOf(organizationId, text));
  const submission = `${submissionsBy(way, `$${values.length}`)} s`;
  return {
    from: byCheck
      ? `submission_check c JOIN ${submission} ON s.record_kind = c.record_kind AND s.record_id = c.record_id`
      : submission,
    ordered,
    where,
    values,
  };
}

const conditionsOfText = (text: string, way: TextWay | undefined): readonly Condition[] =>
  way === 'number'
    ? [
        [(place) => `s.record_kind = ANY(${place}::text[])`, SUBMISSION_KINDS],
        [(place) => `s.record_id = ${place}`, /^\d+$/.test(text) ? Number(text) : -1],
      ]
    : [[(place) => `strpos(s.searched, ${place}) > 0`, text]];

export async function insertView(
  queries: Queries,
  organizationId: number,
  view: { readonly viewId: string; readonly text: string; readonly endsAtMs: number },
): Promise<void> {
  await queries.run('INSERT INTO list_view VALUES ($1, $2, $3, $4)', [
    view.viewId,
    organizationId,
    view.text,
    view.endsAtMs,
  ]);
}

/** @returns the text; undefined for another organization's and one whose time is up */
export async function findView(
  queries: Queries,
  organizationId: number,
  viewId: string,
  nowMs: number,
): Promise<string | undefined> {
  const row = await queries.get<[string]>(
    'SELECT filter_text FROM list_view WHERE view_id = $1 AND organization_id = $2 AND ends_at_ms > $3',
    [viewId, organizationId, nowMs],
  );
  return row?.[0];
}
