import fc from 'fast-check';
import type { PdfObject } from '../types.js';

/** Names of one-byte characters other than NUL, which names may not hold (7.3.5). */
export const arbitraryName = fc
  .array(fc.integer({ min: 1, max: 255 }), { maxLength: 8 })
  .map((codes) => String.fromCharCode(...codes));

/** Any object that can be written directly: no streams, numbers with up to three decimals. */
export const arbitraryObject: fc.Arbitrary<PdfObject> = fc.letrec<{ object: PdfObject }>((tie) => ({
  object: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    arbitraryName.map((name) => ({ kind: 'name' as const, name })),
    fc.record({
      kind: fc.constant('string' as const),
      bytes: fc.uint8Array({ maxLength: 12 }),
      hex: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('ref' as const), num: fc.nat(9999), gen: fc.nat(99) }),
    fc.array(tie('object'), { maxLength: 4 }).map((items) => ({ kind: 'array' as const, items })),
    fc
      .array(fc.tuple(arbitraryName, tie('object')), { maxLength: 4 })
      .map((pairs) => ({ kind: 'dict' as const, entries: new Map(pairs) })),
  ),
})).object;
