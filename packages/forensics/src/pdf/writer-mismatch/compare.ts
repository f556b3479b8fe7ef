import type { WriterStyle } from '@assay/media';
import type { KnownWriter } from '../known-writers/known-writers.js';
import { declaredWriters, recognizeWriter, writesLike } from '../known-writers/recognize.js';
import { MEASURE } from './measure.js';

/** What the bytes say against the declared Producer. */
export type Comparison =
  | { readonly kind: 'unknown-producer' }
  | { readonly kind: 'consistent'; readonly declared: KnownWriter }
  | {
      readonly kind: 'contradicted';
      readonly declared: KnownWriter;
      readonly actual: KnownWriter | null;
      readonly measure: number;
    };

/** Holds the bytes' style against what is known of the programs that `producer` names. */
export function compareWriters(style: WriterStyle, producer: string): Comparison {
  const named = declaredWriters(producer);
  const [declared] = named;
  if (!declared) return { kind: 'unknown-producer' };
  const consistent = named.find((writer) => writesLike(writer, style));
  if (consistent) return { kind: 'consistent', declared: consistent };
  const actual = recognizeWriter(style);
  const measure = actual?.role === 'author' ? MEASURE.relabeled : MEASURE.rewritten;
  return { kind: 'contradicted', declared, actual, measure };
}
