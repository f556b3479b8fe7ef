import type { Box } from '@assay/media';
import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox';

/** One of a few words. */
export const word = <Word extends string>(
  words: readonly Word[],
  description?: string,
  examples?: readonly Word[],
) =>
  Type.Unsafe<Word>({
    type: 'string',
    enum: words,
    ...(description !== undefined && { description }),
    ...(examples && { examples }),
  });

/** What the schema allows, or null. @param schema of one plain type, with or without an enumeration */
export function nullable<Schema extends TSchema>(schema: Schema) {
  const {
    type,
    enum: words,
    ...rest
  } = schema as TSchema & { readonly type?: string; readonly enum?: readonly string[] };
  return Type.Unsafe<Static<Schema> | null>({
    ...rest,
    type: [type, 'null'],
    ...(words && { enum: [...words, null] }),
  });
}

const fractionOfPage = Type.Number({ minimum: 0, maximum: 1 });

export const BoundingBox = Type.Unsafe<Box>(
  Type.Object(
    { x1: fractionOfPage, y1: fractionOfPage, x2: fractionOfPage, y2: fractionOfPage },
    { description: 'Fractions of the page or image as displayed, origin top left.' },
  ),
);
