import type { Label, NewLabel } from '../label-types.js';
import {
  isRepeated,
  LABEL_COLUMNS,
  LABEL_INSERT,
  LABELS,
  type LabelRow,
  labeledEvent,
  labelOfRow,
  valuesOfLabel,
} from '../rows/label.js';
import type { Queries } from './database.js';
import { insertEvent } from './events.js';

const THERE = 'SELECT 1 FROM detection WHERE detection_id = $1 AND organization_id = $2';

const labelsOf = async (queries: Queries, detectionId: number): Promise<readonly Label[]> => {
  const sql = `SELECT ${LABEL_COLUMNS} FROM ${LABELS} WHERE l.detection_id = $1 ORDER BY l.label_id`;
  return (await queries.all<LabelRow>(sql, [detectionId])).map(labelOfRow);
};

/** Whoever labels or deletes the record at the same time waits. */
export async function addLabel(
  queries: Queries,
  label: NewLabel,
): Promise<{ readonly label: Label; readonly isNew: boolean } | undefined> {
  const { organizationId, detectionId } = label;
  if (!(await queries.get(`${THERE} FOR UPDATE`, [detectionId, organizationId]))) return undefined;
  const last = (await labelsOf(queries, detectionId)).at(-1);
  if (last && isRepeated(last, label)) return { label: last, isNew: false };
  const values = valuesOfLabel(label);
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  await queries.run(`INSERT INTO ${LABEL_INSERT} VALUES (${places})`, values);
  await insertEvent(queries, labeledEvent(label));
  return { label: (await labelsOf(queries, detectionId)).at(-1)!, isNew: true };
}

/** On one snapshot. */
export async function listLabels(
  queries: Queries,
  organizationId: number,
  detectionId: number,
): Promise<readonly Label[] | undefined> {
  const there = await queries.get(THERE, [detectionId, organizationId]);
  return there && labelsOf(queries, detectionId);
}
