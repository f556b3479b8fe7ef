import type { Evidence, TechnicalCheck } from '@assay/client';
import type { Box, Detection, FindingRole, FindingSentences, Term } from '../api/types.js';

/** One check that found something, with every place it found. */
export interface Finding {
  /** As shown on the page and in the list, from 1. */
  readonly number: number;
  readonly check: TechnicalCheck;
  readonly role: FindingRole;
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

/**
 * What the checks found, in the server's order and roles, which are those of the report.
 * @param sentences by check, of each evidence
 */
export function findingsOf(detection: Detection, sentences?: Sentences): readonly Finding[] {
  const { arithmetic, technicalChecks } = detection.modelResults;
  const terms = new Map(arithmetic?.terms.map((term) => [term.checkId, term]));
  const checks = new Map(technicalChecks.map((check) => [check.checkId, check]));
  return detection.findings.flatMap(({ checkId, role, countsWith }, index) => {
    const check = checks.get(checkId);
    if (!check) return [];
    const places = check.evidence.map((evidence, place) => ({
      key: `${checkId}.${place}`,
      evidence,
      ...wordsOf(evidence, sentences?.get(checkId)?.[place]),
      page: evidence.page,
      box: evidence.boundingBox,
    }));
    return [{ number: index + 1, check, role, term: terms.get(checkId), countsWith, places }];
  });
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
