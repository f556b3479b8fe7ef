import type { Dossier } from '@assay/linking';
import type { Clock } from '../../clock.js';
import type { RecordStore } from '../../store/types.js';
import { type KeyedSubmission, keyDossier } from '../keying/key-dossier.js';
import { UnreadableDossierError } from '../keying/seal.js';
import { deriveLinkKeys, type LinkKeys } from '../keys/link-keys.js';
import type { Compared, ComparisonTask } from './compare-earlier.js';

export interface LookDeps {
  readonly store: Pick<RecordStore, 'linkSalt' | 'findEarlier'>;
  readonly clock: Clock;
  /** What the keys of all organizations are derived from. */
  readonly linkSecret: Uint8Array;
  /** For how many days a submission is found by its face; 0: no face is kept, nor compared. */
  readonly faceLinkDays: number;
  /** In another thread. */
  readonly compareEarlier: (task: ComparisonTask) => Promise<Compared>;
  /** Told of what the store kept of a detection and nobody can read: it is passed over. */
  readonly onUnreadableDossier: (detectionId: number, error: UnreadableDossierError) => void;
}

const DAY_MICROS = 24 * 3600 * 1_000_000;

/** A submission as its organization's key made it. */
export interface SubmissionToLink extends KeyedSubmission {
  readonly keys: LinkKeys;
}

/** What a new submission has to do with earlier ones. */
export interface Look extends Pick<Compared, 'found' | 'issuer'> {
  /** Names the state that was looked at, for the insert. */
  readonly through: number;
  /** Names what was compared; undefined where there was nothing to compare with. */
  readonly comparisonId: string | undefined;
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
 * Compares a submission with those of its organization that share a probe with it. One whose stored dossier cannot be
 * read is told of and passed over: it must not keep all later ones out.
 * @param before the look that turned out outdated. What was compared then is not compared again
 */
export async function lookAmongEarlier(
  deps: LookDeps,
  { keys, dossiers, comparable, probes, exactProbes }: SubmissionToLink,
  before?: Look,
): Promise<Look> {
  const sought = dossiers.flatMap((dossier) => dossier.probes);
  const earlier = await deps.store.findEarlier(keys.organizationId, sought, deps.clock(), exactProbes);
  const { through } = earlier;
  if (earlier.candidates.length === 0)
    return { through, found: [], issuer: undefined, comparisonId: undefined };
  const { comparisonId, found, issuer, unreadable } = await deps.compareEarlier({
    keys,
    comparable,
    probes,
    earlier,
    before: before?.comparisonId,
  });
  for (const { detectionId, reason } of unreadable)
    deps.onUnreadableDossier(detectionId, new UnreadableDossierError(reason));
  return { through, found, issuer, comparisonId };
}
