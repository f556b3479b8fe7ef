import { defineCheck, type Evidence, type Examined } from '../../check.js';
import type { CheckReport } from '../../examine.js';
import { CALIBRATION } from './calibration.js';
import { CODES, isKnownCode } from './codes.js';

/** A document beside the earlier ones of its issuer, as whoever holds those finds it; `BesideIssuer` of `@assay/linking`. */
export interface BesideItsIssuer {
  /** Earlier documents that it was compared with. */
  readonly documents: number;
  /** How many times less often than always an honest document is made in a new way; 0 where nothing is new. */
  readonly measure: number;
  readonly differences: readonly {
    /** One of `codes.ts`. */
    readonly code: string;
    readonly called: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** How a file was made says nothing of what stands in it. */
const NOTHING_EXAMINED = 0;

const TOO_FEW: Examined = {
  kind: 'not-applicable',
  because: 'Too few earlier documents of this issuer in this layout are known to compare with.',
};

/**
 * Reports how a document was made otherwise than all earlier ones of its issuer, as one organization was sent them. It needs the memory of
 * others, so it is not run on views.
 */
export const issuerHabits = defineCheck({
  id: 'provenance.issuer-habits',
  version: '1.0.0',
  reports: 'PROVENANCE',
  group: 'pdf-origin',
  weight: 'context',
  needs: [],
  calibration: CALIBRATION,
  examine: () => TOO_FEW,
});

/**
 * The check's report, for `judge`.
 * @throws TypeError for a code that the check does not document
 */
export function reportIssuerHabits(found: BesideItsIssuer | 'too-few'): CheckReport {
  return { check: issuerHabits, outcome: found === 'too-few' ? TOO_FEW : outcomeOf(found) };
}

function outcomeOf({ documents, measure, differences }: BesideItsIssuer): Examined {
  const unknown = differences.find(({ code }) => !isKnownCode(code));
  if (unknown) throw new TypeError(`no evidence code "${unknown.code}"`);
  const evidence = CODES.flatMap(({ code }) => evidenceOf(code, documents, differences));
  const summary =
    differences.length === 0
      ? `This file was made as the ${documents} earlier documents of its issuer were.`
      : `This file was made otherwise than all ${documents} earlier documents of its issuer, in: ${differences.map(({ called }) => called).join('; ')}.`;
  return {
    kind: 'examined',
    finding: { measure, summary, evidence, heat: [], shareOfDocument: NOTHING_EXAMINED },
  };
}

/** One for all that has a code: what changes together is told once. */
function evidenceOf(
  code: string,
  documents: number,
  differences: BesideItsIssuer['differences'],
): Evidence[] {
  const own = differences.filter((difference) => difference.code === code);
  if (own.length === 0) return [];
  const listed = (way: 'before' | 'after'): string =>
    own.length === 1 ? own[0]![way] : own.map((one) => `${one.called}: ${one[way]}`).join('; ');
  const summary = `All ${documents} earlier documents of this issuer that were compared differ from this one in: ${own.map(({ called }) => called).join('; ')}.`;
  return [{ code, kind: 'value_comparison', summary, before: listed('before'), after: listed('after') }];
}
