import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { webhooksQuery } from '../../api/queries.js';
import { m } from '../../messages/index.js';
import { FailurePage } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { DocumentText } from '../../words/document-text.js';
import { date } from '../../words/numbers.js';
import { NewWebhook } from './new-webhook.js';
import { stateOf } from './state-of.js';
import '../../ui/table.css';

/** Who is told of the organization's events: made here, each with a page of what it was told. */
export function WebhooksScreen(): ReactNode {
  useTitle(m.webhooks.title);
  const client = useQueryClient();
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery);
  const [making, setMaking] = useState(false);
  if (error && !webhooks) return <FailurePage error={error} onRetry={() => void refetch()} />;
  return (
    <main id="content" className="table-screen" tabIndex={-1}>
      <div className="row">
        <h1>{m.webhooks.title}</h1>
        <span className="spacer" />
        {!making && (
          <button type="button" className="primary" onClick={() => setMaking(true)}>
            {m.webhooks.make}
          </button>
        )}
      </div>
      <p className="small">{m.webhooks.text}</p>
      {making && (
        <NewWebhook
          onMade={() => void client.invalidateQueries({ queryKey: webhooksQuery.queryKey })}
          onClose={() => setMaking(false)}
        />
      )}
      {!webhooks ? (
        <Loading />
      ) : webhooks.length === 0 ? (
        <p>{m.webhooks.none}</p>
      ) : (
        <section className="table-scroll" aria-label={m.webhooks.title}>
          <table className="plain webhooks">
            <thead>
              <tr>
                <th scope="col">{m.webhooks.address}</th>
                <th scope="col">{m.webhooks.description}</th>
                <th scope="col">{m.webhooks.events}</th>
                <th scope="col">{m.webhooks.state}</th>
                <th scope="col">{m.webhooks.made}</th>
              </tr>
            </thead>
            <tbody>
              {webhooks.map((webhook) => (
                <tr key={webhook.webhookId}>
                  <th scope="row">
                    <Link to="/admin/webhooks/$id" params={{ id: webhook.webhookId }}>
                      <DocumentText text={webhook.url} longest={80} />
                    </Link>
                  </th>
                  <td>
                    <DocumentText text={webhook.description} longest={60} />
                  </td>
                  <td>{m.webhooks.kindsOfEvent(webhook.types.length)}</td>
                  <td>{stateOf(webhook)}</td>
                  <td>{date(webhook.createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  );
}
