import type { Basis, Label, NewLabel, Truth } from '../label-types.js';
import type { SqlRow } from './columns.js';
import type { EventInsert } from './event.js';

export const LABEL_INSERT =
  'label (organization_id, detection_id, at_micros, person_id, credential, truth, basis, note)';

export const valuesOfLabel = ({ by, ...label }: NewLabel): SqlRow => [
  label.organizationId,
  label.detectionId,
  label.atMicros,
  'personId' in by ? by.personId : null,
  'credential' in by ? by.credential : null,
  label.truth,
  label.basis ?? null,
  label.note,
];

/** Of the label `l` and the person who gave it, where it was one. */
export const LABEL_COLUMNS = `l.label_id, l.organization_id, l.detection_id, l.at_micros, l.person_id, p.name, l.credential,
  l.truth, l.basis, l.note`;
export const LABELS = 'label l LEFT JOIN person p ON p.person_id = l.person_id';
export type LabelRow = readonly [
  labelId: number,
  organizationId: number,
  detectionId: number,
  atMicros: number,
  personId: number | null,
  name: string | null,
  credential: string | null,
  truth: Truth,
  basis: Basis | null,
  note: string,
];

export function labelOfRow(row: LabelRow): Label {
  const [labelId, organizationId, detectionId, atMicros, id, name, credential, truth, basis, note] = row;
  return {
    labelId,
    organizationId,
    detectionId,
    atMicros,
    by: id === null ? { credential: credential ?? '' } : { person: { id, name: name ?? '' } },
    truth,
    ...(basis !== null && { basis }),
    note,
  };
}

/** Whether the same one said the same last. */
export const isRepeated = (last: Label | undefined, { by, truth, basis, note }: NewLabel): boolean =>
  last !== undefined &&
  last.truth === truth &&
  last.basis === basis &&
  last.note === note &&
  ('person' in last.by
    ? 'personId' in by && by.personId === last.by.person.id
    : 'credential' in by && by.credential === last.by.credential);

/** Without the note, and without who. */
export const labeledEvent = ({
  organizationId,
  detectionId,
  atMicros,
  truth,
  basis,
}: NewLabel): EventInsert => ({
  organizationId,
  type: 'detection.labelled',
  kind: 'detection',
  recordId: detectionId,
  atMicros,
  data: { detectionId, truth, ...(basis && { basis }) },
});
