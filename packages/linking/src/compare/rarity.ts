import { KINDS } from '../kinds.js';
import type { Fingerprint, Rarity } from '../types.js';
import type { Match } from './match.js';

/** How much a shared value says by how many share it. */
export type Commonness =
  /** It tells those that share it from all others. */
  | 'rare'
  /** An issuer's, a program's, a form's. */
  | 'common'
  /** Half of all submissions have it: sharing it says nothing. */
  | 'everywhere';

/** Of fewer earlier submissions a share says nothing: two of three may be one customer's. */
const MIN_SUBMISSIONS = 20;
/** A series made of one file has seldom more members, an issuer's or a program's value soon has. */
const COMMON_COUNT = 10;
const COMMON_SHARE = 0.1;

export function commonnessOf({ sharedBy, of }: Rarity): Commonness {
  if (of >= MIN_SUBMISSIONS && sharedBy * 2 >= of) return 'everywhere';
  if (sharedBy >= COMMON_COUNT || (of >= MIN_SUBMISSIONS && sharedBy >= of * COMMON_SHARE)) return 'common';
  return 'rare';
}

/** What is known of how common the fingerprints of a new submission are. */
export interface Occurrences {
  /** Earlier submissions that share the probes of a fingerprint. */
  readonly sharedBy: (fingerprint: Fingerprint) => number;
  /** What each of those that it was compared with has in common with it. */
  readonly matches: Iterable<readonly Match[]>;
  /** All earlier submissions. */
  readonly of: number;
}

/**
 * How common each fingerprint of a new submission is. Equal values share their probe, so that it counts them.
 * Of values that need only be alike a probe is shared by many that are not, all pages of one bank among them:
 * of these the alike ones are counted, as far as they were compared.
 */
export function rarities({ sharedBy, matches, of }: Occurrences): (fingerprint: Fingerprint) => Rarity {
  const alike = new Map<Fingerprint, number>();
  for (const shared of matches) {
    for (const fingerprint of new Set(shared.map(({ newer }) => newer)))
      alike.set(fingerprint, (alike.get(fingerprint) ?? 0) + 1);
  }
  return (fingerprint) => {
    const isExact = KINDS[fingerprint.kind].form === 'exact';
    return { sharedBy: isExact ? sharedBy(fingerprint) : (alike.get(fingerprint) ?? 0), of };
  };
}
