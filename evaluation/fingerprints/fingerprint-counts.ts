import type { Dossier, Fingerprint } from '@assay/linking';
import { LEVEL_OF_LIKENESS, LEVELS, type MeasuredKind } from './level-of-likeness.js';
import type { RelatedDossiers } from './pairs.js';
import { probeShare } from './probe-share.js';

/** Pairs of one relation, by the fingerprints of one kind. */
export interface FingerprintCounts {
  readonly relation: string;
  readonly pairs: number;
  /** Pairs of which both have a fingerprint of the kind. */
  readonly both: number;
  /** Of those, the pairs that an index of probes is expected to find: 0..both. */
  readonly found: number;
  /** How many of them are of each level. */
  readonly levels: ReadonlyMap<string, number>;
  /** The lowest and the highest similarity; undefined where the kind has none. */
  readonly similarities: readonly [lowest: number, highest: number] | undefined;
}

/** Counts the pairs of each relation, in the order of the first of each. */
export function countFingerprints(
  kind: MeasuredKind,
  related: readonly RelatedDossiers[],
): FingerprintCounts[] {
  const taken = new Map<Dossier, Fingerprint[]>();
  const ofKind = (dossier: Dossier): Fingerprint[] => {
    const known =
      taken.get(dossier) ?? dossier.fingerprints.filter((fingerprint) => fingerprint.kind === kind);
    taken.set(dossier, known);
    return known;
  };
  return related.map(({ relation, pairs }) => {
    const levels = new Map<string, number>();
    let [both, found, lowest, highest] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [newer, earlier] of pairs) {
      const likeness = mostAlike(kind, ofKind(newer), ofKind(earlier));
      if (!likeness) continue;
      both++;
      found += likeness.found;
      if (likeness.level !== undefined) levels.set(likeness.level, (levels.get(likeness.level) ?? 0) + 1);
      if (likeness.similarity === undefined) continue;
      lowest = Math.min(lowest, likeness.similarity);
      highest = Math.max(highest, likeness.similarity);
    }
    return {
      relation,
      pairs: pairs.length,
      both,
      found,
      levels,
      similarities: lowest <= highest ? [lowest, highest] : undefined,
    };
  });
}

/**
 * Of documents with several fingerprints of a kind, as pages or numbers, the two most alike count, and the
 * two most easily found: an index finds at least as many.
 */
function mostAlike(kind: MeasuredKind, newer: readonly Fingerprint[], earlier: readonly Fingerprint[]) {
  const compared = newer.flatMap((one) =>
    earlier.map((other) => ({ ...LEVEL_OF_LIKENESS[kind](one, other), found: probeShare(one, other) ?? 0 })),
  );
  const levels: readonly (string | undefined)[] = [...LEVELS[kind], undefined];
  const [best] = compared.toSorted(
    (one, other) =>
      levels.indexOf(one.level) - levels.indexOf(other.level) ||
      (other.similarity ?? 0) - (one.similarity ?? 0),
  );
  return best && { ...best, found: Math.max(...compared.map(({ found }) => found)) };
}
