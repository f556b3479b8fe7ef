import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { change } from '../api/call.js';
import { FOLDER, REVIEWS_KEY, reviewQuery, sessionQuery } from '../api/queries.js';
import type { Decision, Kind, Review } from '../api/types.js';
import { useShortcuts } from '../keyboard/shortcuts.js';
import { m } from '../messages/index.js';
import { sentenceFor } from '../ui/failure.js';
import { time } from '../words/numbers.js';
import { DecisionForm } from './decision-form.js';
import { type Draft, NO_WORDS, useDraft } from './drafts.js';
import type { Looked } from './looked-at.js';
import { useSignsOfLife } from './signs-of-life.js';
import './review.css';

const KEYS: Readonly<Record<Decision, string>> = {
  accept: 'a',
  reject: 'x',
  more_information: 'm',
  escalate: 'e',
};

interface DecisionBarProps {
  readonly kind: Kind;
  readonly id: number;
  readonly looked?: readonly Looked[];
}

/** Where a person decides about a record, and how it stands. By its `key` it belongs to one record. */
export function DecisionBar({ kind, id, looked = [] }: DecisionBarProps): ReactNode {
  const { data: review } = useQuery(reviewQuery(kind, id));
  const { data: session } = useQuery(sessionQuery);
  const client = useQueryClient();
  const [draft, keep] = useDraft(`${session?.person.id} ${kind} ${id} decision`, NO_WORDS);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [isInBar, setInBar] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const choices = review?.choices ?? [];
  const choice = choices.find(({ decision }) => decision === draft.decision);
  // Not there where it is hidden: somebody else proposed it.
  const last = review?.entries.find(({ entryId }) => entryId === review.last);
  useSignsOfLife(kind, id, review?.claim !== undefined && review.claim.by.id === session?.person.id);

  const choose = (decision: Decision): void => {
    if (!choices.some((one) => one.decision === decision)) return;
    setFailure(undefined);
    const isAnother = decision !== draft.decision;
    keep({ ...draft, decision, ...(isAnother && { reason: undefined }) });
  };
  const focusBar = (): void => (bar.current?.querySelector('button') ?? bar.current)?.focus();
  const close = (): void => {
    // What was written stays for the next time.
    keep({ ...draft, decision: undefined });
    focusBar();
  };
  const send = async ({ decision, reason, words }: Draft): Promise<void> => {
    try {
      await change('POST', `/${FOLDER[kind]}/${id}/decisions`, {
        decision,
        reason,
        ...(words.trim() && { words }),
        lookedAt: looked.flatMap(({ places }) => places),
        ...(review?.last !== undefined && { after: review.last }),
      });
      keep(undefined);
      setFailure(undefined);
    } catch (error) {
      setFailure(sentenceFor(error));
    }
    // Also where somebody else was faster: then their decision is to be seen.
    await client.invalidateQueries({ queryKey: REVIEWS_KEY });
    await client.invalidateQueries({ queryKey: ['submissions'] });
    // The button that was pressed may be gone: a keyboard goes on from the bar.
    if (!bar.current?.contains(document.activeElement)) focusBar();
  };

  const keyOf = (decision: Decision) => ({
    keys: [KEYS[decision]],
    label: m.shortcuts.decisions[decision],
    run: () => choose(decision),
  });
  useShortcuts([
    keyOf('accept'),
    keyOf('reject'),
    keyOf('escalate'),
    { keys: ['d'], label: m.shortcuts.decide, run: focusBar },
  ]);
  return (
    <section
      ref={bar}
      className="decision-bar"
      tabIndex={-1}
      aria-label={m.review.title}
      onFocus={() => setInBar(true)}
      onBlur={({ relatedTarget }) => setInBar(bar.current?.contains(relatedTarget) === true)}
    >
      {/* Elsewhere this letter shows and hides the marks. */}
      {isInBar && <Key shortcut={keyOf('more_information')} />}
      {choice && (
        <DecisionForm
          choice={choice}
          draft={draft}
          looked={looked}
          failure={failure}
          onDraft={keep}
          onSend={(next) => void send(next)}
          onClose={close}
        />
      )}
      <p className="row">
        <span className="review-state" role="status">
          {review && <strong>{m.review.states[review.state]}</strong>}
          {last && review?.state === 'proposed' && last.decision && (
            <span className="small"> {m.review.proposed(m.review.states[last.decision])}</span>
          )}
          {review && <span className="small"> {othersText(review)}</span>}
          {review?.isDrawn && <span className="small"> {m.review.drawn}</span>}
          {review?.claim && (
            <span className="small">
              {' '}
              {m.review.claimedBy} <bdi>{review.claim.by.name}</bdi>
            </span>
          )}
          {last && (
            <span className="small">
              {' '}
              <bdi>{last.by.name}</bdi>, {time(last.at)}
            </span>
          )}
        </span>
        {choices.map(({ decision }) => (
          <button
            type="button"
            key={decision}
            data-decision={decision}
            aria-pressed={draft.decision === decision}
            onClick={() => choose(decision)}
          >
            {m.review.decisions[decision]} <kbd>{KEYS[decision]}</kbd>
          </button>
        ))}
      </p>
    </section>
  );
}

/** What is still to come of others, where something is. */
function othersText({ state, isParty }: Review): string {
  if (state === 'proposed') return isParty ? m.review.proposedByYou : m.review.proposedByOther;
  if (state === 'disputed') return isParty ? m.review.disputedByYou : m.review.disputedByOthers;
  return '';
}

/** A key that works while this is there. */
function Key({ shortcut }: { readonly shortcut: Parameters<typeof useShortcuts>[0][number] }): null {
  useShortcuts([shortcut]);
  return null;
}
