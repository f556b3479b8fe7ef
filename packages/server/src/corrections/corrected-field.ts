import type { FieldName, FieldValueKind } from '@assay/extraction/field-names';
import { ValidationError } from '../errors.js';
import { type Correction, correctionState, type FieldValue } from '../store/correction-types.js';
import type { Parsing } from '../store/parsing-types.js';

/** What a correction is about. */
export interface CorrectedField {
  readonly kind: FieldValueKind;
  /** Null where the record has no such field. */
  readonly read: FieldValue | null;
}

/** Loaded when somebody first asks: it takes 0.2 s of processor time and 26 MB (2026-11-30), most for words of labels. */
const fieldNames = () => import('@assay/extraction/field-names');

/** The fields that a document may have, by the class that its record names. */
export const namesFor = async ({
  documentClass,
}: Pick<Parsing, 'documentClass'>): Promise<readonly FieldName[]> =>
  (await fieldNames()).fieldNamesFor(documentClass ?? undefined);

/**
 * The field of a path, be it in the record, or one that a document of its type may have: in a list, one of its
 * elements or the next.
 * @throws ValidationError
 */
export async function correctedField(
  parsing: Pick<Parsing, 'documentClass' | 'fields'>,
  entries: readonly Correction[],
  path: string,
): Promise<CorrectedField> {
  const read = parsing.fields.find(({ name }) => name === path)?.value ?? null;
  const unindexed = path.replace(/\[(?:0|[1-9]\d{0,4})\]/gu, '[]');
  const kind = (await namesFor(parsing)).find(({ name }) => name === unindexed)?.kind;
  if (read !== null) return { read, kind: kind ?? (typeof read === 'number' ? 'number' : 'text') };
  if (kind === undefined) throw unknownField('documents of this type have none of this name');
  const known = [
    ...parsing.fields.map(({ name }) => name),
    ...correctionState(entries).corrections.map((correction) => correction.path ?? ''),
  ];
  if (!isInReach(path, known)) throw unknownField('its list ends before');
  return { read, kind };
}

/** Whether each index of a path is in its list, or the next one. */
const isInReach = (path: string, known: readonly string[]): boolean =>
  [...path.matchAll(/\[(\d+)\]/gu)].every((match) => {
    const list = path.slice(0, match.index + 1);
    const indexes = known
      .filter((name) => name.startsWith(list))
      .map((name) => Number.parseInt(name.slice(list.length), 10));
    return Number(match[1]) <= indexes.reduce((most, index) => Math.max(most, index + 1), 0);
  });

const unknownField = (reason: string): ValidationError =>
  new ValidationError([
    {
      loc: ['path', 'path'],
      msg: `There is no such field: ${reason}`,
      type: 'field_unknown',
      ctx: { reason },
    },
  ]);

/** @throws ValidationError with the form that the value should have; the value is not sent back */
export async function requireForm(kind: FieldValueKind, value: FieldValue): Promise<void> {
  const { FIELD_FORMS, isFieldValue } = await fieldNames();
  if (isFieldValue(kind, value)) return;
  const form = FIELD_FORMS[kind];
  throw new ValidationError([
    { loc: ['body', 'is'], msg: `Input should be ${form}`, type: 'field_value', ctx: { kind, form } },
  ]);
}
