import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { change } from '../api/call.js';
import { FOLDER, REVIEWS_KEY, sessionQuery } from '../api/queries.js';
import type { Kind } from '../api/types.js';
import { m } from '../messages/index.js';
import { FailureLine, sentenceFor } from '../ui/failure.js';
import { NO_WORDS, useDraft } from './drafts.js';

const MOST_WORDS = 4000;

/** For those who may decide. */
export function CommentForm({ kind, id }: { readonly kind: Kind; readonly id: number }): ReactNode {
  const { data: session } = useQuery(sessionQuery);
  const client = useQueryClient();
  const [draft, keep] = useDraft(`${session?.person.id} ${kind} ${id} comment`, NO_WORDS);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  if (!session?.permissions.includes('records:decide')) return null;
  const send = async (): Promise<void> => {
    if (draft.words.trim() === '') return;
    try {
      await change('POST', `/${FOLDER[kind]}/${id}/comments`, { words: draft.words });
      keep(undefined);
      setFailure(undefined);
      await client.invalidateQueries({ queryKey: REVIEWS_KEY });
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && void send()}
    >
      <label>
        {m.review.comment}
        <textarea
          name="comment"
          rows={3}
          maxLength={MOST_WORDS}
          value={draft.words}
          onChange={({ target }) => keep({ words: target.value })}
        />
      </label>
      <FailureLine text={failure} />
      <p className="row">
        <button type="submit">
          {m.review.sendComment} <kbd>Ctrl Enter</kbd>
        </button>
      </p>
    </form>
  );
}
