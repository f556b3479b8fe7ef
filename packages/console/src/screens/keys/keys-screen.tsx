import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { keysQuery } from '../../api/queries.js';
import type { ApiKey } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { Confirm } from '../../ui/confirm.js';
import { FailurePage } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { DocumentText } from '../../words/document-text.js';
import { date, parseTime, time } from '../../words/numbers.js';
import { NewKey } from './new-key.js';
import '../../ui/table.css';
import './keys.css';

/** The organization's keys: made here, shown once, ended here. */
export function KeysScreen(): ReactNode {
  useTitle(m.keys.title);
  const client = useQueryClient();
  const { data: keys, error, refetch } = useQuery(keysQuery);
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<ApiKey | undefined>(undefined);
  if (error && !keys) return <FailurePage error={error} onRetry={() => void refetch()} />;
  const changed = (): void => void client.invalidateQueries({ queryKey: keysQuery.queryKey });
  return (
    <main id="content" className="table-screen" tabIndex={-1}>
      <div className="row">
        <h1>{m.keys.title}</h1>
        <span className="spacer" />
        {!making && (
          <button type="button" className="primary" onClick={() => setMaking(true)}>
            {m.keys.make}
          </button>
        )}
      </div>
      <p className="small">{m.keys.text}</p>
      {making && <NewKey onMade={changed} onClose={() => setMaking(false)} />}
      {!keys ? (
        <Loading />
      ) : keys.length === 0 ? (
        <p>{m.keys.none}</p>
      ) : (
        <table className="plain keys">
          <thead>
            <tr>
              <th scope="col">{m.keys.name}</th>
              <th scope="col">{m.keys.begins}</th>
              <th scope="col">{m.keys.may}</th>
              <th scope="col">{m.keys.madeBy}</th>
              <th scope="col">{m.keys.lastUsed}</th>
              <th scope="col">{m.keys.ends}</th>
              <th scope="col">
                <span className="hidden">{m.keys.revoke}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
            ))}
          </tbody>
        </table>
      )}
      {ending && (
        <EndKey
          apiKey={ending}
          onClose={() => setEnding(undefined)}
          onEnded={() => {
            setEnding(undefined);
            changed();
          }}
        />
      )}
    </main>
  );
}

function KeyRow({ apiKey, onEnd }: { readonly apiKey: ApiKey; readonly onEnd: () => void }): ReactNode {
  const ended = apiKey.expiresAt ? parseTime(apiKey.expiresAt).getTime() < Date.now() : false;
  return (
    <tr className={ended ? 'ended' : undefined}>
      <th scope="row">
        <DocumentText text={apiKey.name} longest={60} />
        {apiKey.isTest && <span className="small"> ({m.keys.test})</span>}
      </th>
      <td>
        <code>{apiKey.begins}…</code>
      </td>
      <td className="may">{apiKey.permissions.join(' ')}</td>
      <td>{apiKey.createdBy && <DocumentText text={String(apiKey.createdBy)} longest={40} />}</td>
      <td>{apiKey.lastUsedAt ? time(apiKey.lastUsedAt) : m.keys.neverUsed}</td>
      <td>{apiKey.expiresAt ? (ended ? m.keys.ended : date(apiKey.expiresAt)) : m.keys.never}</td>
      <td>
        <button type="button" className="quiet" onClick={onEnd}>
          {m.keys.revoke}
        </button>
      </td>
    </tr>
  );
}

interface EndKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

function EndKey({ apiKey, onClose, onEnded }: EndKeyProps): ReactNode {
  return (
    <Confirm
      title={m.keys.revokeTitle(apiKey.name)}
      text={m.keys.revokeText}
      submit={m.keys.revoke}
      onSubmit={() => change('DELETE', `/keys/${apiKey.id}`).then(onEnded)}
      onClose={onClose}
    />
  );
}
