import { AccessError } from '@assay/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { sessionQuery, sessionsQuery } from '../../api/queries.js';
import { LanguageChoice } from '../../frame/language-choice.js';
import { m } from '../../messages/index.js';
import { FailurePage, sentenceFor } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { PasswordField } from '../../ui/password-field.js';
import { useTitle } from '../../ui/title.js';
import { time } from '../../words/numbers.js';
import '../../ui/table.css';

/** One's own password, and where one is signed in. */
export function AccountScreen(): ReactNode {
  useTitle(m.account.title);
  const client = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  if (error && !sessions) return <FailurePage error={error} onRetry={() => void refetch()} />;
  const changed = (): void => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  return (
    <main id="content" className="table-screen" tabIndex={-1}>
      <h1>{m.account.title}</h1>
      <div className="stacked">
        <LanguageChoice />
        <p className="small">{m.account.languageFollows}</p>
      </div>
      {session?.features.passwords && <PasswordForm onChanged={changed} />}
      <h2>{m.account.sessions}</h2>
      {!sessions ? (
        <Loading />
      ) : (
        <table className="plain sessions">
          <thead>
            <tr>
              <th scope="col">{m.account.since}</th>
              <th scope="col">{m.account.seen}</th>
              <th scope="col">
                <span className="hidden">{m.account.end}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ id, startedAt, seenAt, current }) => (
              <tr key={id}>
                <td>{time(startedAt)}</td>
                <td>{time(seenAt)}</td>
                <td>
                  {current ? (
                    m.account.current
                  ) : (
                    <button
                      type="button"
                      className="quiet"
                      onClick={() => void change('DELETE', `/sessions/${id}`).then(changed, changed)}
                    >
                      {m.account.end}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }): ReactNode {
  const [said, setSaid] = useState<{ readonly text: string; readonly failed: boolean } | undefined>(
    undefined,
  );
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = Object.fromEntries(new FormData(element));
    try {
      await change('PUT', '/session/password', form, { anonymous: true });
      element.reset();
      setSaid({ text: m.account.changed, failed: false });
      onChanged();
    } catch (error) {
      const wrong = error instanceof AccessError && error.status === 401;
      setSaid({ text: wrong ? m.account.wrong : sentenceFor(error), failed: true });
    }
  };
  return (
    <form className="card fields" onSubmit={(event) => void send(event)}>
      <h2>{m.account.password}</h2>
      <PasswordField name="current" label={m.account.present} autoComplete="current-password" />
      <PasswordField
        name="password"
        label={m.account.next}
        autoComplete="new-password"
        hint={m.setup.passwordHint}
      />
      <p className="small">{m.account.othersEnd}</p>
      {said && (
        <p role={said.failed ? 'alert' : 'status'} className={said.failed ? 'warn' : undefined}>
          {said.text}
        </p>
      )}
      <p>
        <button type="submit" className="primary">
          {m.account.change}
        </button>
      </p>
    </form>
  );
}
