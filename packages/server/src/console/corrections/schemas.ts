import type { FieldValueKind } from '@assay/extraction/field-names';
import { Type } from '@fastify/type-provider-typebox';
import { BoundingBox, nullable, word } from '../../http/schema-types.js';
import { CORRECTION_CHANGES, type FieldValue } from '../../store/correction-types.js';

export const FIELD_KINDS = [
  'text',
  'date',
  'number',
  'country',
  'currency',
] as const satisfies readonly FieldValueKind[];

const valueOrNull = (description: string) =>
  Type.Unsafe<FieldValue | null>({ type: ['string', 'number', 'null'], description });
const Place = Type.Object(
  { page: Type.Integer({ minimum: 1 }), boundingBox: BoundingBox },
  { description: 'Where the person pointed at.' },
);

const EntryBody = Type.Object({
  entryId: Type.Integer(),
  at: Type.String(),
  by: Type.Object({ id: Type.Integer(), name: Type.String() }),
  path: nullable(Type.String({ description: 'As in `fields` of the record; null for `checked`.' })),
  change: word(
    CORRECTION_CHANGES,
    '`absent`: not on the document; `checked`: every field was looked at; `withdrawn`: what was said before is taken back.',
  ),
  read: valueOrNull('What the record has; null where it has none.'),
  is: valueOrNull('What it is, be it as read; null for every other change.'),
  place: Type.Optional(Place),
});

export const CorrectionsBody = Type.Object({
  entries: Type.Array(EntryBody, { description: 'All that was said, oldest first.' }),
  corrections: Type.Array(EntryBody, { description: 'What holds: the last word on each path.' }),
  checked: Type.Optional(EntryBody),
  names: Type.Array(Type.Object({ name: Type.String(), kind: word(FIELD_KINDS) }), {
    description: 'Fields that documents of this type may have, with `[]` for each list.',
  }),
  mayCorrect: Type.Boolean(),
});

const after = Type.Optional(
  Type.Integer({
    minimum: 1,
    description: 'The last entry about the field that was seen, where there was one.',
  }),
);
export const CorrectionBody = Type.Object({
  is: Type.Optional(
    Type.Unsafe<FieldValue>({
      type: ['string', 'number'],
      description: 'In the form of the field’s kind: a day as YYYY-MM-DD, a number as a number.',
      examples: ['Example Bank'],
    }),
  ),
  absent: Type.Optional(Type.Boolean({ description: 'True instead of `is`: not on the document.' })),
  place: Type.Optional(Place),
  after,
});
/** The body of `checked`, and the parameters of what takes something back. */
export const SeenEntry = Type.Object({
  after: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The last entry that was seen, where there was one.' }),
  ),
});
