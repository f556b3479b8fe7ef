import type { Dossier, Fingerprint } from '../types.js';
import { LIKENESS, type Likeness } from './likeness.js';

/** A fingerprint of each of two dossiers that are of one thing. */
export interface Match {
  readonly newer: Fingerprint;
  readonly earlier: Fingerprint;
  readonly likeness: Likeness;
}

/**
 * Of one dossier. A dossier has some 30; the bound keeps what hostile documents cost to 10,000 comparisons of
 * a pair.
 */
const MAX_FINGERPRINTS = 100;

/** All that two dossiers share, in the order of the newer one's fingerprints. */
export function matchesOf(newer: Dossier, earlier: Dossier): Match[] {
  const others = earlier.fingerprints.slice(0, MAX_FINGERPRINTS);
  return newer.fingerprints.slice(0, MAX_FINGERPRINTS).flatMap((fingerprint) =>
    others.flatMap((other): Match[] => {
      const likeness =
        other.kind === fingerprint.kind ? LIKENESS[fingerprint.kind](fingerprint, other) : undefined;
      return likeness ? [{ newer: fingerprint, earlier: other, likeness }] : [];
    }),
  );
}
