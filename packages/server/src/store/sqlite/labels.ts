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
import type { Connection } from './connection.js';
import { insertEvent } from './events.js';

const isThere = (connection: Connection, organizationId: number, detectionId: number): boolean =>
  connection.get('SELECT 1 FROM detection WHERE detection_id = ? AND organization_id = ?', [
    detectionId,
    organizationId,
  ]) !== undefined;

const labelsOf = (connection: Connection, detectionId: number): readonly Label[] =>
  connection
    .all<LabelRow>(`SELECT ${LABEL_COLUMNS} FROM ${LABELS} WHERE l.detection_id = ? ORDER BY l.label_id`, [
      detectionId,
    ])
    .map(labelOfRow);

/** In a write transaction. */
export function addLabel(
  connection: Connection,
  label: NewLabel,
): { readonly label: Label; readonly isNew: boolean } | undefined {
  const { organizationId, detectionId } = label;
  if (!isThere(connection, organizationId, detectionId)) return undefined;
  const last = labelsOf(connection, detectionId).at(-1);
  if (last && isRepeated(last, label)) return { label: last, isNew: false };
  const values = valuesOfLabel(label);
  connection.run(`INSERT INTO ${LABEL_INSERT} VALUES (${values.map(() => '?').join(', ')})`, values);
  insertEvent(connection, labeledEvent(label));
  return { label: labelsOf(connection, detectionId).at(-1)!, isNew: true };
}

export const listLabels = (
  connection: Connection,
  organizationId: number,
  detectionId: number,
): readonly Label[] | undefined =>
  connection.readTransaction(() =>
    isThere(connection, organizationId, detectionId) ? labelsOf(connection, detectionId) : undefined,
  );
