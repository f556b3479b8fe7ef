import type { Correction, NewCorrection } from '../correction-types.js';
import {
  CORRECTION_COLUMNS,
  CORRECTION_INSERT,
  type CorrectionRow,
  correctionOfRow,
  valuesOfCorrection,
} from '../rows/correction.js';
import { correctedEvent } from '../rows/event.js';
import type { Connection } from './connection.js';
import { insertEvent } from './events.js';
import { setLessonDue } from './lessons.js';

const RECORD = 'parse_id = ? AND organization_id = ?';

/** In a write transaction. */
export function addCorrection(
  connection: Connection,
  entry: NewCorrection,
  after?: number | undefined,
): number | 'not-there' | 'outdated' {
  const record = [entry.parseId, entry.organizationId];
  if (!connection.get(`SELECT 1 FROM parsing WHERE ${RECORD}`, record)) return 'not-there';
  const [last] = connection.get<[number | null]>(
    `SELECT max(entry_id) FROM parse_correction WHERE ${RECORD}${entry.path === null ? '' : ' AND path = ?'}`,
    [...record, ...(entry.path === null ? [] : [entry.path])],
  )!;
  if ((last ?? undefined) !== after) return 'outdated';
  const values = valuesOfCorrection(entry);
  const [entryId] = connection.get<[number]>(
    `INSERT INTO ${CORRECTION_INSERT} VALUES (${values.map(() => '?').join(', ')}) RETURNING entry_id`,
    values,
  )!;
  if (entry.path !== null) setLessonDue(connection, entry, entryId);
  insertEvent(connection, correctedEvent(entry));
  return entryId;
}

export function listCorrections(
  connection: Connection,
  organizationId: number,
  parseId: number,
): readonly Correction[] | undefined {
  return connection.readTransaction(() => {
    const record = [parseId, organizationId];
    if (!connection.get(`SELECT 1 FROM parsing WHERE ${RECORD}`, record)) return undefined;
    return connection
      .all<CorrectionRow>(
        `SELECT ${CORRECTION_COLUMNS} FROM parse_correction JOIN person USING (person_id)
         WHERE ${RECORD} ORDER BY entry_id`,
        record,
      )
      .map(correctionOfRow);
  });
}
