import { randomUUID } from 'node:crypto';
import {
  areOfOneIssuerAndLayout,
  type BesideIssuer,
  besideIssuer,
  type Comparison,
  compareDossiers,
  type Dossier,
  type Fingerprint,
  type Match,
  matchesOf,
  rarities,
} from '@assay/linking';
import type { EarlierSubmission, EarlierSubmissions } from '../../store/link-types.js';
import { openDossier } from '../keying/key-dossier.js';
import { UnreadableDossierError } from '../keying/seal.js';
import type { LinkKeys } from '../keys/link-keys.js';

/** What is compared: a new submission with earlier ones. */
export interface ComparisonTask {
  readonly keys: LinkKeys;
  readonly comparable: Dossier;
  /** By the fingerprints of `comparable`. */
  readonly probes: ReadonlyMap<Fingerprint, readonly number[]>;
  readonly earlier: EarlierSubmissions;
  /** The `comparisonId` of the look that turned out outdated. What was compared then is not compared again. */
  readonly before?: string | undefined;
}

export interface EarlierMatch extends Comparison {
  readonly detectionId: number;
}

export interface Compared {
  /** Drawn at random, so that a thread that was started anew knows none of an earlier one. */
  readonly comparisonId: string;
  /** Those with which the new submission has something in common. */
  readonly found: readonly EarlierMatch[];
  /** The new submission beside those of its issuer that were not rejected; undefined where they are too few. */
  readonly issuer: BesideIssuer | undefined;
  /** Those whose stored dossiers cannot be read, and were not found so before. */
  readonly unreadable: readonly {
    readonly detectionId: number;
    readonly reason: UnreadableDossierError['reason'];
  }[];
}

/** An earlier submission, and what the new one has in common with it. */
interface Pair {
  readonly dossier: Dossier;
  readonly matches: readonly Match[];
}

/** What one submission was compared with so far, by its detections. Matches name fingerprints of `comparable`. */
interface Kept extends Pick<ComparisonTask, 'comparable' | 'probes'> {
  readonly pairs: ReadonlyMap<number, Pair>;
}

/** Submissions whose comparisons are remembered: each may hold a hundred dossiers of 20 KB. */
const MOST_KEPT = 16;

/** What cannot be read has nothing in common with anything. */
const UNREADABLE: Pair = {
  dossier: { documentClass: undefined, fingerprints: [], stated: [] },
  matches: [],
};

/**
 * Compares submissions with those that the store found, and remembers the last few for a second look. A hundred that
 * are alike take 0.3 s of processor time ([decision 10](../../../../../docs/decisions/0010-evidence-links.md)), so it runs
 * in a thread, `comparing-thread.ts`.
 */
export class EarlierComparisons {
  readonly #kept = new Map<string, Kept>();

  compare({ before, keys, earlier, ...submission }: ComparisonTask): Compared {
    const known = before === undefined ? undefined : this.#kept.get(before);
    const { comparable, probes } = known ?? submission;
    const pairs = new Map<number, Pair>();
    const unreadable: Compared['unreadable'][number][] = [];
    for (const candidate of earlier.candidates) {
      const { detectionId } = candidate;
      const opened = known?.pairs.get(detectionId) ?? opening(candidate, keys);
      if (typeof opened === 'string') unreadable.push({ detectionId, reason: opened });
      const pair = typeof opened === 'string' ? UNREADABLE : pairOf(comparable, opened);
      pairs.set(detectionId, pair);
    }
    const rarityOf = rarities({
      sharedBy: (fingerprint) => countOf(probes.get(fingerprint), earlier),
      matches: [...pairs.values()].map(({ matches }) => matches),
      of: earlier.submissions,
    });
    const found = [...pairs]
      .map(([detectionId, { dossier, matches }]) => ({
        detectionId,
        ...compareDossiers(comparable, dossier, rarityOf, matches),
      }))
      .filter(({ links, contradictions }) => links.length > 0 || contradictions.length > 0);
    const issuer = besideIssuer(comparable, ofItsIssuer(comparable, pairs, earlier));
    if (before !== undefined) this.#kept.delete(before);
    const comparisonId = randomUUID();
    this.#kept.set(comparisonId, { comparable, probes, pairs });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return { comparisonId, found, issuer, unreadable };
  }
}

/** Newest first. */
const ofItsIssuer = (
  comparable: Dossier,
  pairs: ReadonlyMap<number, Pair>,
  { candidates }: EarlierSubmissions,
): readonly Dossier[] =>
  candidates
    .filter(({ isRejected }) => !isRejected)
    .map(({ detectionId }) => detectionId)
    .sort((one, other) => other - one)
    .flatMap((detectionId) => {
      const { dossier, matches } = pairs.get(detectionId) ?? UNREADABLE;
      return areOfOneIssuerAndLayout(comparable, dossier, matches) ? [dossier] : [];
    });

const pairOf = (comparable: Dossier, opened: Dossier | Pair): Pair =>
  'matches' in opened ? opened : { dossier: opened, matches: matchesOf(comparable, opened) };

/** @returns why it cannot be read where it cannot */
function opening({ sealed }: EarlierSubmission, keys: LinkKeys): Dossier | UnreadableDossierError['reason'] {
  try {
    return openDossier(sealed, keys);
  } catch (error) {
    if (!(error instanceof UnreadableDossierError)) throw error;
    return error.reason;
  }
}

/**
 * How many have a value that is equal or not: those that share its probe. One beyond the bound of probes
 * counts as had by all.
 */
const countOf = (
  probes: readonly number[] | undefined,
  { submissions, sharedBy }: EarlierSubmissions,
): number => (probes?.[0] === undefined ? submissions : (sharedBy.get(probes[0]) ?? 0));
