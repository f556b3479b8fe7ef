import type { RecordKind } from '../../record-types.js';
import type { SqlValue } from '../../rows/columns.js';
import type { Database, Queries } from '../database.js';
import { bucketsOf, DAYS } from './buckets.js';
import { IN_LEVELS, LEVELS } from './cells.js';
import { countLargeTag, dropSmallTags, LARGE_FROM } from './large-tags.js';
import { ALL } from './tags.js';

/** What the counts of lists know of a record. */
export interface CountedRecord {
  readonly kind: RecordKind;
  readonly id: number;
  readonly organizationId: number;
  readonly createdAtMicros: number;
  readonly measure: number;
  readonly words: number;
  /** As tags.ts makes them. */
  readonly tags: readonly string[];
}

/** Counts a record in or out, in the transaction that inserts or deletes it. */
export const noteChange = (queries: Queries, record: CountedRecord, change: 1 | -1): Promise<void> =>
  noteChanges(queries, [record], change);

/** The same of many records. */
export async function noteChanges(
  queries: Queries,
  records: readonly CountedRecord[],
  change: 1 | -1,
): Promise<void> {
  const all = records.map((record) => [
    record.organizationId,
    record.kind,
    record.id,
    record.words,
    DAYS.of(Math.floor(record.createdAtMicros / 1_000_000)),
    bucketsOf(record.kind).of(record.measure),
    // As PostgreSQL reads an array.
    `{${[ALL, ...record.tags].join(',')}}`,
  ]);
  const column = (index: number) => all.map((values) => values[index] as SqlValue);
  await queries.run(
    `INSERT INTO list_change (organization_id, record_kind, record_id, change, packed_words, day, bucket, tags)
     SELECT organization_id, record_kind, record_id, $1, packed_words, day, bucket, tags::uuid[]
     FROM unnest($2::integer[], $3::text[], $4::bigint[], $5::integer[], $6::integer[], $7::integer[], $8::text[])
       AS noted (organization_id, record_kind, record_id, packed_words, day, bucket, tags)`,
    [change, column(0), column(1), column(2), column(3), column(4), column(5), column(6)],
  );
}

/** Changes that one statement brings into the counts. */
const FOLDED_AT_ONCE = 5000;
/** Names the lock of whoever does it. */
const LOCK = 7_265_011_802;

/** Brings the changes into the counts, unless another process is at it. @returns whether there may be more */
async function fold(queries: Queries, largeFrom: number): Promise<boolean> {
  const [isAlone] = (await queries.get<[number]>('SELECT pg_try_advisory_xact_lock($1)::integer', [LOCK]))!;
  if (isAlone === 0) return false;
  const [folded] = (await queries.get<[number]>(
    `WITH gone AS (
       DELETE FROM list_change
       WHERE change_id IN (SELECT change_id FROM list_change ORDER BY change_id LIMIT $1) RETURNING *
     ), of_large AS MATERIALIZED (
       SELECT gone.*, l.tag FROM gone CROSS JOIN LATERAL unnest(gone.tags) AS has (tag)
       JOIN list_tag l ON l.organization_id = gone.organization_id AND l.record_kind = gone.record_kind AND l.tag = has.tag
       WHERE l.is_large
     ), by_cell AS (
       INSERT INTO list_cell AS counted
       SELECT organization_id, record_kind, tag, day_level, bucket_level, ${IN_LEVELS}, sum(change)
       FROM (
         SELECT organization_id, record_kind, tag, day, bucket, change FROM of_large
         UNION ALL SELECT organization_id, record_kind, $2::uuid, day, bucket, change FROM gone
       ) of_list, ${LEVELS} GROUP BY 1, 2, 3, 4, 5, 6, 7
       ON CONFLICT (organization_id, record_kind, tag, day_level, bucket_level, day, bucket)
       DO UPDATE SET entry_count = counted.entry_count + excluded.entry_count
     ), by_pair AS (
       INSERT INTO list_tag_pair AS counted
       SELECT one.organization_id, one.record_kind, one.tag, other.tag, sum(one.change)
       FROM of_large one JOIN of_large other ON other.change_id = one.change_id AND one.tag < other.tag
       GROUP BY 1, 2, 3, 4
       ON CONFLICT (organization_id, record_kind, tag, other_tag)
       DO UPDATE SET entry_count = counted.entry_count + excluded.entry_count
     ), by_tag AS (
       INSERT INTO list_tag AS counted (organization_id, record_kind, tag, entry_count)
       SELECT organization_id, record_kind, tag, sum(change) FROM gone, unnest(tags) tag GROUP BY 1, 2, 3
       ON CONFLICT (organization_id, record_kind, tag)
       DO UPDATE SET entry_count = counted.entry_count + excluded.entry_count
     ), by_words AS (
       INSERT INTO list_words AS counted
       SELECT organization_id, record_kind, packed_words, bucket, sum(change) FROM gone GROUP BY 1, 2, 3, 4
       ON CONFLICT (organization_id, record_kind, packed_words, bucket)
       DO UPDATE SET entry_count = counted.entry_count + excluded.entry_count
     ), ids_of_days AS (
       INSERT INTO list_day_ids AS known
       SELECT organization_id, record_kind, day, min(record_id), max(record_id) FROM gone GROUP BY 1, 2, 3
       ON CONFLICT (organization_id, record_kind, day) DO UPDATE SET
         first_id = least(known.first_id, excluded.first_id), last_id = greatest(known.last_id, excluded.last_id)
     )
     SELECT count(*) FROM gone`,
    [FOLDED_AT_ONCE, ALL],
  ))!;
  if (folded > 0) {
    await dropSmallTags(queries, largeFrom);
    // What is left of a tag that nothing has any more is a trace of it.
    await queries.run('DELETE FROM list_tag WHERE entry_count = 0');
  }
  return folded === FOLDED_AT_ONCE || countLargeTag(queries, largeFrom);
}

/** A process folds at most this often. */
const PAUSE_MS = 1000;

/**
 * Brings the counts up to date a while after records came or went. Nothing depends on it but speed: a process that
 * ends first leaves changes that every list adds up, and the next one folds.
 */
export class Folding {
  readonly #database: Database;
  readonly #onFault: (error: unknown) => void;
  readonly #largeFrom: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    database: Database,
    onFault: (error: unknown) => void = () => undefined,
    largeFrom = LARGE_FROM,
  ) {
    this.#database = database;
    this.#onFault = onFault;
    this.#largeFrom = largeFrom;
  }

  /** To be called after each change. */
  soon(): void {
    if (this.#timer || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#running = this.now()
        .catch(this.#onFault)
        .finally(() => {
          this.#timer = undefined;
        });
    }, PAUSE_MS);
    this.#timer.unref();
  }

  async now(): Promise<void> {
    while (await this.#database.write((queries) => fold(queries, this.#largeFrom)));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }
}
