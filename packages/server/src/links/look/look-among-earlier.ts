import {
  type Comparison,
  compareDossiers,
  type Dossier,
  type Match,
  matchesOf,
  rarities,
} from '@assay/linking';
import type { Clock } from '../../clock.js';
import type { EarlierSubmission, EarlierSubmissions } from '../../store/link-types.js';
import type { RecordStore } from '../../store/types.js';
import { type KeyedSubmission, keyDossier, openDossier } from '../keying/key-dossier.js';
import { UnreadableDossierError } from '../keying/seal.js';
import { deriveLinkKeys, type LinkKeys } from '../keys/link-keys.js';
import { inTurn } from './in-turn.js';

export interface LookDeps {
  readonly store: Pick<RecordStore, 'linkSalt' | 'findEarlier'>;
  readonly clock: Clock;
  /** What the keys of all organizations are derived from. */
  readonly linkSecret: Uint8Array;
  /** For how many days a submission is found by its face; 0: no face is kept, nor compared. */
  readonly faceLinkDays: number;
  /** Told of what the store kept of a detection and nobody can read: it is passed over. */
  readonly onUnreadableDossier: (detectionId: number, error: UnreadableDossierError) => void;
}

const DAY_MICROS = 24 * 3600 * 1_000_000;

/** A submission as its organization's key made it. */
export interface SubmissionToLink extends KeyedSubmission {
  readonly keys: LinkKeys;
}

/** What a new submission has to do with earlier ones. */
export interface Look {
  /** Names the state that was looked at, for the insert. */
  readonly through: number;
  /** Those with which it has something in common. */
  readonly found: readonly EarlierMatch[];
  /** All that it was compared with, by their detections. */
  readonly compared: ReadonlyMap<number, Compared>;
}

/** An earlier submission, and what the new one has in common with it. */
interface Compared {
  readonly dossier: Dossier;
  readonly matches: readonly Match[];
}

export interface EarlierMatch extends Comparison {
  readonly detectionId: number;
}

/** Keys a dossier for an organization. @throws TypeError when there is no such organization */
export async function submissionToLink(
  { store, clock, linkSecret, faceLinkDays }: LookDeps,
  organizationId: number,
  dossier: Dossier,
): Promise<SubmissionToLink> {
  const salt = await store.linkSalt(organizationId);
  if (!salt) throw new TypeError(`there is no organization ${organizationId}`);
  const keys = deriveLinkKeys(linkSecret, organizationId, salt);
  const keying = faceLinkDays > 0 ? { facesExpireAtMicros: clock() + faceLinkDays * DAY_MICROS } : {};
  return { keys, ...keyDossier(dossier, keys, keying) };
}

/**
 * Compares a submission with those of its organization that share a probe with it, in pieces that let other
 * requests through. One whose stored dossier cannot be read is told of and passed over: it must not keep all
 * later ones out.
 * @param before the look that turned out outdated. What was compared then is not compared again
 */
export async function lookAmongEarlier(
  deps: LookDeps,
  submission: SubmissionToLink,
  before?: Look,
): Promise<Look> {
  const { keys, dossiers, comparable, exactProbes } = submission;
  const probes = dossiers.flatMap((dossier) => dossier.probes);
  const earlier = await deps.store.findEarlier(keys.organizationId, probes, deps.clock(), exactProbes);
  const compared = new Map<number, Compared>();
  for (const candidate of earlier.candidates) {
    const one =
      before?.compared.get(candidate.detectionId) ??
      (await inTurn(() => compareWith(deps, submission, candidate)));
    compared.set(candidate.detectionId, one);
  }
  const rarityOf = rarities({
    sharedBy: (fingerprint) => countOf(submission.probes.get(fingerprint), earlier),
    matches: [...compared.values()].map(({ matches }) => matches),
    of: earlier.submissions,
  });
  const found: EarlierMatch[] = [];
  for (const [detectionId, { dossier, matches }] of compared) {
    const comparison = await inTurn(() => compareDossiers(comparable, dossier, rarityOf, matches));
    if (comparison.links.length > 0 || comparison.contradictions.length > 0)
      found.push({ detectionId, ...comparison });
  }
  return { through: earlier.through, found, compared };
}

/** What cannot be read has nothing in common with anything. */
const UNREADABLE: Compared = {
  dossier: { documentClass: undefined, fingerprints: [], stated: [] },
  matches: [],
};

function compareWith(
  deps: LookDeps,
  { keys, comparable }: SubmissionToLink,
  candidate: EarlierSubmission,
): Compared {
  const dossier = openCandidate(deps, candidate, keys);
  return dossier ? { dossier, matches: matchesOf(comparable, dossier) } : UNREADABLE;
}

function openCandidate(
  { onUnreadableDossier }: LookDeps,
  { detectionId, sealed }: EarlierSubmission,
  keys: LinkKeys,
): Dossier | undefined {
  try {
    return openDossier(sealed, keys);
  } catch (error) {
    if (!(error instanceof UnreadableDossierError)) throw error;
    onUnreadableDossier(detectionId, error);
    return undefined;
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
