import type { Evidence } from '@assay/forensics';
import type { RecordedCheck } from '../store/detection-types.js';

/** Evidence of one check that a record holds; checks put the strongest first, and most stop here themselves. */
const MOST_EVIDENCE = 100;
/** Characters of a text of an evidence: a page's worth. What a PDF hides may be as long as the file. */
const MOST_CHARACTERS = 2_000;

/** What a record holds of a check's evidence, and how much more there was. */
export function recordedEvidence(
  evidence: readonly Evidence[],
): Pick<RecordedCheck, 'evidence' | 'evidenceUnwritten'> {
  const unwritten = evidence.length - MOST_EVIDENCE;
  return {
    evidence: evidence.slice(0, MOST_EVIDENCE).map((one) => ({
      ...one,
      summary: cut(one.summary),
      ...(one.before !== undefined && { before: cut(one.before) }),
      ...(one.after !== undefined && { after: cut(one.after) }),
    })),
    ...(unwritten > 0 && { evidenceUnwritten: unwritten }),
  };
}

/** Ends with an ellipsis where it is cut; no character is cut in two. */
const cut = (text: string): string =>
  text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, '')}…`;
