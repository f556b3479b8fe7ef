import { useState } from 'react';
import type { Decision, Reason } from '../api/types.js';

/** What somebody is about to decide or to say. */
export interface Draft {
  readonly decision?: Decision | undefined;
  readonly reason?: Reason | undefined;
  readonly words: string;
}

const NOTHING: Draft = { words: '' };

/**
 * Kept in memory until they are sent, so that a session that ends, or a look at another record, costs nobody their
 * words. Each is named by its author, who may not be the next one to sign in.
 */
const drafts = new Map<string, Draft>();

export function useDraft(name: string): readonly [Draft, (next: Draft | undefined) => void] {
  const [draft, setDraft] = useState(drafts.get(name) ?? NOTHING);
  const keep = (next: Draft | undefined): void => {
    if (next) drafts.set(name, next);
    else drafts.delete(name);
    setDraft(next ?? NOTHING);
  };
  return [draft, keep];
}

export const forgetDrafts = (): void => drafts.clear();
