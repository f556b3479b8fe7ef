import type { ViewName, Views, ViewTypes } from '@assay/media';
import type { AnyFingerprinter } from './fingerprinter.js';
import type { Fingerprint } from './types.js';

export interface TakeOptions {
  /** Told before each begins: whoever must kill a hanging one then knows which it was. */
  readonly onStart?: (id: string) => void;
  /** Told why one broke, for the log. */
  readonly onBroken?: (id: string, error: unknown) => void;
  /** Ids not to run. */
  readonly skip?: ReadonlySet<string>;
}

/**
 * Takes a document's fingerprints, one fingerprinter after the other. What one throws costs its own
 * fingerprints only.
 */
export async function takeFingerprints(
  views: Views,
  fingerprinters: readonly AnyFingerprinter[],
  { onStart, onBroken, skip }: TakeOptions = {},
): Promise<Fingerprint[]> {
  const taken: Fingerprint[] = [];
  for (const { id, needs, optional = [], take } of fingerprinters) {
    if (skip?.has(id) || !needs.every((name: ViewName) => views.offers(name))) continue;
    onStart?.(id);
    try {
      const wanted: ViewName[] = [...needs, ...optional.filter((name: ViewName) => views.offers(name))];
      const made = await Promise.all(wanted.map(async (name) => [name, await views.get(name)] as const));
      taken.push(...(await take(Object.fromEntries(made) as unknown as ViewTypes)));
    } catch (error) {
      onBroken?.(id, error);
    }
  }
  return taken;
}
