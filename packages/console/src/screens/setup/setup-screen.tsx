import { NotFoundError } from '@assay/client';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { sessionQuery } from '../../api/queries.js';
import { FIRST_KEY_PERMISSIONS } from '../../frame/permissions.js';
import { m } from '../../messages/index.js';
import { CodeLine } from '../../ui/code-line.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';
import { PersonFields } from '../../ui/person-fields.js';
import { useTitle } from '../../ui/title.js';

/**
 * The first administrator, by the link that the server printed. Its secret stands behind `#`, so that it reaches no
 * log, no proxy and no referrer.
 */
export function SetupScreen(): ReactNode {
  useTitle(m.setup.title);
  const [step, setStep] = useState<0 | 1>(0);
  return (
    <main id="content" className="door wide" tabIndex={-1}>
      <div className="card">
        <div className="row">
          <h1>{m.setup.title}</h1>
          <span className="spacer" />
          <ol className="steps">
            {m.setup.steps.map((name, index) => (
              <li key={name} aria-current={index === step ? 'step' : undefined}>
                {index + 1} {name}
              </li>
            ))}
          </ol>
        </div>
        {step === 0 ? <You onDone={() => setStep(1)} /> : <FirstKey />}
      </div>
    </main>
  );
}

function You({ onDone }: { readonly onDone: () => void }): ReactNode {
  const client = useQueryClient();
  const [token] = useState(() => location.hash.slice(1));
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [sending, setSending] = useState(false);
  const create = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    setSending(true);
    try {
      await change('POST', '/setup', { token, ...form }, { anonymous: true });
      history.replaceState(null, '', location.pathname);
      client.removeQueries({ queryKey: sessionQuery.queryKey });
      onDone();
    } catch (error) {
      setFailure(error instanceof NotFoundError ? m.setup.used : sentenceFor(error));
    } finally {
      setSending(false);
    }
  };
  if (token === '')
    return (
      <>
        <p>{m.setup.noLink}</p>
        <Link to="/sign-in" search={{}}>
          {m.setup.signInInstead}
        </Link>
      </>
    );
  return (
    <form className="fields" onSubmit={(event) => void create(event)}>
      <p className="small">{m.setup.privacy}</p>
      <label>
        {m.setup.organization}
        <input name="organization" autoComplete="organization" required maxLength={100} />
      </label>
      <PersonFields />
      <FailureLine text={failure} />
      <button type="submit" className="primary" disabled={sending}>
        {m.setup.create}
      </button>
    </form>
  );
}

function FirstKey(): ReactNode {
  const navigate = useNavigate();
  const [key, setKey] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const make = async (): Promise<void> => {
    try {
      const made = await change<{ key: string }>('POST', '/keys', {
        name: m.setup.keyName,
        permissions: FIRST_KEY_PERMISSIONS,
      });
      setKey(made.key);
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  return (
    <div className="fields">
      <h2>{m.setup.keyTitle}</h2>
      <p>{m.setup.keyText}</p>
      {key === undefined ? (
        <button type="button" className="primary" onClick={() => void make()}>
          {m.setup.makeKey}
        </button>
      ) : (
        <>
          <CodeLine text={key} testId="key" />
          <h3>{m.setup.firstRequest}</h3>
          <CodeLine text={firstRequest(key)} />
        </>
      )}
      <FailureLine text={failure} />
      <button type="button" onClick={() => void navigate({ to: '/try' })}>
        {m.setup.continue}
      </button>
    </div>
  );
}

const firstRequest = (key: string): string =>
  `curl -H "x-api-key: ${key}" -F model=document -F file=@statement.pdf ${location.origin}/v1/detection`;
