import { MAX_FOLLOWED, MAX_SHARED_BY_COUNTED, NEWEST_FOLLOWED } from '../../link-limits.js';
import type { EarlierSubmission, EarlierSubmissions } from '../../link-types.js';
import { estimateSharedBy, heaviest, sampleOf, weightOf } from '../../link-weights.js';
import type { Queries } from '../database.js';
import { countAmong, countProbes, newestWithProbes } from './probes.js';

const NONE: ReadonlySet<number> = new Set();

/**
 * Looks up who of the organization shares probes with a new submission, on one snapshot: a bounded range of an
 * index for each probe, all of them in one statement.
 */
export async function findEarlier(
  queries: Queries,
  organizationId: number,
  probes: readonly number[],
  nowMicros: number,
  exact: ReadonlySet<number> = NONE,
): Promise<EarlierSubmissions> {
  const [through, submissions] = (await queries.get<[number, number]>(
    'SELECT last_sequence, submission_count FROM organization WHERE organization_id = $1',
    [organizationId],
  )) ?? [0, 0];
  const shared = await countProbes(queries, organizationId, probes, MAX_SHARED_BY_COUNTED);
  const ofProbes = (is: (count: number) => boolean): number[] =>
    shared.filter(({ count }) => is(count)).map(({ probe }) => probe);
  const common = ofProbes((count) => count >= MAX_SHARED_BY_COUNTED);
  const found = await countAmong(queries, organizationId, common, sampleOf(through));
  const sharedBy = new Map(
    shared.map(({ probe, count }) => {
      const estimated = estimateSharedBy(found.get(probe) ?? 0, through);
      return [probe, count < MAX_SHARED_BY_COUNTED ? count : Math.min(submissions, estimated)];
    }),
  );

  const countOf = new Map(shared.map(({ probe, count }) => [probe, count]));
  const weights = new Map<number, number>();
  const followed = [
    ...(await newestWithProbes(
      queries,
      organizationId,
      ofProbes((count) => count <= MAX_FOLLOWED),
      MAX_FOLLOWED,
    )),
    ...(await newestWithProbes(
      queries,
      organizationId,
      ofProbes((count) => count > MAX_FOLLOWED),
      NEWEST_FOLLOWED,
    )),
  ];
  for (const [probe, sequence] of followed) {
    const weight = weightOf(countOf.get(probe)!, exact.has(probe));
    weights.set(sequence, (weights.get(sequence) ?? 0) + weight);
  }
  const candidates = await readSubmissions(queries, organizationId, heaviest(weights), nowMicros);
  return { through, submissions, sharedBy, candidates };
}

/** In the order of their sequences. Parts past their end are left out even before they are removed. */
async function readSubmissions(
  queries: Queries,
  organizationId: number,
  sequences: readonly number[],
  nowMicros: number,
): Promise<readonly EarlierSubmission[]> {
  const parts = await queries.all<[number, number, Uint8Array, string]>(
    `SELECT sequence, detection_id, sealed, classification FROM dossier JOIN detection USING (organization_id, detection_id)
     WHERE organization_id = $1 AND sequence = ANY($2::bigint[])
       AND (expires_at_micros IS NULL OR expires_at_micros > $3) ORDER BY dossier_id`,
    [organizationId, sequences, nowMicros],
  );
  const bySequence = new Map<number, EarlierSubmission & { sealed: Uint8Array[] }>();
  for (const [sequence, detectionId, sealed, classification] of parts) {
    const isRejected = classification === 'rejected';
    const submission = bySequence.get(sequence) ?? { detectionId, isRejected, sealed: [] };
    submission.sealed.push(sealed);
    bySequence.set(sequence, submission);
  }
  return sequences.flatMap((sequence) => bySequence.get(sequence) ?? []);
}
