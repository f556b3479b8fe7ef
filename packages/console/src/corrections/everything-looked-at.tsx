import type { ReactNode } from 'react';
import { m } from '../messages/index.js';
import { FailureLine } from '../ui/failure.js';
import { time } from '../words/numbers.js';
import type { Correcting } from './use-correcting.js';

/** That somebody looked at every field: what is not corrected is right, then. */
export function EverythingLookedAt({ correcting }: { readonly correcting: Correcting }): ReactNode {
  const { corrections, mayCorrect } = correcting;
  const checked = corrections?.checked;
  return (
    <div className="everything row">
      {mayCorrect && (
        <button
          type="button"
          aria-pressed={checked !== undefined}
          onClick={() => void correcting.check(!checked)}
        >
          {m.corrections.everything}
        </button>
      )}
      <span className="small" role="status">
        {checked && (
          <>
            {m.corrections.everythingBy} <bdi>{checked.by.name}</bdi>, {time(checked.at)}
          </>
        )}
      </span>
      <FailureLine text={correcting.failureOf()} />
    </div>
  );
}
