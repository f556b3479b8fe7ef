import type { Correction, NewCorrection } from '../correction-types.js';
import {
  CORRECTION_COLUMNS,
  CORRECTION_INSERT,
  type CorrectionRow,
  correctionOfRow,
  valuesOfCorrection,
} from '../rows/correction.js';
import { correctedEvent } from '../rows/event.js';
import type { Queries } from './database.js';
import { insertEvent } from './events.js';
import { setLessonDue } from './lessons.js';

const RECORD = 'parse_id = $1 AND organization_id = $2';

/** Whoever corrects or deletes the record at the same time waits. */
export async function addCorrection(
  queries: Queries,
  entry: NewCorrection,
  after?: number | undefined,
): Promise<number | 'not-there' | 'outdated'> {
  const record = [entry.parseId, entry.organizationId];
  const there = await queries.get(`SELECT 1 FROM parsing WHERE ${RECORD} FOR UPDATE`, record);
  if (!there) return 'not-there';
  const [last] = (await queries.get<[number | null]>(
    `SELECT max(entry_id) FROM parse_correction WHERE ${RECORD}${entry.path === null ? '' : ' AND path = $3'}`,
    [...record, ...(entry.path === null ? [] : [entry.path])],
  ))!;
  if ((last ?? undefined) !== after) return 'outdated';
  const values = valuesOfCorrection(entry);
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const sql = `INSERT INTO ${CORRECTION_INSERT} VALUES (${places}) RETURNING entry_id`;
  const [entryId] = (await queries.get<[number]>(sql, values))!;
  if (entry.path !== null) await setLessonDue(queries, entry, entryId);
  await insertEvent(queries, correctedEvent(entry));
  return entryId;
}

/** On one snapshot. */
export async function listCorrections(
  queries: Queries,
  organizationId: number,
  parseId: number,
): Promise<readonly Correction[] | undefined> {
  const record = [parseId, organizationId];
  if (!(await queries.get(`SELECT 1 FROM parsing WHERE ${RECORD}`, record))) return undefined;
  const rows = await queries.all<CorrectionRow>(
    `SELECT ${CORRECTION_COLUMNS} FROM parse_correction JOIN person USING (person_id)
     WHERE ${RECORD} ORDER BY entry_id`,
    record,
  );
  return rows.map(correctionOfRow);
}
