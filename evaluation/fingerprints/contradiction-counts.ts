import { contradictionsOf, type LinkDraft } from '@assay/linking';
import type { RelatedDossiers } from './pairs.js';

/** Pairs of one relation that contradict each other. */
export interface ContradictionCounts {
  readonly relation: string;
  readonly pairs: number;
  /**
   * By what identifiers and names alone say, and where a link says besides that one is a copy of the other.
   */
  readonly alone: number;
  readonly asCopies: number;
  /** Of the copies, those with a value changed and those under another name. */
  readonly valueChanged: number;
  readonly otherName: number;
}

/** What says that two documents are one paper. */
const COPY: LinkDraft = {
  linkType: 'near_duplicate_image',
  evidenceType: 'phash64',
  fingerprint: { kind: 'page-image', part: 'page', value: { form: 'bits', bits: new Uint8Array(8) } },
  strength: 'high',
  metadata: {},
};

/**
 * Counts contradictions of both ways that two documents may come: the newer one is compared with the earlier,
 * then the other way around.
 */
export const countContradictions = (related: readonly RelatedDossiers[]): ContradictionCounts[] =>
  related.map(({ relation, pairs }) => {
    const both = pairs.flatMap(([newer, earlier]) => [[newer, earlier] as const, [earlier, newer] as const]);
    const asCopies = both.map(([newer, earlier]) => contradictionsOf(newer, earlier, [COPY]));
    const having = (code: string): number =>
      asCopies.filter((found) => found.some((one) => one.code === code)).length;
    return {
      relation,
      pairs: both.length,
      alone: both.filter(([newer, earlier]) => contradictionsOf(newer, earlier, []).length > 0).length,
      asCopies: asCopies.filter((found) => found.length > 0).length,
      valueChanged: having('VALUE_CHANGED'),
      otherName: having('OTHER_NAME'),
    };
  });
