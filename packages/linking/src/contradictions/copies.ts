import type { LinkDraft, LinkType } from '../types.js';

/**
 * Links that say that one document was made of the other, or both of one: by the history of the file, by the
 * picture, by the text.
 */
const COPIES: readonly LinkType[] = ['revision_of', 'near_duplicate_image', 'near_duplicate_text'];

/** Weaker ones are between documents of one template. */
const STRONG: readonly LinkDraft['strength'][] = ['high', 'critical'];

/**
 * The strongest sign that the new document is a copy of the earlier one, edited or not; undefined where
 * nothing says so.
 */
export function copyLink(links: readonly LinkDraft[]): LinkDraft | undefined {
  return COPIES.flatMap((type) =>
    links.filter(({ linkType, strength }) => linkType === type && STRONG.includes(strength)),
  )[0];
}
