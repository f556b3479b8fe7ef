import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { change } from '../api/call.js';
import { REVIEWS_KEY, sessionQuery, waitingQuery } from '../api/queries.js';
import type { Next, Waiting } from '../api/types.js';
import { useShortcuts } from '../keyboard/shortcuts.js';
import { m } from '../messages/index.js';
import { openLink } from '../screens/submissions/submission-row.js';
import { sentenceFor } from '../ui/failure.js';
import { number } from '../words/numbers.js';

/** How many records wait for a decision, and the next of them: nobody else gets that one. */
export function WaitingLink({ mayDecide }: { readonly mayDecide: boolean }): ReactNode {
  const { pathname } = useLocation();
  const client = useQueryClient();
  // Who has just signed out asks for nothing.
  const isSignedIn = (): boolean => client.getQueryData(sessionQuery.queryKey) !== undefined;
  const { data: waiting, refetch } = useQuery({ ...waitingQuery, enabled: isSignedIn });
  const navigate = useNavigate();
  const [said, setSaid] = useState<string | undefined>(undefined);
  // Asked at each step of a person and by no clock: a session is to end when nobody is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason to ask again
  useEffect(() => {
    setSaid(undefined);
    if (isSignedIn()) void refetch();
  }, [pathname]);
  const takeNext = async (): Promise<void> => {
    try {
      const { next } = await change<{ next: Next }>('POST', '/reviews/next');
      if (!next) return setSaid(m.frame.noneWaits);
      await client.invalidateQueries({ queryKey: REVIEWS_KEY });
      await navigate(openLink(next));
    } catch (error) {
      setSaid(sentenceFor(error));
    }
  };
  return (
    <>
      <Link to="/submissions" search={{ state: 'open' }}>
        {m.frame.open(waiting ? number(waiting.open) : '')}
      </Link>
      {mayDecide && waiting && <ForYou {...waiting.forYou} />}
      {mayDecide && <NextKey onNext={() => void takeNext()} />}
      <span role="status" className="small">
        {said}
      </span>
    </>
  );
}

/** What others began and wait with for a second or third person, whom this one may be. */
const ForYou = ({ proposed, disputed }: Waiting['forYou']): ReactNode => (
  <>
    {proposed > 0 && (
      <Link to="/submissions" search={{ state: 'proposed' }} title={m.review.states.proposed}>
        {m.frame.proposed(number(proposed))}
      </Link>
    )}
    {disputed > 0 && (
      <Link to="/submissions" search={{ state: 'disputed' }} title={m.review.states.disputed}>
        {m.frame.disputed(number(disputed))}
      </Link>
    )}
  </>
);

function NextKey({ onNext }: { readonly onNext: () => void }): ReactNode {
  useShortcuts([{ keys: ['n'], label: m.shortcuts.next, run: onNext }]);
  return (
    <button type="button" className="quiet" onClick={onNext}>
      {m.frame.next} <kbd>n</kbd>
    </button>
  );
}
