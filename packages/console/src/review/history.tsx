import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reviewQuery } from '../api/queries.js';
import type { Kind, Review, ReviewEntry } from '../api/types.js';
import { m } from '../messages/index.js';
import { time } from '../words/numbers.js';
import { CommentForm } from './comment-form.js';

/** What people decided and said of a record, oldest first: nothing of it is ever changed. */
export function History({ kind, id }: { readonly kind: Kind; readonly id: number }): ReactNode {
  const { data: review } = useQuery(reviewQuery(kind, id));
  const entries = review?.entries ?? [];
  const standing = standingOf(review);
  return (
    <div className="history">
      {review && entries.length === 0 && <p className="small">{m.review.nothingYet}</p>}
      <ol>
        {entries.map((entry) => (
          <Entry
            key={entry.entryId}
            entry={entry}
            isSuperseded={entry.decision !== null && !standing.includes(entry)}
            isConfirmed={standing[1] === entry && standing[0]?.decision === entry.decision}
          />
        ))}
      </ol>
      <CommentForm kind={kind} id={id} />
    </div>
  );
}

interface EntryProps {
  readonly entry: ReviewEntry;
  /** Another decision took its place. */
  readonly isSuperseded: boolean;
  /** A second person decided the same. */
  readonly isConfirmed: boolean;
}

/** The decisions that count, newest first: the last one, with a proposal that it confirms; both, where two differ. */
function standingOf(review: Review | undefined): readonly ReviewEntry[] {
  const [last, ...before] = (review?.entries ?? []).filter(({ decision }) => decision !== null).reverse();
  if (!review || !last) return [];
  const proposal = before.find(({ by }) => by.id !== last.by.id);
  const counts = review.state === 'disputed' || proposal?.decision === last.decision;
  return proposal?.left === 'proposed' && counts && last.left !== 'proposed' ? [last, proposal] : [last];
}

function Entry({ entry, isSuperseded, isConfirmed }: EntryProps): ReactNode {
  const { at, by, decision, left, reason, isAgainst, words, lookedAt, versions } = entry;
  const decided = decision && m.review.states[decision];
  return (
    <li className={isSuperseded ? 'superseded' : undefined}>
      <p className="row">
        <strong>
          {left === 'proposed' && decided ? m.review.proposed(decided) : (decided ?? m.review.comment)}
        </strong>
        <span className="small">
          <bdi>{by.name}</bdi>, <time dateTime={at}>{time(at)}</time>
        </span>
        {isConfirmed && <span className="small">{m.review.decidedTheSame}</span>}
        {isSuperseded && <span className="small">{m.review.superseded}</span>}
      </p>
      {reason && (
        <p>
          {m.review.reasons[reason]}
          {isAgainst && <span className="warn"> {m.review.againstMachine}</span>}
        </p>
      )}
      {words && (
        <p className="prose document-text" dir="auto">
          {words}
        </p>
      )}
      {lookedAt && versions && (
        <details className="small">
          <summary>{lookedAt.length > 0 ? m.review.whatWasOpen(lookedAt.length) : m.review.versions}</summary>
          <ul>
            {lookedAt.map((place) => (
              <li key={place} className="api-name">
                {place}
              </li>
            ))}
            <li>
              {Object.entries(versions)
                .map(([name, version]) => `${name} ${version}`)
                .join(' · ')}
            </li>
          </ul>
        </details>
      )}
    </li>
  );
}
