import type { Evidence } from '../check.js';
import { CHANGES } from '../sentences/changes.js';
import { sentenceOfCode } from '../sentences/codes.js';
import { LOOKS } from '../sentences/looks.js';
import { type Reason, SENTENCES, type SentenceId } from '../sentences/reason.js';
import { type Label, rankOf, subjectOf } from '../sentences/subject.js';
import { shareMostOfPlace } from './same-place.js';
import type { WeighedReport } from './weighed-report.js';

/** What is told of a verdict's findings, and how many more there are. */
export interface ToldFindings {
  readonly reasons: readonly Reason[];
  readonly more: number;
}

/** One observation of a check, as it would be told. */
export interface Candidate {
  readonly reason: Reason;
  readonly evidence: Evidence | undefined;
  /** What it changes: 0 is told first. */
  readonly rank: number;
  /**
   * How much of it can be said: 0 with the earlier and the later text, 1 with one of them, 2 with neither.
   */
  readonly bareness: number;
  readonly ratio: number;
  readonly isContext: boolean;
  readonly tier: number;
}

/** From here on a fact lifts a document into the middle band by itself, with the default bounds and prior. */
const STRONG_RATIO = 1.1;

/** The first of the findings that speak for manipulation, as reasons. */
export function toldFindings(
  weighed: readonly WeighedReport[],
  pageCount: number,
  most: number,
): ToldFindings {
  const distinct = distinctFindings(weighed, pageCount);
  return {
    reasons: distinct.slice(0, most).map(([{ reason }]) => reason),
    more: Math.max(0, distinct.length - most),
  };
}

/**
 * The findings that speak for manipulation, in the order in which a person would name them: facts that weigh
 * at least half as much as the weightiest, then weaker ones, then context; inside of these by what they
 * change (the holder first), by how much can be said, and by weight. What stands at one place, or says the
 * same, is told once: its first one is.
 */
export function distinctFindings(
  weighed: readonly WeighedReport[],
  pageCount: number,
): readonly (readonly [Candidate, ...Candidate[]])[] {
  const incriminating = weighed.filter(({ logLikelihoodRatio }) => logLikelihoodRatio > 0);
  const strongest = Math.max(0, ...incriminating.map(({ logLikelihoodRatio }) => logLikelihoodRatio));
  const strongFrom = Math.max(STRONG_RATIO, strongest / 2);
  const candidates = incriminating
    .flatMap((one) => candidatesOf(one, strongFrom, pageCount))
    .sort(
      (one, other) =>
        one.tier - other.tier ||
        one.rank - other.rank ||
        one.bareness - other.bareness ||
        other.ratio - one.ratio,
    );
  const distinct: [Candidate, ...Candidate[]][] = [];
  for (const one of candidates) {
    const same = distinct.find(([told]) => saysTheSame(told, one));
    if (same) same.push(one);
    else distinct.push([one]);
  }
  return distinct;
}

function candidatesOf(one: WeighedReport, strongFrom: number, pageCount: number): Candidate[] {
  const { report, logLikelihoodRatio: ratio } = one;
  const { check, outcome } = report;
  if (outcome.kind !== 'examined') return [];
  const isContext = check.weight === 'context';
  const tier = isContext ? 2 : ratio >= strongFrom ? 0 : 1;
  const { evidence } = outcome.finding;
  const accusing = evidence.filter(({ code }) => !isNote(code));
  const told = accusing.length > 0 ? accusing : evidence.slice(0, 1);
  if (told.length === 0)
    return [
      {
        reason: { sentence: 'UNNAMED_FINDING', ...(isContext && { label: 'BACKGROUND' as const }) },
        evidence: undefined,
        rank: rankOf(undefined),
        bareness: 2,
        ratio,
        isContext,
        tier,
      },
    ];
  return told.map((item) => ({
    reason: reasonOf(item, pageCount, isContext ? 'BACKGROUND' : undefined),
    evidence: item,
    rank: rankOf(subjectOf(item)),
    bareness: barenessOf(item),
    ratio,
    isContext,
    tier,
  }));
}

const barenessOf = ({ before, after, text }: Evidence): number => {
  if (before !== undefined && after !== undefined) return 0;
  return before === undefined && after === undefined && text === undefined ? 2 : 1;
};

const sentenceOf = (code: string): SentenceId => sentenceOfCode(code) ?? 'UNNAMED_FINDING';

const isNote = (code: string): boolean => 'note' in SENTENCES[sentenceOf(code)];

/** Evidence as a reason. @param label instead of what it changes */
export function reasonOf(evidence: Evidence, pageCount: number, label?: Label): Reason {
  const { code, page, before, after, text } = evidence;
  const sentence = sentenceOf(code);
  const there = after ?? text;
  const subject = sentence in CHANGES || sentence in LOOKS ? subjectOf(evidence) : undefined;
  const shownLabel = label ?? subject;
  return {
    sentence,
    ...(shownLabel && { label: shownLabel }),
    values: {
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(there !== undefined && { there }),
    },
    ...(page !== undefined && pageCount > 1 && { page }),
  };
}

/** Two checks that see one change, or one sentence without anything that tells it apart. */
function saysTheSame(one: Candidate, other: Candidate): boolean {
  if (one.evidence && other.evidence && shareMostOfPlace(one.evidence, other.evidence)) return true;
  const { reason: left } = one;
  const { reason: right } = other;
  return (
    left.sentence === right.sentence &&
    left.page === right.page &&
    JSON.stringify(left.values) === JSON.stringify(right.values)
  );
}
