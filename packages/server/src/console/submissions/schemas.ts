import { Type } from '@fastify/type-provider-typebox';
import { nullable, word } from '../../http/schema-types.js';
import { BANDS, SUBMISSION_KINDS } from '../../store/submission-types.js';
import { ReviewSummaryBody } from '../reviews/schemas.js';

export const RowBody = Type.Object(
  {
    kind: word(SUBMISSION_KINDS),
    id: Type.Integer(),
    name: Type.String(),
    fileType: Type.String(),
    documentType: nullable(Type.String()),
    pageCount: Type.Integer(),
    likelihood: Type.Optional(Type.Number({ description: '0 to 100; detections only.' })),
    band: Type.Optional(word(BANDS)),
    confidence: Type.Optional(Type.Number({ description: '0 to 1; parsed documents only.' })),
    verified: Type.Optional(Type.Boolean()),
    strongest: Type.Optional(
      Type.Object(
        {
          checkId: Type.String(),
          code: Type.String(),
          page: Type.Optional(Type.Integer()),
          before: Type.Optional(Type.String()),
          after: Type.Optional(Type.String()),
          more: Type.Integer({ description: 'What else that check shows.' }),
        },
        {
          description:
            'The failed check of the highest likelihood that shows something, else the strongest fact, too weak to fail.',
        },
      ),
    ),
    looked: Type.Optional(
      Type.Object(
        {
          found: Type.Integer(),
          nothing: Type.Integer(),
          notApplicable: Type.Integer(),
          broken: Type.Integer(),
          pagesLeftOut: Type.Optional(Type.Integer({ description: 'Pages that nobody looked at.' })),
        },
        { description: 'How many checks ended how; detections only.' },
      ),
    ),
    tags: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    country: Type.String(),
    at: Type.String(),
    review: ReviewSummaryBody,
  },
  { description: 'What there is to see of a record without opening it.' },
);

export const RowsBody = Type.Object({
  totalCount: Type.Integer({ description: 'Exact up to 10,000, by text up to 1,000.' }),
  atLeast: Type.Optional(Type.Boolean({ description: 'Counting ended at `totalCount`.' })),
  count: Type.Integer(),
  data: Type.Array(RowBody),
});
