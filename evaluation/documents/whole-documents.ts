import type { DocumentOutcome } from './compare.js';

/** The kinds of document that figures are given for. */
export type DocumentKind =
  | 'card'
  | 'statement'
  | 'stub'
  | 'bill'
  | 'invoice'
  | 'receipt'
  | 'form'
  | 'policy'
  | 'certificate';

/** What was right of the documents of one group. */
export interface GroupCount {
  readonly documents: number;
  /** Without one wrong, missing or additional value. */
  readonly wholeDocuments: number;
  /** Values that the truth names. */
  readonly fields: number;
  readonly rightFields: number;
  /** Values that were read and that the truth does not name. */
  readonly extraFields: number;
}

export function kindOfDocument({ known: { documentType } }: DocumentOutcome): DocumentKind {
  if (documentType === 'bankStatement') return 'statement';
  if (documentType === 'payStub') return 'stub';
  if (documentType === 'utilityBill') return 'bill';
  if (documentType === 'invoice' || documentType === 'receipt') return documentType;
  if (documentType === 'insuranceDeclarationPage') return 'policy';
  if (documentType === 'taxRegistrationCertificate') return 'certificate';
  return documentType.startsWith('form') ? 'form' : 'card';
}

/** Whether every value of the truth was read as it is, and nothing else was. */
export const isWhole = ({ fields }: DocumentOutcome): boolean =>
  fields.every(({ verdict }) => verdict === 'right');

/** Fields and whole documents, by group; groups in the order of the alphabet. */
export function countByGroup(
  outcomes: readonly DocumentOutcome[],
  groupOf: (outcome: DocumentOutcome) => string,
): Record<string, GroupCount> {
  const counts: Record<string, GroupCount> = {};
  for (const group of [...new Set(outcomes.map(groupOf))].sort()) {
    const members = outcomes.filter((outcome) => groupOf(outcome) === group);
    const fields = members.flatMap((outcome) => outcome.fields);
    const named = fields.filter(({ verdict }) => verdict !== 'extra');
    counts[group] = {
      documents: members.length,
      wholeDocuments: members.filter(isWhole).length,
      fields: named.length,
      rightFields: named.filter(({ verdict }) => verdict === 'right').length,
      extraFields: fields.length - named.length,
    };
  }
  return counts;
}
