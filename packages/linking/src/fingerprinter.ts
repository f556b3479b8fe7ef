import type { ViewName, ViewTypes } from '@assay/media';
import type { Fingerprint } from './types.js';

/** Takes the fingerprints of one kind: views in, fingerprints out. No clock, network, disk or logger. */
export interface Fingerprinter<V extends ViewName = ViewName, O extends ViewName = ViewName> {
  /** Like `file`: names it in the log when it breaks. */
  readonly id: string;
  /** It is run on documents that offer all of these. */
  readonly needs: readonly V[];
  /** Handed over where the document offers them. */
  readonly optional?: readonly O[];
  /** @throws DecodeError or anything else: the document then has none of this kind. */
  take(
    views: Pick<ViewTypes, V> & Partial<Pick<ViewTypes, O>>,
  ): readonly Fingerprint[] | Promise<readonly Fingerprint[]>;
}

/** A fingerprinter as the registry holds it. */
// biome-ignore lint/suspicious/noExplicitAny: `take`'s parameter is contravariant; `takeFingerprints` hands each just what it names.
export type AnyFingerprinter = Fingerprinter<any, any>;

/** Keeps the view names of `needs` and `optional` in the type, so that `take` is handed just those. */
export const defineFingerprinter = <const V extends ViewName, const O extends ViewName = never>(
  fingerprinter: Fingerprinter<V, O>,
): Fingerprinter<V, O> => fingerprinter;
