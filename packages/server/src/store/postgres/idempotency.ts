import { IdempotencyKeyTaken } from '../errors.js';
import type { RecordKind } from '../record-types.js';
import { KEY_VALID_MICROS } from '../rows/job.js';
import type { RecordInsert } from '../rows/record-table.js';
import type { IdempotencyClaim, IdempotentAnswer } from '../types.js';
import type { Queries } from './database.js';

/** Each claim removes a few that have run out, so that nothing has to come round for them. */
const PRUNED_PER_CLAIM = 10;

export async function findIdempotent(
  queries: Queries,
  organizationId: number,
  key: string,
  nowMicros: number,
): Promise<IdempotentAnswer | undefined> {
  const row = await queries.get<[string, RecordKind, number]>(
    `SELECT request_sha256, record_kind, record_id FROM idempotency_key
     WHERE organization_id = $1 AND key = $2 AND created_at_micros > $3`,
    [organizationId, key, nowMicros - KEY_VALID_MICROS],
  );
  return row && { requestSha256: row[0], kind: row[1], recordId: row[2] };
}

/**
 * Of two at the same time the second waits for the first's end.
 * @throws IdempotencyKeyTaken when the key has an answer that still holds
 */
export async function claimIdempotencyKey(
  queries: Queries,
  claim: IdempotencyClaim,
  { kind, id, organizationId, createdAtMicros }: RecordInsert,
): Promise<void> {
  const claimed = await queries.get(
    `INSERT INTO idempotency_key AS held (organization_id, key, request_sha256, record_kind, record_id, created_at_micros)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (organization_id, key) DO UPDATE SET request_sha256 = excluded.request_sha256,
       record_kind = excluded.record_kind, record_id = excluded.record_id,
       created_at_micros = excluded.created_at_micros
       WHERE held.created_at_micros <= $7
     RETURNING key`,
    [
      organizationId,
      claim.key,
      claim.requestSha256,
      kind,
      id,
      createdAtMicros,
      createdAtMicros - KEY_VALID_MICROS,
    ],
  );
  if (!claimed) {
    const answer = await findIdempotent(queries, organizationId, claim.key, createdAtMicros);
    if (answer) throw new IdempotencyKeyTaken(answer);
  }
  await queries.run(
    `DELETE FROM idempotency_key WHERE (organization_id, key) IN (
       SELECT organization_id, key FROM idempotency_key WHERE created_at_micros <= $1
       ORDER BY created_at_micros LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [createdAtMicros - KEY_VALID_MICROS, PRUNED_PER_CLAIM],
  );
}
