import type { Box } from '@assay/media';
import { defineCheck, type Evidence, type Examined } from '../../check.js';
import type { CheckReport } from '../../examine.js';
import { MAX_EVIDENCE } from '../../observation.js';
import { CALIBRATION } from './calibration.js';
import { isKnownCode } from './codes.js';

/**
 * A contradiction with an earlier submission, as whoever holds the earlier ones finds it; `Contradiction` of
 * `@assay/linking`.
 */
export interface EarlierContradiction {
  /** One of `codes.ts`. */
  readonly code: string;
  /** On the scale of `measure.ts`. */
  readonly measure: number;
  /** One sentence. Quotes the documents: never to be logged. */
  readonly summary: string;
  /** From 1, in the new document. */
  readonly page?: number;
  readonly boundingBox?: Box;
  /** As the earlier and the new document print it. */
  readonly before: string;
  readonly after: string;
}

/** Two readings were compared; whether the document was altered nobody looked at. */
const NOTHING_EXAMINED = 0;

const NOT_LOOKED: Examined = {
  kind: 'not-applicable',
  because: 'This document was not compared with earlier submissions.',
};
/**
 * That nobody contradicts a document does not make it genuine: it must not clear it, nor count as having
 * looked at it.
 */
const NOTHING: Examined = {
  kind: 'not-applicable',
  because: 'No earlier submission contradicts this document, which says nothing about the document itself.',
};

/**
 * Reports what cannot be true together with an earlier submission of the same organization. It needs the
 * memory of others, so it is not run on views.
 */
export const earlierSubmission = defineCheck({
  id: 'semantic.earlier-submission',
  version: '1.0.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'earlier-submission',
  weight: 'fact',
  needs: [],
  calibration: CALIBRATION,
  examine: () => NOT_LOOKED,
});

/**
 * The check's report, for `judge`.
 * @param found of all earlier submissions together, in any order; `not-looked` where they could not be looked
 * up
 * @throws TypeError for a code that the check does not document
 */
export function reportEarlierSubmissions(found: readonly EarlierContradiction[] | 'not-looked'): CheckReport {
  return { check: earlierSubmission, outcome: found === 'not-looked' ? NOT_LOOKED : outcomeOf(found) };
}

function outcomeOf(found: readonly EarlierContradiction[]): Examined {
  const unknown = found.find(({ code }) => !isKnownCode(code));
  if (unknown) throw new TypeError(`no evidence code "${unknown.code}"`);
  const sorted = distinct(found).sort((one, other) => other.measure - one.measure);
  const [strongest] = sorted;
  if (!strongest) return NOTHING;
  const evidence = sorted.slice(0, MAX_EVIDENCE).map(evidenceOf);
  const { measure, summary } = strongest;
  return {
    kind: 'examined',
    finding: { measure, summary, evidence, heat: [], shareOfDocument: NOTHING_EXAMINED },
  };
}

/** The same statement may have come several times before: what is said once of all of them is enough. */
function distinct(found: readonly EarlierContradiction[]): EarlierContradiction[] {
  const kept = new Map<string, EarlierContradiction>();
  for (const one of found) {
    const { measure } = kept.get(one.summary) ?? { measure: Number.NEGATIVE_INFINITY };
    if (one.measure > measure) kept.set(one.summary, one);
  }
  return [...kept.values()];
}

const evidenceOf = ({ code, summary, page, boundingBox, before, after }: EarlierContradiction): Evidence => ({
  code,
  kind: 'value_comparison',
  summary,
  ...(page !== undefined && { page }),
  ...(boundingBox && { boundingBox }),
  before,
  after,
});
