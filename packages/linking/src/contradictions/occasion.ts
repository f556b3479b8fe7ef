import type { Dossier, LinkDraft } from '../types.js';
import { copyLink } from './copies.js';
import { nameTheSame, otherNames } from './other-names.js';
import { type SharedIdentifier, sharedIdentifiers } from './shared-identifiers.js';

/** Two submissions, and why they may speak of one thing. What every rule is handed. */
export interface Occasion {
  readonly newer: Dossier;
  readonly earlier: Dossier;
  readonly shared: readonly SharedIdentifier[];
  /** The link that says that one is a copy of the other. */
  readonly copy: LinkDraft | undefined;
  readonly isSameClass: boolean;
}

/** Businesses get statements of their own; a reader takes the one for the other. */
const familyOf = (name: string | undefined): string | undefined =>
  name === 'financial/business_bank_statement' ? 'financial/bank_statement' : name;

export function occasionOf(newer: Dossier, earlier: Dossier, links: readonly LinkDraft[]): Occasion {
  const family = familyOf(newer.documentClass);
  return {
    newer,
    earlier,
    shared: sharedIdentifiers(newer, earlier),
    copy: copyLink(links),
    isSameClass: family !== undefined && family === familyOf(earlier.documentClass),
  };
}

/**
 * Whether both are of one person without any number in common: told by issuer, person and day, or by being a
 * copy. Colleagues and customers get alike papers on one day, so that what only looks like a copy needs the
 * same name; a file that was saved upon the other needs no more than no other name.
 */
export function isSameByName({ newer, earlier, shared, copy }: Occasion): boolean {
  if (shared.some(({ part }) => part === 'payStub' || part === 'statement')) return true;
  if (copy?.linkType === 'revision_of') return otherNames(newer, earlier) === undefined;
  return copy !== undefined && nameTheSame(newer, earlier);
}
