import { IdempotencyKeyTaken } from '../errors.js';
import type { RecordKind } from '../record-types.js';
import { KEY_VALID_MICROS } from '../rows/job.js';
import type { RecordInsert } from '../rows/record-table.js';
import type { IdempotencyClaim, IdempotentAnswer } from '../types.js';
import type { Connection } from './connection.js';

/** Each claim removes a few that have run out, so that nothing has to come round for them. */
const PRUNED_PER_CLAIM = 10;

export function findIdempotent(
  connection: Connection,
  organizationId: number,
  key: string,
  nowMicros: number,
): IdempotentAnswer | undefined {
  const row = connection.get<[string, RecordKind, number]>(
    `SELECT request_sha256, record_kind, record_id FROM idempotency_key
     WHERE organization_id = ? AND key = ? AND created_at_micros > ?`,
    [organizationId, key, nowMicros - KEY_VALID_MICROS],
  );
  return row && { requestSha256: row[0], kind: row[1], recordId: row[2] };
}

/** @throws IdempotencyKeyTaken when the key has an answer that still holds. */
export function claimIdempotencyKey(
  connection: Connection,
  claim: IdempotencyClaim,
  {
    kind,
    id,
    organizationId,
    createdAtMicros,
  }: Pick<RecordInsert, 'kind' | 'id' | 'organizationId' | 'createdAtMicros'>,
): void {
  const answer = findIdempotent(connection, organizationId, claim.key, createdAtMicros);
  if (answer) throw new IdempotencyKeyTaken(answer);
  connection.run(
    `DELETE FROM idempotency_key WHERE (organization_id, key) IN
     (SELECT organization_id, key FROM idempotency_key WHERE created_at_micros <= ? ORDER BY created_at_micros LIMIT ?)`,
    [createdAtMicros - KEY_VALID_MICROS, PRUNED_PER_CLAIM],
  );
  connection.run(
    `INSERT OR REPLACE INTO idempotency_key (organization_id, key, request_sha256, record_kind, record_id, created_at_micros)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [organizationId, claim.key, claim.requestSha256, kind, id, createdAtMicros],
  );
}
