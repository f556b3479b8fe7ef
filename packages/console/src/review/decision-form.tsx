import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Choice, Reason } from '../api/types.js';
import { m } from '../messages/index.js';
import { FailureLine } from '../ui/failure.js';
import type { Draft } from './drafts.js';
import type { Looked } from './looked-at.js';

/** As the server asks for. */
const LEAST_WORDS = 20;
const MOST_WORDS = 4000;

interface DecisionFormProps {
  readonly choice: Choice;
  readonly draft: Draft;
  readonly looked: readonly Looked[];
  readonly failure: string | undefined;
  readonly onDraft: (draft: Draft) => void;
  readonly onSend: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** The reason for a decision: a key of the list, and one's own words where they are needed. */
export function DecisionForm(props: DecisionFormProps): ReactNode {
  const { choice, draft, looked, failure, onDraft, onSend, onClose } = props;
  const reasons = useRef<HTMLFieldSetElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const isNeeded = (reason: Reason | undefined): boolean => choice.isAgainst || reason === 'other';
  const isEnough = (next: Draft): boolean =>
    next.reason !== undefined && (!isNeeded(next.reason) || next.words.trim().length >= LEAST_WORDS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice begins at its reasons
  useEffect(() => reasons.current?.querySelector('input')?.focus(), [choice.decision]);

  const pick = (reason: Reason): Draft => {
    const next = { ...draft, reason };
    onDraft(next);
    return next;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Escape') onClose();
    else if (key === 'Enter' && (ctrlKey || metaKey)) isEnough(draft) && onSend(draft);
    else {
      const reason = choice.reasons[Number(key) - 1];
      if (!reason || ctrlKey || metaKey || event.target === words.current) return;
      const next = pick(reason);
      if (isEnough(next)) onSend(next);
      else words.current?.focus();
    }
    event.preventDefault();
  };
  return (
    <form
      className="decision-form"
      aria-label={m.review.decisions[choice.decision]}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough(draft)) onSend(draft);
      }}
    >
      <p>
        <strong>{m.review.youDecide[choice.decision]}</strong>{' '}
        {choice.isAgainst && <span className="warn">{m.review.againstNeedsWords}</span>}
        {choice.isProposal && <span className="small"> {m.review.proposalText}</span>}
      </p>
      <fieldset ref={reasons}>
        <legend className="hidden">{m.review.reason}</legend>
        {choice.reasons.map((reason, index) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              checked={draft.reason === reason}
              onChange={() => pick(reason)}
            />
            {m.review.reasons[reason]} <kbd>{index + 1}</kbd>
          </label>
        ))}
      </fieldset>
      <label className="words">
        {isNeeded(draft.reason) ? m.review.wordsNeeded(LEAST_WORDS) : m.review.words}
        <textarea
          ref={words}
          rows={2}
          maxLength={MOST_WORDS}
          required={isNeeded(draft.reason)}
          value={draft.words}
          onChange={({ target }) => onDraft({ ...draft, words: target.value })}
        />
      </label>
      {looked.length > 0 && <LookedAt looked={looked} />}
      <FailureLine text={failure} />
      <p className="row">
        <button type="submit" className="primary" disabled={!isEnough(draft)}>
          {choice.isProposal ? m.review.propose : m.review.decide} <kbd>Ctrl Enter</kbd>
        </button>
        <button type="button" onClick={onClose}>
          {m.keys.cancel} <kbd>Esc</kbd>
        </button>
      </p>
    </form>
  );
}

function LookedAt({ looked }: { readonly looked: readonly Looked[] }): ReactNode {
  const numbers = (some: readonly Looked[]): string =>
    some.map((one) => one.number).join(', ') || m.review.noneOfThem;
  const seen = looked.filter(({ places }) => places.length > 0);
  const unseen = looked.filter(({ places }) => places.length === 0);
  return (
    <p className="small">
      {m.review.lookedAt(numbers(seen))}
      {unseen.length > 0 && <span className="warn"> {m.review.notLookedAt(numbers(unseen))}</span>}
    </p>
  );
}
