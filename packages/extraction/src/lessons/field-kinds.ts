import { isFieldValue } from '../fields/field-values.js';
import { FIELD_NAMES } from '../fields/read-fields.js';
import type { FieldValueKind } from '../fields/types.js';

const KINDS = new Map<string, FieldValueKind>(
  Object.values(FIELD_NAMES).flatMap((fields) => fields.map(({ name, kind }) => [name, kind] as const)),
);

/** What the value of a path is; undefined where documents have no such field. */
export const kindOfPath = (path: string): FieldValueKind | undefined =>
  KINDS.get(path.replace(/\[\d+\]/gu, '[]'));

/** Whether what was read is a value of its field's kind. */
export function isValueOf(path: string, value: string | number): boolean {
  const kind = kindOfPath(path);
  return kind !== undefined && isFieldValue(kind, value);
}

/** A line of a list: another document has others in its place. An account is none. */
export const isOfLine = (path: string): boolean => /\[\d+\]/u.test(path.replace(/^accounts\[\d+\]/u, ''));

/** Whether a path is of an account that a document has, or of the one behind its last. */
export function isInReach(path: string, fields: readonly { readonly name: string }[]): boolean {
  const index = accountOf(path);
  return index === undefined || index <= Math.max(-1, ...fields.map(({ name }) => accountOf(name) ?? -1)) + 1;
}

const accountOf = (path: string): number | undefined => {
  const index = /^accounts\[(\d+)\]/u.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
};
