import type { Queries } from '../database.js';

export interface SharedProbe {
  readonly probe: number;
  /** Submissions of the organization that have it; `atMost` stands for that many and more. */
  readonly count: number;
}

/** How many have each of the probes, as far as they are counted: one bounded range of the index for each. */
export async function countProbes(
  queries: Queries,
  organizationId: number,
  probes: readonly number[],
  atMost: number,
): Promise<readonly SharedProbe[]> {
  const rows = await queries.all<[number, number]>(
    `SELECT wanted.probe, counted.n FROM unnest($2::bigint[]) wanted (probe) CROSS JOIN LATERAL (
       SELECT count(*) AS n FROM (
         SELECT 1 FROM dossier_probe p WHERE p.organization_id = $1 AND p.probe = wanted.probe LIMIT $3) bounded
     ) counted WHERE counted.n > 0`,
    [organizationId, probes, atMost],
  );
  return rows.map(([probe, count]) => ({ probe, count }));
}

/** At most `limit` submissions that have each of the probes, newest first, as their sequences. */
export async function newestWithProbes(
  queries: Queries,
  organizationId: number,
  probes: readonly number[],
  limit: number,
): Promise<readonly (readonly [probe: number, sequence: number])[]> {
  if (probes.length === 0) return [];
  return queries.all<[number, number]>(
    `SELECT wanted.probe, newest.sequence FROM unnest($2::bigint[]) wanted (probe) CROSS JOIN LATERAL (
       SELECT p.sequence FROM dossier_probe p WHERE p.organization_id = $1 AND p.probe = wanted.probe
       ORDER BY p.sequence DESC LIMIT $3) newest`,
    [organizationId, probes, limit],
  );
}

/** How many of the submissions of these sequences have each of the probes; none is left out where it is none. */
export async function countAmong(
  queries: Queries,
  organizationId: number,
  probes: readonly number[],
  sequences: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (probes.length === 0) return new Map();
  const rows = await queries.all<[number, number]>(
    `SELECT wanted.probe, count(p.sequence)
     FROM unnest($2::bigint[]) wanted (probe) CROSS JOIN unnest($3::bigint[]) sampled (sequence)
     LEFT JOIN dossier_probe p
       ON p.organization_id = $1 AND p.probe = wanted.probe AND p.sequence = sampled.sequence
     GROUP BY wanted.probe`,
    [organizationId, probes, sequences],
  );
  return new Map(rows);
}
