import type { Box } from '@assay/media';
import { Type } from '@fastify/type-provider-typebox';

/** One of a few words. */
export const word = <Word extends string>(words: readonly Word[], description?: string) =>
  Type.Unsafe<Word>({ type: 'string', enum: words, ...(description !== undefined && { description }) });

const fractionOfPage = Type.Number({ minimum: 0, maximum: 1 });

export const BoundingBox = Type.Unsafe<Box>(
  Type.Object(
    { x1: fractionOfPage, y1: fractionOfPage, x2: fractionOfPage, y2: fractionOfPage },
    { description: 'Fractions of the page or image as displayed, origin top left.' },
  ),
);
