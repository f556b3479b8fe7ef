import { KINDS } from '../kinds.js';
import type { EvidenceType, LinkType } from '../types.js';
import type { Match } from './match.js';

/** How one file came from the other, or both from a third: said of the newer submission. */
export type FileRelation = 'edited_copy' | 'ancestor' | 'sibling';

/** What a match is called; files are told apart by which side of it is a whole upload. */
export interface NamedLink {
  readonly linkType: LinkType;
  readonly evidenceType: EvidenceType;
  readonly relation?: FileRelation;
}

export function linkTypeOf({ newer, earlier }: Match): NamedLink {
  if (newer.kind !== 'file' || (newer.part === 'upload' && earlier.part === 'upload'))
    return KINDS[newer.kind];
  const relation =
    earlier.part === 'upload' ? 'edited_copy' : newer.part === 'upload' ? 'ancestor' : 'sibling';
  return { linkType: 'revision_of', evidenceType: 'revision_sha256', relation };
}
