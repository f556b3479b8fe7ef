import { STRENGTHS, type Strength } from '@assay/linking';
import { areStrangersOfOneTemplate } from '../../corpus/link-series/relation.js';
import { strongestOf } from './link-counts.js';
import type { ComparedPair } from './types.js';

/**
 * Pairs of two people's own papers: of one template, or with nothing in common but a logo or a program, if
 * that.
 */
export interface Strangers {
  readonly ofOneTemplate: readonly ComparedPair[];
  readonly others: readonly ComparedPair[];
}

/** Pairs that may not be linked by more than `low`. */
export function strangersAmong(pairs: readonly ComparedPair[]): Strangers {
  const strangers = pairs.filter(({ relation }) => !relation || relation.strongest === 'low');
  const isOfOneTemplate = ({ relation }: ComparedPair): boolean =>
    relation !== undefined && areStrangersOfOneTemplate(relation);
  return {
    ofOneTemplate: strangers.filter(isOfOneTemplate),
    others: strangers.filter((pair) => !isOfOneTemplate(pair)),
  };
}

/** Those that a link of more than `low` joins. */
export const tooStrong = (strangers: readonly ComparedPair[]): readonly ComparedPair[] =>
  strangers.filter((pair) => STRENGTHS.indexOf(strongestOf(pair) ?? 'low') > STRENGTHS.indexOf('low'));

/** The strongest link of all; undefined for none. */
export function strongestAmong(pairs: readonly ComparedPair[]): Strength | undefined {
  const found = new Set(pairs.map(strongestOf));
  return STRENGTHS.findLast((strength) => found.has(strength));
}

/**
 * Positions of the newer submission: the first, what a fresh installation receives, and what an older one
 * does. From, and below.
 */
export const AGES_SUBMISSIONS = [
  [1, 3],
  [3, 11],
  [11, 21],
  [21, 101],
  [101, 201],
  [201, Number.POSITIVE_INFINITY],
] as const;

/** Pairs of which the newer one came when so many were there. */
export const ofAge = (
  pairs: readonly ComparedPair[],
  [from, below]: (typeof AGES_SUBMISSIONS)[number],
): readonly ComparedPair[] => pairs.filter(({ position }) => position >= from && position < below);
