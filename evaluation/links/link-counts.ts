import { LINK_TYPES, type LinkType, STRENGTHS, type Strength } from '@assay/linking';
import { groupedBy } from '../statistics/grouped-by.js';
import type { ComparedPair } from './types.js';

/** Pairs of one link type. */
export interface LinkTypeCounts {
  readonly linkType: LinkType;
  /** Pairs that must be linked so, and those that are. */
  readonly expected: number;
  readonly found: number;
  /** Of the found ones, those that the probes would have handed over. */
  readonly foundByProbes: number;
  /** Pairs linked so for which it is true but need not be found. */
  readonly alsoTrue: number;
  /** Pairs linked so that share no such thing. */
  readonly wrong: number;
}

export const countsOfLinkTypes = (pairs: readonly ComparedPair[]): LinkTypeCounts[] =>
  LINK_TYPES.map((linkType) => {
    const linked = pairs.filter(({ comparison }) =>
      comparison.links.some((link) => link.linkType === linkType),
    );
    const found = linked.filter(({ relation }) => relation?.must.includes(linkType));
    const alsoTrue = linked.filter(({ relation }) => relation?.may.includes(linkType)).length;
    return {
      linkType,
      expected: pairs.filter(({ relation }) => relation?.must.includes(linkType)).length,
      found: found.length,
      foundByProbes: found.filter(({ isFoundByProbes }) => isFoundByProbes).length,
      alsoTrue,
      wrong: linked.length - found.length - alsoTrue,
    };
  });

/** The strongest link of a pair; undefined for none. */
export function strongestOf({ comparison: { links } }: ComparedPair): Strength | undefined {
  const at = Math.max(...links.map(({ strength }) => STRENGTHS.indexOf(strength)), -1);
  return STRENGTHS[at];
}

const isStronger = (one: Strength | undefined, other: Strength): boolean =>
  one !== undefined && STRENGTHS.indexOf(one) > STRENGTHS.indexOf(other);

/** Pairs of one relation. */
export interface RelationCounts {
  readonly name: string;
  readonly pairs: number;
  /** With every link type that must be found. */
  readonly whole: number;
  /** With at least one link. */
  readonly linked: number;
  readonly strongest: Strength | undefined;
  /** Linked more strongly than their relation allows. */
  readonly tooStrong: number;
  readonly contradictionsExpected: number;
  readonly contradictionsFound: number;
  /** Of pairs that both may be true. */
  readonly contradictionsFalse: number;
}

/** By relation, in the order of the manifest; the last are the pairs without one. */
export function countsOfRelations(pairs: readonly ComparedPair[]): RelationCounts[] {
  const byName = groupedBy(pairs, nameOf);
  return [...byName]
    .map(([name, ofName]) => countsOfRelation(name, ofName))
    .sort((one, other) => Number(one.name === NONE) - Number(other.name === NONE));
}

const NONE = 'nothing in common';
const nameOf = ({ relation }: ComparedPair): string => relation?.name ?? NONE;

function countsOfRelation(name: string, pairs: readonly ComparedPair[]): RelationCounts {
  const contradicts = ({ comparison }: ComparedPair): boolean => comparison.contradictions.length > 0;
  const allowed = ({ relation }: ComparedPair): Strength => relation?.strongest ?? 'low';
  const strengths = pairs.map(strongestOf);
  const linkTypesOf = ({ comparison }: ComparedPair): LinkType[] =>
    comparison.links.map(({ linkType }) => linkType);
  return {
    name,
    pairs: pairs.length,
    whole: pairs.filter(
      (pair) => pair.relation?.must.every((linkType) => linkTypesOf(pair).includes(linkType)) ?? true,
    ).length,
    linked: strengths.filter((strength) => strength !== undefined).length,
    strongest: STRENGTHS.findLast((strength) => strengths.includes(strength)),
    tooStrong: pairs.filter((pair) => isStronger(strongestOf(pair), allowed(pair))).length,
    contradictionsExpected: pairs.filter(({ relation }) => relation?.contradiction === 'must').length,
    contradictionsFound: pairs.filter((pair) => pair.relation?.contradiction === 'must' && contradicts(pair))
      .length,
    contradictionsFalse: pairs.filter(
      (pair) => (pair.relation?.contradiction ?? 'never') === 'never' && contradicts(pair),
    ).length,
  };
}
