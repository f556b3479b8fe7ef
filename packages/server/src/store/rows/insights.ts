import type { Counted, InsightScope, InsightStore } from '../insight-types.js';
import type { SubmissionKind } from '../submission-types.js';
import type { SqlRow, SqlValue } from './columns.js';
import { settled } from './round.js';

/** A statement with `$1` ... for its values, and what its rows mean. */
interface Question<Row extends Counted> {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly ofRow: (row: SqlRow) => Row;
}

/** What a method of the store answers with, one by one. */
type CountedBy<Name extends keyof InsightStore> = Awaited<ReturnType<InsightStore[Name]>>[number];
type Questions = {
  readonly [Name in keyof InsightStore]: (
    ...parameters: Parameters<InsightStore[Name]>
  ) => Question<CountedBy<Name>>;
};

const TABLES = {
  detection: {
    table: 'detection',
    id: 'detection_id',
    typeOf: 'd.document_type',
    bandOf: 'd.fraud_severity',
  },
  parse: { table: 'parsing', id: 'parse_id', typeOf: 'd.document_type', bandOf: 'NULL' },
  verification: { table: 'verification', id: 'verification_id', typeOf: 'NULL', bandOf: 'NULL' },
} as const satisfies Record<SubmissionKind, object>;

const DAY_MICROS = 86_400_000_000;
const MOST_TYPES = 50;

/** Conditions on the record `d`, with the organization as `$1` and the span as `$2` and `$3`. */
function within(
  organizationId: number,
  { fromMicros, toMicros, documentType, country }: InsightScope,
  kind: SubmissionKind = 'detection',
): { readonly where: string; readonly values: SqlValue[] } {
  const values: SqlValue[] = [organizationId, fromMicros, toMicros];
  const conditions = ['d.organization_id = $1', 'd.created_at_micros >= $2', 'd.created_at_micros < $3'];
  if (documentType !== undefined) conditions.push(`${TABLES[kind].typeOf} = $${values.push(documentType)}`);
  if (country !== undefined) conditions.push(`d.country = $${values.push(country)}`);
  return { where: conditions.join(' AND '), values };
}

/** Labels that count, by detection: they came after their record, so that the span bounds them, too. */
const KNOWN = `(SELECT l.detection_id, l.truth, l.basis FROM label l
  WHERE l.organization_id = $1 AND l.at_micros >= $2 AND l.truth <> 'unknown' AND NOT EXISTS (
    SELECT 1 FROM label later WHERE later.detection_id = l.detection_id AND later.label_id > l.label_id))`;

/** Stands for the rows `f` of a record's fields, each with its JSON as `f.value`: how they are had is each database's own. */
export const FIELD_ROWS = ':fields';

/** The last word of a person on a path of the document `p`, or on the whole of it. */
const STANDS = `NOT EXISTS (SELECT 1 FROM parse_correction later WHERE later.parse_id = p.parse_id
  AND later.entry_id > p.entry_id AND (later.path = p.path OR later.path IS NULL AND p.path IS NULL))`;

/** Documents of which somebody said that every field was looked at. */
const CHECKED = `(SELECT p.parse_id FROM parse_correction p WHERE p.organization_id = $1 AND p.at_micros >= $2
  AND p.path IS NULL AND p.change = 'checked' AND ${STANDS})`;

/** A decision of somebody who did not leave it to another. */
const SETTLES = `('accept', 'reject', 'more_information')`;
const CHOOSES = `('accept', 'reject')`;

/** An entry that was, or is, the decision of its record, and neither a proposal nor disputed. */
const stood = (entry: string): string =>
  `coalesce(${entry}.left_state, ${entry}.decision) = ${entry}.decision`;

/** The first or last entry of a record that chooses. @param where a condition on the entry `x` */
const entryOf = (which: 'min' | 'max', record: string, where: string): string =>
  `(SELECT ${which}(x.entry_id) FROM review_entry x WHERE x.record_kind = ${record}.record_kind
    AND x.record_id = ${record}.record_id AND x.decision IN ${CHOOSES} AND ${where})`;

const byPerson = (personId: number | undefined, values: SqlValue[]): string =>
  personId === undefined ? '' : ` AND r.person_id = $${values.push(personId)}`;

/** Entries of reviews, each with the record that it is of. @param joined what else is put beside them */
const entriesOf = (kind: SubmissionKind, joined = ''): string =>
  `review_entry r JOIN ${TABLES[kind].table} d ON d.${TABLES[kind].id} = r.record_id ${joined}
   WHERE r.organization_id = $1 AND r.at_micros >= $2 AND r.record_kind = '${kind}'`;

/** Another entry of the same record. */
const BESIDE_IT =
  'JOIN review_entry second ON second.record_kind = r.record_kind AND second.record_id = r.record_id';

