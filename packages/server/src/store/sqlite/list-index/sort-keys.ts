import type { DetectionSortKey } from '../../types.js';
import type { Connection } from '../connection.js';
import type { Scope } from './scopes.js';

/** By id the blocks are sorted already. */
export type KeyedSort = Exclude<DetectionSortKey, 'detectionId'>;

interface SortKey {
  /** Stored: never reused for another meaning. */
  readonly id: number;
  /** Of a row `d` of `detection`. Texts sort by their UTF-8 bytes. */
  readonly sql: string;
}

export const SORT_KEYS: Readonly<Record<KeyedSort, SortKey>> = {
  mediaType: { id: 0, sql: 'd.media_type' },
  fileType: { id: 1, sql: 'd.file_type' },
  fileName: { id: 2, sql: 'd.file_name' },
  fileSize: { id: 3, sql: 'd.file_size_bytes' },
  model: { id: 4, sql: 'd.model' },
  likelihood: { id: 5, sql: 'd.likelihood_tenths' },
  fraudSeverity: { id: 6, sql: "CASE d.fraud_severity WHEN 'low' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END" },
  country: { id: 7, sql: 'd.country' },
  classification: { id: 8, sql: 'd.classification' },
  timestamp: { id: 9, sql: 'd.created_at_micros' },
};

const EVERY_KEY = Object.values(SORT_KEYS);

const INSERT_ENTRIES = `
  INSERT INTO list_entry (scope_id, sort_key_id, key, detection_id, created_second, likelihood_tenths)
  SELECT scope.value, sort_key.column1, CASE sort_key.column1 ${EVERY_KEY.map(({ id, sql }) => `WHEN ${id} THEN ${sql}`).join(' ')} END,
    d.detection_id, d.created_at_micros / 1000000, d.likelihood_tenths
  FROM json_each(?) scope CROSS JOIN (VALUES ${EVERY_KEY.map(({ id }) => `(${id})`).join(', ')}) sort_key
  CROSS JOIN json_each(?) wanted CROSS JOIN detection d ON d.detection_id = wanted.value
  -- In the order of the B-tree, which many entries are inserted into much faster.
  ORDER BY 1, 2, 3, 4`;

/** Puts inserted detections into the order of every sort key in each of the scopes. */
export function insertSorted(connection: Connection, scopes: readonly Scope[], ids: readonly number[]): void {
  if (scopes.length === 0) return;
  connection.run(INSERT_ENTRIES, [JSON.stringify(scopes.map(({ scopeId }) => scopeId)), JSON.stringify(ids)]);
}
