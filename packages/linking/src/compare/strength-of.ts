import { isTelling } from '../fingerprints/identifier/parts.js';
import type { LinkType, Strength } from '../types.js';
import type { Match } from './match.js';
import type { Commonness } from './rarity.js';
import { STRENGTH_RULES, type StrengthRule } from './strengths.js';

/** What a match's strength depends on beside itself. */
export interface Circumstances {
  readonly commonness: Commonness;
  /** Whether both are of one form or one issuer and do not say the same: two customers. */
  readonly isOfOneTemplate: boolean;
  readonly isContradicted: boolean;
}

/** @returns undefined where sharing it says nothing */
export function strengthOf(
  linkType: LinkType,
  match: Match,
  { commonness, isOfOneTemplate, isContradicted }: Circumstances,
): Strength | undefined {
  if (commonness === 'everywhere') return undefined;
  const rule = ruleFor(linkType, match);
  if (isContradicted && rule.contradicted) return rule.contradicted;
  if (isOfOneTemplate && rule.ofOneTemplate) return rule.ofOneTemplate;
  return rule[commonness];
}

function ruleFor(linkType: LinkType, { newer, earlier, likeness }: Match): StrengthRule {
  const { kind } = newer;
  const of =
    kind === 'identifier'
      ? isTelling(newer.part) && isTelling(earlier.part)
        ? 'telling identifier'
        : 'other identifier'
      : KINDS_NAMED[kind];
  const rule = STRENGTH_RULES.find(
    (one) =>
      one.linkType === linkType && (one.of ?? of) === of && (one.level ?? likeness.level) === likeness.level,
  );
  if (!rule) throw new TypeError(`no strength is said of ${linkType} by ${kind}`);
  return rule;
}

const KINDS_NAMED: Partial<Record<Match['newer']['kind'], StrengthRule['of']>> = {
  'pdf-id': 'PDF identifier',
  'producer-fonts': 'writer of PDFs',
};
