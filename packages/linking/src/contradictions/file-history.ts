import type { Dossier } from '../types.js';

/**
 * Whether both are the same file, byte for byte: what is read of one, but not of the other, is the reader's
 * doing.
 */
export const areOneFile = (newer: Dossier, earlier: Dossier): boolean =>
  uploadsOf(newer).some((upload) => uploadsOf(earlier).includes(upload));

/**
 * Whether the earlier submission was saved upon the new one, which it contains byte for byte: what they say
 * differently was changed in the earlier one. Siblings, both saved upon a third file, are not.
 */
export const isOriginalOf = (newer: Dossier, earlier: Dossier): boolean => {
  const revisions = filesOf(earlier, 'revision');
  return !areOneFile(newer, earlier) && uploadsOf(newer).some((upload) => revisions.includes(upload));
};

/** Digests of the files that were sent: one, or none where it was not hashed. */
export const uploadsOf = (dossier: Dossier): string[] => filesOf(dossier, 'upload');

const filesOf = ({ fingerprints }: Dossier, wanted: 'upload' | 'revision'): string[] =>
  fingerprints.flatMap(({ kind, part, value }) =>
    kind === 'file' && part === wanted && value.form === 'exact' ? [value.text] : [],
  );
