import { AccessError, BusyError } from '@assay/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { address, change } from '../../api/call.js';
import { featuresQuery } from '../../api/queries.js';
import { m } from '../../messages/index.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';
import { PasswordField } from '../../ui/password-field.js';
import { useTitle } from '../../ui/title.js';
import { forgetPictures } from '../../viewer/pictures.js';

/** Password managers and pasting work; a wrong name and a wrong password are told by the same words. */
export function SignInScreen(): ReactNode {
  useTitle(m.signIn.title);
  const { back, refused } = useSearch({ from: '/sign-in' });
  const { data: features } = useQuery(featuresQuery);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [failure, setFailure] = useState(refused ? m.signIn.refused : undefined);
  const [sending, setSending] = useState(false);
  const signIn = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    try {
      await change(
        'POST',
        '/session',
        { email: form.get('email'), password: form.get('password') },
        { anonymous: true },
      );
      // What the last person saw is not the next one's.
      client.clear();
      forgetPictures();
      if (back === undefined) await navigate({ to: '/submissions' });
      else await navigate({ href: back });
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <main id="content" className="door" tabIndex={-1}>
      <div className="card">
        <h1>Assay</h1>
        <FailureLine text={failure} />
        {features?.oidc && (
          <a className="button primary" href={address('/oidc/start')}>
            {m.signIn.withProvider}
          </a>
        )}
        {features?.passwords !== false && (
          <form className="fields" onSubmit={(event) => void signIn(event)}>
            <label>
              {m.signIn.email}
              <input name="email" type="email" autoComplete="username" required />
            </label>
            <PasswordField name="password" label={m.signIn.password} autoComplete="current-password" />
            <button type="submit" className="primary" disabled={sending}>
              {m.signIn.submit}
            </button>
          </form>
        )}
      </div>
    </main>
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof BusyError && error.retryAfterSeconds !== undefined)
    return m.signIn.wait(error.retryAfterSeconds);
  return error instanceof AccessError ? m.signIn.wrong : sentenceFor(error);
}
