import type { DetectionQuery, StoredFile } from '../types.js';
import type { Connection } from './connection.js';
import { CONTENT_COLUMNS, DETECTION_COLUMNS, type DetectionInsert, type DetectionRow } from './detection-row.js';
import type { CountedDetection } from './list-index/insert.js';
import { listIds } from './list-index/list.js';
import { countIntoScopes } from './list-index/scopes.js';

const placeholders = (columns: readonly string[]): string => columns.map(() => '?').join(', ');

const INSERT_DETECTION = `INSERT INTO detection (${DETECTION_COLUMNS.join(', ')}) VALUES (${placeholders(DETECTION_COLUMNS)})`;
const INSERT_CONTENT = `INSERT INTO detection_content (detection_id, ${CONTENT_COLUMNS.join(', ')}) VALUES (?, ${placeholders(CONTENT_COLUMNS)})`;

/** Inserts the rows of a detection. @returns what `addToListIndex` has to take in */
export function insertDetectionRows(connection: Connection, insert: DetectionInsert): CountedDetection {
  const { detectionId, organizationId, row } = insert;
  connection.run(INSERT_DETECTION, row.slice(0, DETECTION_COLUMNS.length));
  connection.run(INSERT_CONTENT, [detectionId, ...row.slice(DETECTION_COLUMNS.length)]);
  for (const storedName of insert.storedNames) {
    connection.run('INSERT INTO stored_file (stored_name, organization_id, detection_id) VALUES (?, ?, ?)', [
      storedName,
      organizationId,
      detectionId,
    ]);
  }
  return {
    scopes: countIntoScopes(connection, organizationId, insert.tags),
    entry: {
      id: detectionId,
      second: Math.floor(insert.createdAtMicros / 1_000_000),
      tenths: insert.likelihoodTenths,
      words: insert.words,
    },
  };
}

// libsql hands text back only up to a NUL character, so the one text that comes from outside is read as bytes.
const SELECTED = [...DETECTION_COLUMNS, ...CONTENT_COLUMNS]
  .map((column) => (column === 'file_name' ? 'CAST(d.file_name AS BLOB)' : column === 'detection_id' ? 'd.detection_id' : column))
  .join(', ');

export function findDetection(connection: Connection, organizationId: number, detectionId: number): DetectionRow | undefined {
  return connection.get<DetectionRow>(
    `SELECT ${SELECTED} FROM detection d JOIN detection_content c USING (detection_id) WHERE d.detection_id = ? AND d.organization_id = ?`,
    [detectionId, organizationId],
  );
}

export interface RowPage {
  readonly totalCount: number;
  readonly rows: readonly DetectionRow[];
}

export function listDetections(connection: Connection, organizationId: number, query: DetectionQuery): RowPage {
  return connection.readTransaction(() => {
    const { totalCount, ids } = listIds(connection, organizationId, query);
    if (ids.length === 0) return { totalCount, rows: [] };
    const rows = connection.all<DetectionRow>(
      `SELECT ${SELECTED} FROM json_each(?) wanted CROSS JOIN detection d ON d.detection_id = wanted.value
       JOIN detection_content c ON c.detection_id = d.detection_id ORDER BY wanted.key`,
      [JSON.stringify(ids)],
    );
    return { totalCount, rows };
  });
}

export function findFile(connection: Connection, organizationId: number, storedName: string): StoredFile | undefined {
  const row = connection.get<[string]>(
    `SELECT c.files FROM stored_file f JOIN detection_content c USING (detection_id) WHERE f.stored_name = ? AND f.organization_id = ?`,
    [storedName, organizationId],
  );
  const files: readonly StoredFile[] = row ? JSON.parse(row[0]) : [];
  return files.find((file) => file.storedName === storedName);
}

export function existingFileNames(connection: Connection, storedNames: readonly string[]): readonly string[] {
  const sql = 'SELECT f.stored_name FROM json_each(?) wanted CROSS JOIN stored_file f ON f.stored_name = wanted.value';
  return connection.all<[string]>(sql, [JSON.stringify(storedNames)]).map(([name]) => name);
}
