import { compareDossiers, type Dossier, matchesOf, rarities } from '@assay/linking';
import type { SeriesManifest } from '../../corpus/link-series/manifest.js';
import type { TakenDossier } from '../dossiers/types.js';
import { keyed, keysOfSeed, ProbeIndex } from './probes.js';
import type { ComparedPair } from './types.js';

/**
 * Compares each submission with all before it, whether the probes would have found them or not.
 * @param dossiers in the order in which they are submitted: the manifest's, or another
 */
export function compareSeries(
  { pairs }: SeriesManifest,
  dossiers: readonly TakenDossier[],
  keySeed: number,
): ComparedPair[] {
  const relations = new Map(pairs.map((pair) => [keyOf(pair.earlier, pair.newer), pair]));
  const keys = keysOfSeed(keySeed);
  const index = new ProbeIndex();
  const before: { readonly file: string; readonly comparable: Dossier }[] = [];
  return dossiers.flatMap(({ file: newer, dossier }) => {
    const submission = keyed(dossier, keys);
    const { comparable } = submission;
    const of = before.length;
    const candidates = index.candidatesOf(submission);
    const matches = before.map(({ comparable: ofEarlier }) => matchesOf(comparable, ofEarlier));
    const rarityOf = rarities({
      sharedBy: (fingerprint) => index.countOf(fingerprint, submission),
      matches: matches.filter((_, at) => candidates.has(before[at]!.file)),
      of,
    });
    const compared = before.map(
      ({ file: earlier, comparable: ofEarlier }, at): ComparedPair => ({
        earlier,
        newer,
        position: of,
        relation: relations.get(keyOf(earlier, newer)),
        comparison: compareDossiers(comparable, ofEarlier, rarityOf, matches[at]),
        isFoundByProbes: candidates.has(earlier),
      }),
    );
    index.add(newer, submission);
    before.push({ file: newer, comparable });
    return compared;
  });
}

/** What two have in common does not depend on which came first. */
const keyOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
