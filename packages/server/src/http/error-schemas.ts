import { STATUS_CODES } from 'node:http';
import { type TSchema, Type } from '@fastify/type-provider-typebox';

/** A reference to a schema added to the application under its `$id`; typed as that schema. */
export const refTo = <Schema extends TSchema>(schema: Schema): Schema =>
  Type.Unsafe({ $ref: `${(schema as { $id?: string }).$id}#` }) as unknown as Schema;

/** Every error but 422. */
export const ErrorBody = Type.Object(
  {
    statusCode: Type.Integer({ description: 'The HTTP status.' }),
    error: Type.String({ description: 'Its name.' }),
    message: Type.String({ description: 'What happened, in one sentence.' }),
    code: Type.Optional(
      Type.String({
        description:
          'Stable word for the error, listed in docs/errors.md; `Unauthorized` and `Forbidden` have none.',
      }),
    ),
  },
  { $id: 'Error' },
);

export const ValidationErrorBody = Type.Object(
  {
    detail: Type.Array(
      Type.Object({
        loc: Type.Array(Type.Unsafe<string | number>({ type: ['string', 'integer'] }), {
          description:
            'Where: `body`, `query` or `path`, then the name of the field, then the place in a list.',
        }),
        msg: Type.String({ description: 'One sentence.' }),
        type: Type.String({ description: 'Stable word for the kind of failure, listed in docs/errors.md.' }),
        input: Type.Optional(
          Type.Unsafe<unknown>({ description: 'The value as sent, unless it is long or a file.' }),
        ),
        ctx: Type.Optional(
          Type.Unsafe<Record<string, unknown>>({
            type: 'object',
            additionalProperties: true,
            description: 'The bound that was missed.',
          }),
        ),
      }),
      { description: 'Everything that is wrong, at once.' },
    ),
    code: Type.Optional(Type.Literal('VALIDATION_FAILED')),
  },
  { $id: 'ValidationError' },
);

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 501 | 503;

/** The `response` entries of a route's errors. */
export function errorResponses(...statuses: readonly ErrorStatus[]): Record<number, object> {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: STATUS_CODES[status],
        content: {
          'application/json': { schema: status === 422 ? refTo(ValidationErrorBody) : refTo(ErrorBody) },
        },
      },
    ]),
  );
}
