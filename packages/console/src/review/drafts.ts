import { useState } from 'react';
import type { Decision, Reason } from '../api/types.js';

/** What somebody is about to decide or to say. */
export interface Draft {
  readonly decision?: Decision | undefined;
  readonly reason?: Reason | undefined;
  readonly words: string;
}

export const NO_WORDS: Draft = { words: '' };

/**
 * Kept in memory until they are sent, so that a session that ends, or a look at another record, costs nobody their
 * words. Each is named by its author, who may not be the next one to sign in.
 */
const drafts = new Map<string, unknown>();

export function useDraft<Kept>(
  name: string,
  nothing: Kept,
): readonly [Kept, (next: Kept | undefined) => void] {
  const [draft, setDraft] = useState((drafts.get(name) as Kept | undefined) ?? nothing);
  const keep = (next: Kept | undefined): void => {
    if (next) drafts.set(name, next);
    else drafts.delete(name);
    setDraft(next ?? nothing);
  };
  return [draft, keep];
}

export const forgetDrafts = (): void => drafts.clear();
