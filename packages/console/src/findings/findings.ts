import type { Evidence, TechnicalCheck } from '@assay/client';
import type { Box, Detection, FindingSentences, Term } from '../api/types.js';

/** How a finding counts: a fact that moved the number, one that counts with a stronger one of its group, and so on. */
export type Role = 'fact' | 'shared' | 'context' | 'doubt';

/** One check that found something, with every place it found. */
export interface Finding {
  /** As shown on the page and in the list, from 1. */
  readonly number: number;
  readonly check: TechnicalCheck;
  readonly role: Role;
  readonly term: Term | undefined;
  /** The number of the finding of the same group that counts in its stead. */
  readonly countsWith: number | undefined;
  readonly places: readonly Place[];
}

export interface Place {
  /** Stands in addresses: `<check>.<index>`. */
  readonly key: string;
  readonly evidence: Evidence;
  /** What was found there, in the reader's language where there are words for it; else the record's own, in English. */
  readonly sentence: string;
  readonly isEnglish: boolean;
  readonly page: number | undefined;
  readonly box: Box | undefined;
}

const ORDER: readonly Role[] = ['fact', 'shared', 'context', 'doubt'];

/**
 * What the checks found, as the judge weighs it: facts that count by their weight, then those that count with
 * another of their group, then context, then findings without weight.
 * @param sentences by check, of each evidence
 */
export function findingsOf(detection: Detection, sentences?: Sentences): readonly Finding[] {
  const terms = new Map(detection.modelResults.arithmetic?.terms.map((term) => [term.checkId, term]));
  const found = detection.modelResults.technicalChecks
    .filter((check) => check.status === 'FAIL' || raises(terms.get(check.checkId)))
    .map((check) => ({
      check,
      term: terms.get(check.checkId),
      role: roleOf(check, terms.get(check.checkId)),
    }))
    .sort(
      (one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role) || weightOf(other) - weightOf(one),
    );
  const voiceOfGroup = new Map<string, number>();
  found.forEach(({ term, role }, index) => {
    if (term && role === 'fact' && !voiceOfGroup.has(term.group)) voiceOfGroup.set(term.group, index + 1);
  });
  return found.map(({ check, term, role }, index) => ({
    number: index + 1,
    check,
    role,
    term,
    countsWith: role === 'shared' && term ? voiceOfGroup.get(term.group) : undefined,
    places: check.evidence.map((evidence, place) => ({
      key: `${check.checkId}.${place}`,
      evidence,
      ...wordsOf(evidence, sentences?.get(check.checkId)?.[place]),
      page: evidence.page,
      box: evidence.boundingBox,
    })),
  }));
}

type Sentences = ReadonlyMap<string, FindingSentences['sentences']>;

const wordsOf = (
  { summary }: Evidence,
  sentence: string | null | undefined,
): Pick<Place, 'sentence' | 'isEnglish'> => ({ sentence: sentence ?? summary, isEnglish: !sentence });

/** Whether facts were found that are too weak to doubt the document: then nothing found would be said in error. */
export const isTooWeak = ({ fraudSeverity }: Detection, findings: readonly Finding[]): boolean =>
  fraudSeverity === 'low' && findings.some(({ role }) => role === 'fact' || role === 'shared');

/** Pages that nobody looked at, as `501-612`; undefined where all were. */
export const pagesLeftOut = ({ missing }: Detection): string | undefined =>
  missing?.find((part) => part.startsWith('pages:'))?.slice('pages:'.length);

/** The place that opens first: of the strongest finding that has one. */
export const decisivePlace = (findings: readonly Finding[]): Place | undefined =>
  findings.flatMap(({ places }) => places).find(({ page, box }) => page !== undefined && box !== undefined);

const raises = (term: Term | undefined): boolean => term?.counted === true && term.logLikelihoodRatio > 0;

function roleOf(check: TechnicalCheck, term: Term | undefined): Role {
  if (!term) return (check.likelihood ?? 0) > 0.1 ? 'fact' : 'doubt';
  if (term.logLikelihoodRatio <= 0) return 'doubt';
  if (term.weight === 'context') return 'context';
  return term.counted ? 'fact' : 'shared';
}

const weightOf = ({ check, term }: { check: TechnicalCheck; term: Term | undefined }): number =>
  term?.logLikelihoodRatio ?? (check.likelihood === undefined ? 0 : logOdds(check.likelihood));

const logOdds = (probability: number): number => Math.log(probability / (1 - probability));
