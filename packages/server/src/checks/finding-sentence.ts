import { type Evidence, type Language, reasonOf, worded } from '@assay/forensics';

/**
 * What was found at a place, as reasons say it: from the evidence's code and its values, never from its English words.
 * @param pageCount of the document; a page is named where there are several
 * @returns undefined for evidence that no sentence was written for, of checks that are no more
 */
export function findingSentence(
  evidence: Evidence,
  pageCount: number,
  language: Language,
): string | undefined {
  const reason = reasonOf(evidence, pageCount);
  return reason.sentence === 'UNNAMED_FINDING' ? undefined : worded(reason, language);
}
