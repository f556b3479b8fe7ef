import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import { RECORD_KINDS } from '../store/record-types.js';

const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', description });

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const UsageEntry = Type.Object(
  {
    day: day('UTC.'),
    kind: word(RECORD_KINDS, 'What was made.'),
    documents: count('Records.'),
    pages: count('1 for an image, and for a pair that was compared.'),
    bytes: count('Of the uploads.'),
    processorSeconds: Type.Number({ minimum: 0, description: 'Of the workers that examined them.' }),
  },
  { $id: 'Usage' },
);

export const USAGE_COMPONENTS = [UsageEntry];

export const usageSchema = {
  operationId: 'getUsage',
  summary: 'Get usage',
  description:
    'What the organization used, by day and kind, of the kinds that the caller may read; records that were deleted since included.',
  tags: ['Usage'],
  querystring: Type.Object({
    from: Type.Optional(day('First day, UTC; the first of this month without it.')),
    to: Type.Optional(day('Last day, UTC, inclusive; today without it.')),
  }),
  response: {
    200: Type.Object(
      {
        from: day('First day.'),
        to: day('Last day.'),
        count: Type.Integer({ minimum: 0 }),
        data: Type.Array(refTo(UsageEntry)),
        quota: Type.Optional(
          Type.Object(
            {
              documents: Type.Optional(count('In a calendar month.')),
              pages: Type.Optional(count('In a calendar month.')),
            },
            { description: 'Where the operator set one.' },
          ),
        ),
      },
      { description: 'Days without a record are left out.' },
    ),
    ...errorResponses(401, 403, 422, 429, 500),
  },
};
