import type { DocumentField, DocumentFields, Views } from '@assay/media';
import type { Evidence } from '../check.js';
import { type CheckReport, examine } from '../examine.js';
import type { AnyCheck, ExamineOptions } from '../run-check.js';
import { identityRules } from '../semantic/identity-rules/identity-rules.js';
import { sourceAgreement } from '../semantic/source-agreement/source-agreement.js';
import { sentenceOfCode } from '../sentences/codes.js';
import { type Reason, SENTENCES } from '../sentences/reason.js';
import { subjectOf } from '../sentences/subject.js';
import { withWhatStandsThere } from '../sentences/what-stands-there.js';
import { logLikelihoodRatio } from '../verdict/calibration.js';
import { reasonOf } from '../verdict/told-findings.js';

/** The checks that hold an identity document against itself; they need text and fields, and no picture of a page. */
const IDENTITY_CHECKS: readonly AnyCheck[] = [sourceAgreement, identityRules];

/**
 * From here on a difference is one: print and code of two documents (1.3), a value surely read that a code or a rule of
 * the issuer contradicts (1.5 and more). Both rooms' calibrations have the counts.
 */
const CONTRADICTION_RATIO = 1.3;
/** More is told by a detection of the same file. */
export const MAX_EVIDENCE = 20;

/**
 * What an identity document says of itself in print, in its codes and by its issuer's rules. `unsure`: it differs, but a
 * misreading or a change after the issue may account for it. `nothing-compared`: no value was read both in print and in a
 * code, and no rule is broken. `broken`: the comparison itself came to no end.
 */
export interface IdentityAgreement {
  readonly outcome: 'agrees' | 'contradicts' | 'unsure' | 'nothing-compared' | 'broken';
  /** One plain sentence. May quote the document: never to be logged. */
  readonly summary: string;
  /** Strongest first, at most 20: what the code says is `before`, what is printed `after`. */
  readonly evidence: readonly Evidence[];
}

/**
 * Holds the print of an identity document against its bar code and its machine-readable zone, on all pages that the
 * views offer, so that front and back may be two pages.
 * @param views that offer `fields`, `text`, `codes`, `documentClass`, and `pages` or `raster` for the size of a page
 */
export async function holdIdentity(
  views: Views,
  options: Pick<ExamineOptions, 'onBroken'> = {},
): Promise<IdentityAgreement> {
  const reports = await examine(views, IDENTITY_CHECKS, options);
  const weighed = reports.flatMap(weigh).sort((one, other) => other.ratio - one.ratio);
  const evidence = weighed.flatMap((one) => one.evidence).slice(0, MAX_EVIDENCE);
  const found = { outcome: outcomeOf(reports, weighed), summary: summaryOf(reports, weighed) };
  if (evidence.length === 0) return { ...found, evidence };
  const read = { text: await views.get('text'), fields: everyReading(await views.get('fields')) };
  return { ...found, evidence: evidence.map((one) => withWhatStandsThere(one, read)) };
}

/** What a code says stands first in a field, and its print among the others: both have places. */
const everyReading = ({ fields }: DocumentFields): DocumentField[] =>
  fields.flatMap((field) => [
    field,
    ...field.others.map((other) => ({ ...other, name: field.name, others: [] })),
  ]);

interface Weighed {
  readonly ratio: number;
  readonly summary: string;
  readonly evidence: readonly Evidence[];
}

const weigh = ({ check, outcome }: CheckReport): Weighed[] =>
  outcome.kind === 'examined'
    ? [
        {
          ratio: logLikelihoodRatio(check.calibration, outcome.finding.measure),
          summary: outcome.finding.summary,
          evidence: outcome.finding.evidence,
        },
      ]
    : [];

const comparisonOf = (reports: readonly CheckReport[]): CheckReport['outcome'] | undefined =>
  reports.find(({ check }) => check.id === sourceAgreement.id)?.outcome;

function outcomeOf(
  reports: readonly CheckReport[],
  weighed: readonly Weighed[],
): IdentityAgreement['outcome'] {
  const strongest = weighed[0]?.ratio ?? 0;
  if (strongest >= CONTRADICTION_RATIO) return 'contradicts';
  const compared = comparisonOf(reports);
  if (compared === undefined || compared.kind === 'broken') return 'broken';
  if (strongest > 0) return 'unsure';
  if (compared.kind === 'not-applicable') return 'nothing-compared';
  return compared.finding.evidence.length > 0 ? 'unsure' : 'agrees';
}

function summaryOf(reports: readonly CheckReport[], [strongest]: readonly Weighed[]): string {
  if (strongest && strongest.ratio > 0) return strongest.summary;
  const compared = comparisonOf(reports);
  if (compared?.kind === 'examined') return compared.finding.summary;
  if (compared?.kind === 'not-applicable') return compared.because;
  return 'The comparison of print and codes could not be completed.';
}

/** Told of every document, whatever came of it. */
const NOTED: readonly string[] = ['EXPIRED', 'BACK_NOT_TIED', 'BACK_IS_FRONT'];
/** So many contradictions are told in sentences; the evidence has them all. */
const TOLD = 4;

/**
 * What is told of an agreement: each contradiction as a fact that names both values, that the back could not be tied to the
 * front or shows it once more, and that the document has expired. Nothing of mere doubts.
 */
export function reasonsOfIdentity({ outcome, evidence }: IdentityAgreement): Reason[] {
  const told = outcome === 'contradicts' ? evidence.filter(({ code }) => isContradiction(code)) : [];
  const noted = evidence.filter(({ code }) => NOTED.includes(sentenceOfCode(code) ?? ''));
  return [...told.slice(0, TOLD), ...noted].map(reasonOfIdentity);
}

/** A piece of evidence as a reason: sides of a card need no page. */
export const reasonOfIdentity = (evidence: Evidence): Reason => reasonOf(evidence, 1, subjectOf(evidence));

function isContradiction(code: string): boolean {
  const sentence = sentenceOfCode(code);
  return sentence !== undefined && sentence !== 'COMPARE_BY_EYE' && !('note' in SENTENCES[sentence]);
}
