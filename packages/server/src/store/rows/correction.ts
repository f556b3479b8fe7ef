import type { Correction, CorrectionChange, NewCorrection } from '../correction-types.js';
import type { SqlRow } from './columns.js';

const INSERTED = `organization_id, parse_id, person_id, at_micros, path, change, read_value, is_value, page, box`;
export const CORRECTION_INSERT = `parse_correction (${INSERTED})`;

const jsonOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

export const valuesOfCorrection = (entry: NewCorrection): SqlRow => [
  entry.organizationId,
  entry.parseId,
  entry.personId,
  entry.atMicros,
  entry.path,
  entry.change,
  jsonOf(entry.read),
  jsonOf(entry.is),
  entry.place?.page ?? null,
  jsonOf(entry.place?.boundingBox),
];

export const CORRECTION_COLUMNS = `entry_id, organization_id, parse_id, person_id, person.name, at_micros, path, change,
  read_value, is_value, page, box`;
export type CorrectionRow = readonly [
  entryId: number,
  organizationId: number,
  parseId: number,
  personId: number,
  name: string,
  atMicros: number,
  path: string | null,
  change: CorrectionChange,
  read: string | null,
  is: string | null,
  page: number | null,
  box: string | null,
];

export function correctionOfRow(row: CorrectionRow): Correction {
  const [entryId, organizationId, parseId, id, name, atMicros, path, change, read, is, page, box] = row;
  return {
    entryId,
    organizationId,
    parseId,
    person: { id, name },
    atMicros,
    path,
    change,
    read: JSON.parse(read ?? 'null'),
    is: JSON.parse(is ?? 'null'),
    ...(page !== null && box !== null && { place: { page, boundingBox: JSON.parse(box) } }),
  };
}
