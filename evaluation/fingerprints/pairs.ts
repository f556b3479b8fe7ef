import type { Dossier } from '@assay/linking';

/** The pairs of one relation. */
export interface RelatedDossiers {
  readonly relation: string;
  readonly pairs: readonly (readonly [newer: Dossier, earlier: Dossier])[];
}

/**
 * Every two documents of a collection, by what they have to do with each other; in the order of names. @param
 * relationOf of two places in `dossiers`; undefined to leave a pair out
 */
export function relatedDossiers(
  dossiers: readonly Dossier[],
  relationOf: (newer: number, earlier: number) => string | undefined,
): RelatedDossiers[] {
  const byRelation = new Map<string, (readonly [Dossier, Dossier])[]>();
  for (const [newer, dossier] of dossiers.entries()) {
    for (const [earlier, before] of dossiers.slice(0, newer).entries()) {
      const relation = relationOf(newer, earlier);
      if (relation === undefined) continue;
      const known = byRelation.get(relation);
      if (known) known.push([dossier, before]);
      else byRelation.set(relation, [[dossier, before]]);
    }
  }
  return [...byRelation]
    .map(([relation, pairs]) => ({ relation, pairs }))
    .sort((one, other) => one.relation.localeCompare(other.relation, 'en'));
}
