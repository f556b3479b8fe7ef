import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { BoundingBox, nullable } from '../http/schema-types.js';
import { isoTime } from '../jobs/wire.js';
import type { FieldValue } from '../store/correction-types.js';

const value = (description: string) =>
  Type.Unsafe<FieldValue | null>({ type: ['string', 'number', 'null'], description });
const person = (of: string) =>
  nullable(Type.Integer({ description: `${of} Number of the person, as in the audit log: \`person:3\`.` }));

const FieldCorrection = Type.Object(
  {
    path: Type.String({ description: 'As in `fields` of the record, or of a field that was not read.' }),
    read: value('What the record has; null where it has none.'),
    is: value('What it is; the same as `read` where a person found it right. Null where it is absent.'),
    isAbsent: Type.Boolean({ description: 'It is not on the document.' }),
    page: Type.Optional(Type.Integer({ minimum: 1, description: 'Where the person pointed at.' })),
    boundingBox: Type.Optional(BoundingBox),
    correctedBy: Type.Integer({ description: 'Number of the person.' }),
    correctedAt: isoTime('When.'),
  },
  { $id: 'FieldCorrection' },
);

const Corrections = Type.Object(
  {
    parseId: Type.Integer({ minimum: 1 }),
    checkedBy: person('Who looked at every field, so that what is not corrected is right; null for nobody.'),
    checkedAt: nullable(isoTime('When.')),
    data: Type.Array(refTo(FieldCorrection), { description: 'What holds now, oldest first.' }),
  },
  { $id: 'ParseCorrections' },
);

/** Added to the application under their `$id`, for the references to them. */
export const CORRECTION_COMPONENTS = [FieldCorrection, Corrections];

export const correctionsSchema = {
  operationId: 'getParseCorrections',
  summary: 'Get what people corrected of a parsed document',
  description: 'In the console; the record itself never changes.',
  tags: ['Document parsing'],
  params: Type.Object({ parseId: Type.Integer() }),
  response: {
    200: Type.Object(
      { corrections: refTo(Corrections) },
      { description: 'None for a document that nobody corrected.' },
    ),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};
