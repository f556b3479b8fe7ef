import { createHash } from 'node:crypto';
import type { Submission } from './origin.js';
import { type Relation, relationOf } from './relation.js';

/**
 * A pair of submissions that have something in common; every other pair has not, and may be linked by
 * nothing.
 */
export interface RelatedPair extends Relation {
  /** Submitted first. */
  readonly earlier: string;
  readonly newer: string;
}

/** `manifest.json` of a series. */
export interface SeriesManifest {
  /** In the order in which they are submitted. */
  readonly submissions: readonly { readonly file: string; readonly template: string }[];
  readonly pairs: readonly RelatedPair[];
}

export const fileNameOf = ({ name, extension }: Submission): string => `${name}.${extension}`;

/** @param submissions in the order in which they are submitted */
export function manifestOf(submissions: readonly Submission[]): SeriesManifest {
  const digests = submissions.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const pairs = submissions.flatMap((newer, at) =>
    submissions.slice(0, at).flatMap((earlier, before): RelatedPair[] => {
      const relation = relationOf(newer, earlier, digests[at] === digests[before]);
      return relation ? [{ earlier: fileNameOf(earlier), newer: fileNameOf(newer), ...relation }] : [];
    }),
  );
  return {
    submissions: submissions.map((submission) => ({
      file: fileNameOf(submission),
      template: submission.origin.template,
    })),
    pairs,
  };
}
