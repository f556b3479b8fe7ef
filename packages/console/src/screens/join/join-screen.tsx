import { AccessError, NotFoundError } from '@assay/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { invitedToQuery, sessionQuery } from '../../api/queries.js';
import { m } from '../../messages/index.js';
import { FailureLine, FailurePage, sentenceFor } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { PersonFields } from '../../ui/person-fields.js';
import { useTitle } from '../../ui/title.js';

/** Somebody joins by the link of an administrator, whose secret stands behind `#`. */
export function JoinScreen(): ReactNode {
  useTitle(m.join.title);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [token] = useState(() => location.hash.slice(1));
  const { data: invited, error } = useQuery(invitedToQuery(token));
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [sending, setSending] = useState(false);
  const join = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    setSending(true);
    try {
      await change('POST', '/invitations/accept', { token, ...form }, { anonymous: true });
      client.removeQueries({ queryKey: sessionQuery.queryKey });
      await navigate({ to: '/submissions', replace: true });
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setSending(false);
    }
  };
  if (error && !(error instanceof NotFoundError)) return <FailurePage error={error} />;
  return (
    <main id="content" className="door" tabIndex={-1}>
      <div className="card">
        <h1>{m.join.title}</h1>
        {error ? (
          <>
            <p>{m.join.none}</p>
            <Link to="/sign-in" search={{}}>
              {m.setup.signInInstead}
            </Link>
          </>
        ) : !invited ? (
          <Loading />
        ) : (
          <form className="fields" onSubmit={(event) => void join(event)}>
            <p>
              <strong>
                <bdi>{invited.organization}</bdi>
              </strong>
              {` (${invited.roles.map((role) => m.roles[role]).join(', ')})`}
            </p>
            <p className="small">{m.join.hasAccount}</p>
            <PersonFields />
            <FailureLine text={failure} />
            <button type="submit" className="primary" disabled={sending}>
              {m.join.submit}
            </button>
          </form>
        )}
      </div>
    </main>
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof NotFoundError) return m.join.none;
  return error instanceof AccessError ? m.join.wrongPassword : sentenceFor(error);
}