const QUESTIONS: Questions = {
  countByDay: (organizationId, kind, scope) => {
    const { where, values } = within(organizationId, scope, kind);
    const { table, bandOf } = TABLES[kind];
    return {
      sql: `SELECT d.created_at_micros / ${DAY_MICROS}, ${bandOf}, count(*) FROM ${table} d WHERE ${where}
            GROUP BY 1, 2 ORDER BY 1, 2`,
      values,
      ofRow: (row) => {
        const [day, band, count] = row as [number, CountedBy<'countByDay'>['band'], number];
        return { day, band, count };
      },
    };
  },
  countTypes: (organizationId, kind, { documentType: _, ...scope }) => {
    const { where, values } = within(organizationId, scope, kind);
    const { table, typeOf } = TABLES[kind];
    return {
      sql: `SELECT ${typeOf}, count(*) FROM ${table} d WHERE ${where} AND ${typeOf} IS NOT NULL
            GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_TYPES}`,
      values,
      ofRow: (row) => {
        const [documentType, count] = row as [string, number];
        return { documentType, count };
      },
    };
  },
  countLikelihoods: (organizationId, scope) => {
    const { where, values } = within(organizationId, scope);
    return {
      sql: `SELECT d.likelihood_tenths, d.fraud_severity, count(*) FROM detection d WHERE ${where}
            GROUP BY 1, 2 ORDER BY 1, 2`,
      values,
      ofRow: (row) => {
        const [tenths, band, count] = row as [number, CountedBy<'countLikelihoods'>['band'], number];
        return { likelihood: tenths / 10, band, count };
      },
    };
  },
  countLabeled: (organizationId, scope) => {
    const { where, values } = within(organizationId, scope);
    return {
      sql: `SELECT d.likelihood_tenths, k.truth, k.basis, s.drawn, count(*) FROM ${KNOWN} k
              JOIN detection d ON d.detection_id = k.detection_id
              JOIN submission s ON s.record_kind = 'detection' AND s.record_id = k.detection_id
            WHERE ${where} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
      values,
      ofRow: (row) => {
        type Cell = CountedBy<'countLabeled'>;
        const [tenths, truth, basis, drawn, count] = row as [
          number,
          Cell['truth'],
          Cell['basis'],
          number,
          number,
        ];
        return { likelihood: tenths / 10, truth, basis, isDrawn: drawn === 1, count };
      },
    };
  },
  countFound: (organizationId, scope) => {
    const { where, values } = within(organizationId, scope);
    // Of each check its own rows of the span are read, and to know which checks there are, one row of each.
    const counted =
      values.length === 3
        ? `submission_check d WHERE ${where} AND d.check_id = i.check_id AND d.record_kind = 'detection'`
        : `submission_check c JOIN detection d ON c.record_kind = 'detection' AND d.detection_id = c.record_id
           WHERE c.organization_id = $1 AND c.check_id = i.check_id
             AND c.created_at_micros >= $2 AND c.created_at_micros < $3 AND ${where}`;
    return {
      sql: `WITH RECURSIVE ids (check_id) AS (
              SELECT min(check_id) FROM submission_check WHERE organization_id = $1
              UNION ALL
              SELECT (SELECT min(check_id) FROM submission_check
                      WHERE organization_id = $1 AND check_id > ids.check_id)
              FROM ids WHERE ids.check_id IS NOT NULL)
            SELECT i.check_id, (SELECT count(*) FROM ${counted}) FROM ids i
            WHERE i.check_id IS NOT NULL ORDER BY 1`,
      values,
      ofRow: (row) => {
        const [checkId, count] = row as [string, number];
        return { checkId, count };
      },
    };
  },
  countLabeledByCheck: (organizationId, scope) => {
    const { where, values } = within(organizationId, scope);
    return {
      sql: `SELECT c.check_id, k.truth, k.basis, count(*) FROM ${KNOWN} k
              JOIN detection d ON d.detection_id = k.detection_id
              JOIN submission_check c ON c.record_kind = 'detection' AND c.record_id = k.detection_id
            WHERE ${where} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      values,
      ofRow: (row) => {
        type Cell = CountedBy<'countLabeledByCheck'>;
        const [checkId, truth, basis, count] = row as [string, Cell['truth'], Cell['basis'], number];
        return { checkId, truth, basis, count };
      },
    };
  },
  countDrawn: (organizationId, scope) => {
    const { where, values } = within(organizationId, scope);
    return {
      sql: `SELECT s.review, count(*) FROM submission s JOIN detection d ON d.detection_id = s.record_id
            WHERE s.organization_id = $1 AND s.created_at_micros >= $2 AND s.created_at_micros < $3
              AND s.drawn = 1 AND s.record_kind = 'detection' AND ${where} GROUP BY 1 ORDER BY 1`,
      values,
      ofRow: (row) => {
        const [state, count] = row as [CountedBy<'countDrawn'>['state'], number];
        return { state, count };
      },
    };
  },
  countDecisionSeconds: (organizationId, kind, scope, personId) => {
    const { where, values } = within(organizationId, scope, kind);
    return {
      sql: `SELECT took / 1000000, count(*) FROM (
              SELECT min(r.at_micros) - d.created_at_micros AS took FROM ${entriesOf(kind)}
                AND r.decision IN ${SETTLES} AND ${stood('r')} AND ${where}${byPerson(personId, values)}
              GROUP BY r.record_id, d.created_at_micros) decided
            GROUP BY 1 ORDER BY 1`,
      values,
      ofRow: (row) => {
        const [seconds, count] = row as [number, number];
        return { seconds, count };
      },
    };
  },
  countDecided: (organizationId, scope, personId) => {
    const { where, values } = within(organizationId, scope);
    return {
      sql: `SELECT d.classification, r.decision, count(*) FROM ${entriesOf('detection')}
              AND r.entry_id = ${entryOf('max', 'r', stood('x'))} AND ${where}${byPerson(personId, values)}
            GROUP BY 1, 2 ORDER BY 1, 2`,
      values,
      ofRow: (row) => {
        type Cell = CountedBy<'countDecided'>;
        const [found, decision, count] = row as [Cell['found'], Cell['decision'], number];
        return { found, decision, count };
      },
    };
  },
  countDecidedByTwo: (organizationId, scope) => {
    const { where, values } = within(organizationId, scope);
    return {
      sql: `SELECT r.decision, second.decision, count(*) FROM ${entriesOf('detection', BESIDE_IT)}
              AND r.entry_id = ${entryOf('min', 'r', settled('x'))}
              AND second.entry_id = ${entryOf('min', 'r', `x.person_id <> r.person_id AND ${settled('x')}`)}
              AND ${where}
            GROUP BY 1, 2 ORDER BY 1, 2`,
      values,
      ofRow: (row) => {
        type Cell = CountedBy<'countDecidedByTwo'>;
        const [first, second, count] = row as [Cell['first'], Cell['second'], number];
        return { first, second, count };
      },
    };
  },
  countFieldsLookedAt: (organizationId, scope) => {
    const { where, values } = within(organizationId, scope, 'parse');
    return {
      sql: `SELECT d.document_type, f.value ->> 'name', count(*) FROM ${CHECKED} k
              JOIN parsing d ON d.parse_id = k.parse_id
              JOIN parsing_content c ON c.parse_id = k.parse_id
              CROSS JOIN ${FIELD_ROWS}
            WHERE ${where} GROUP BY 1, 2 ORDER BY 1, 2`,
      values,
      ofRow: (row) => {
        const [documentType, path, count] = row as [string, string, number];
        return { documentType, path, count };
      },
    };
  },
  countFieldsCorrected: (organizationId, scope) => {
    const { where, values } = within(organizationId, scope, 'parse');
    return {
      sql: `SELECT d.document_type, p.path, CASE WHEN p.read_value IS NULL THEN 1 ELSE 0 END, count(*)
            FROM ${CHECKED} k JOIN parsing d ON d.parse_id = k.parse_id
              JOIN parse_correction p ON p.parse_id = k.parse_id
            WHERE ${where} AND p.path IS NOT NULL AND ${STANDS} AND (
              p.change = 'absent' AND p.read_value IS NOT NULL
              OR p.change = 'is' AND (p.read_value IS NULL OR p.read_value <> p.is_value))
            GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      values,
      ofRow: (row) => {
        const [documentType, path, unread, count] = row as [string, string, number, number];
        return { documentType, path, isUnread: unread === 1, count };
      },
    };
  },
};

type InsightsOver<Asked, IsAsync extends boolean> = {
  readonly [Name in keyof InsightStore]: (
    asked: Asked,
    ...parameters: Parameters<InsightStore[Name]>
  ) => IsAsync extends true ? ReturnType<InsightStore[Name]> : Awaited<ReturnType<InsightStore[Name]>>;
};

/** The store's methods. @param ask a database, which answers at once or later */
export const insightsOver = <Asked, IsAsync extends boolean>(
  ask: (asked: Asked, question: Question<Counted>) => unknown,
): InsightsOver<Asked, IsAsync> =>
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, question]) => [
      name,
      (asked: Asked, ...parameters: never[]) =>
        ask(asked, (question as (...all: never[]) => Question<Counted>)(...parameters)),
    ]),
  ) as unknown as InsightsOver<Asked, IsAsync>;
