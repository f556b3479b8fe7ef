import { type TSchema, Type } from '@fastify/type-provider-typebox';
import { refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';

const MAX_TIMESTAMP = 2_147_483_647;

const timestampBound = (end: string) =>
  Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_TIMESTAMP,
      description: `${end} time in Unix seconds, inclusive.`,
    }),
  );

/**
 * The query parameters of every list. @param sortKeys the first is the id, by which lists are sorted unless
 * told otherwise
 */
export const listParameters = <SortKey extends string>(sortKeys: readonly [SortKey, ...SortKey[]]) => ({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  offset: Type.Integer({ minimum: 0, default: 0 }),
  minTimestamp: timestampBound('Earliest'),
  maxTimestamp: timestampBound('Latest'),
  sortBy: Type.Unsafe<SortKey>({ type: 'string', enum: sortKeys, default: sortKeys[0] }),
  strict: Type.Optional(
    word(
      ['true', 'false'],
      '`false` ignores a parameter whose name is spelled almost like one of these, which is 422 otherwise.',
    ),
  ),
  direction: Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'], default: 'desc' }),
  tagFilter: Type.Array(Type.String({ pattern: '^[^=]+=' }), {
    default: [],
    description:
      '`<tag_name>=<tag_value>`, split at the first `=`; may be repeated, then all must match exactly.',
  }),
});

/** What every list says of its order and length. */
export const LIST_ORDER =
  'Newest first unless sorted otherwise; records that sort alike come newest first. A page ends early after 8 MB: `count` says how many records it holds.';

/** A parameter that asks for what lists leave out. */
export const include = <Part extends string>(part: Part, description: string) =>
  Type.Optional(Type.Unsafe<Part>({ type: 'string', enum: [part], description }));

/** The answer of a list. @param record named by its `$id` */
export const pageOf = <Schema extends TSchema>(record: Schema) =>
  Type.Object(
    {
      totalCount: Type.Integer({ minimum: 0 }),
      count: Type.Integer({ minimum: 0 }),
      data: Type.Array(refTo(record)),
    },
    { description: 'One page, and how many records match in all.' },
  );
