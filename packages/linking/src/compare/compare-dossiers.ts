import { contradictionsOf } from '../contradictions/contradictions-of.js';
import { isOriginalOf } from '../contradictions/file-history.js';
import { MEASURE } from '../contradictions/measure.js';
import {
  type Comparison,
  type Dossier,
  type Fingerprint,
  type LinkDraft,
  type LinkType,
  type Rarity,
  STRENGTHS,
} from '../types.js';
import { linkTypeOf, type NamedLink } from './link-type-of.js';
import { type Match, matchesOf } from './match.js';
import { type Commonness, commonnessOf } from './rarity.js';
import { areOfOneIssuer, differInMost } from './stated-differences.js';
import { type Circumstances, strengthOf } from './strength-of.js';

/** A match as it would be shown. */
interface NamedMatch extends NamedLink {
  readonly match: Match;
  readonly commonness: Commonness;
}

/**
 * What a new submission has to do with an earlier one of the same organization: what both share, then what
 * that makes impossible, then how strongly both together link them.
 * @param rarityOf how common a fingerprint of the new submission is
 * @param shared what both have in common, where that is known already
 */
export function compareDossiers(
  newer: Dossier,
  earlier: Dossier,
  rarityOf: (fingerprint: Fingerprint) => Rarity,
  shared: readonly Match[] = matchesOf(newer, earlier),
): Comparison {
  const matches = shared.map(
    (match): NamedMatch => ({ match, commonness: commonnessOf(rarityOf(match.newer)), ...linkTypeOf(match) }),
  );
  const isOfOneTemplate = areOfOneTemplate(newer, earlier, matches);
  const isOfTwoPapers = isOfOneTemplate && differInMost(newer, earlier);
  const named = isOfTwoPapers ? withoutLookAlikes(matches) : withoutEchoes(matches);
  const drafts = strongestOfEach(named, { isOfOneTemplate, isContradicted: false }, []);
  const contradictions = contradictionsOf(newer, earlier, drafts);
  // What two honest documents often are makes no link stronger.
  const telling = contradictions.filter(({ measure }) => measure > MEASURE.explicable);
  // The file that the other was made of says what it always said: the link stands, against the other.
  const againstNewer = isOriginalOf(newer, earlier) ? [] : contradictions;
  if (telling.length === 0) return { links: drafts, contradictions: againstNewer };
  const codes = [...new Set(telling.map(({ code }) => code))];
  return {
    links: strongestOfEach(named, { isOfOneTemplate, isContradicted: true }, codes),
    contradictions: againstNewer,
  };
}

/** Files that are the same have all their revisions in common, too: that says nothing more. */
function withoutEchoes(named: readonly NamedMatch[]): readonly NamedMatch[] {
  const isIdentical = named.some(({ linkType }) => linkType === 'identical_file');
  return isIdentical ? named.filter(({ linkType }) => linkType !== 'revision_of') : named;
}

/**
 * Pages of one form with few words look like copies, whatever they state: that they are laid out alike says
 * it all.
 */
const withoutLookAlikes = (named: readonly NamedMatch[]): readonly NamedMatch[] =>
  named.filter(({ linkType }) => linkType !== 'near_duplicate_image');

const OF_ONE_PAPER: readonly LinkType[] = ['identical_file', 'revision_of', 'near_duplicate_text'];

/**
 * Documents of one form or one issuer of which nothing says that they are one paper: its customers', or one
 * customer's months.
 */
function areOfOneTemplate(newer: Dossier, earlier: Dossier, named: readonly NamedMatch[]): boolean {
  const shares = (linkType: LinkType): boolean => named.some((match) => match.linkType === linkType);
  const looksLikeOne = shares('near_duplicate_image');
  if (
    OF_ONE_PAPER.some(shares) ||
    (looksLikeOne && !differInMost(newer, earlier) && !bothHaveEntries(newer, earlier))
  )
    return false;
  return looksLikeOne || shares('shared_layout') || areOfOneIssuer(newer, earlier);
}

/** Entries enough to compare; here they were compared and are not the same. */
const bothHaveEntries = (newer: Dossier, earlier: Dossier): boolean =>
  [newer, earlier].every(({ fingerprints }) => fingerprints.some(({ kind }) => kind === 'row-text'));

/** At most one link of a type: the strongest, of equals the most similar. */
function strongestOfEach(
  named: readonly NamedMatch[],
  circumstances: Omit<Circumstances, 'commonness'>,
  codes: readonly string[],
): LinkDraft[] {
  const strongest = new Map<LinkType, LinkDraft>();
  for (const one of named) {
    const draft = draftOf(one, circumstances, codes);
    const known = strongest.get(one.linkType);
    if (draft && (!known || isStronger(draft, known))) strongest.set(one.linkType, draft);
  }
  return [...strongest.values()];
}

function draftOf(
  { match, commonness, linkType, evidenceType, relation }: NamedMatch,
  circumstances: Omit<Circumstances, 'commonness'>,
  codes: readonly string[],
): LinkDraft | undefined {
  const strength = strengthOf(linkType, match, { ...circumstances, commonness });
  if (!strength) return undefined;
  const { similarity } = match.likeness;
  return {
    linkType,
    evidenceType,
    fingerprint: match.newer,
    strength,
    metadata: {
      ...(relation && { relation }),
      ...(linkType === 'shared_identifier' && { identifier: match.newer.part }),
      ...(similarity !== undefined && { similarity: Math.round(similarity * 100) / 100 }),
      ...(strength === 'critical' && { contradictions: codes }),
    },
  };
}

const similarityOf = ({ metadata }: LinkDraft): number =>
  typeof metadata.similarity === 'number' ? metadata.similarity : 1;

function isStronger(one: LinkDraft, other: LinkDraft): boolean {
  const difference = STRENGTHS.indexOf(one.strength) - STRENGTHS.indexOf(other.strength);
  return difference > 0 || (difference === 0 && similarityOf(one) > similarityOf(other));
}
