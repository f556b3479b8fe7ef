import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { deliveriesQuery, webhookQuery, webhooksQuery } from '../../api/queries.js';
import {
  DELIVERIES_A_PAGE,
  DELIVERY_STATES,
  type WebhookTest,
  type WebhookWithSecret,
} from '../../api/types.js';
import { m } from '../../messages/index.js';
import { Confirm } from '../../ui/confirm.js';
import { FailureLine, FailurePage, sentenceFor } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { DocumentText } from '../../words/document-text.js';
import { time } from '../../words/numbers.js';
import { answerOf, DeliveryTable } from './delivery-table.js';
import { SecretOnce } from './secret-once.js';
import { stateOf } from './state-of.js';
import '../../ui/table.css';

/** One webhook: what it was told and how that went; paused, given another secret, told again, ended here. */
export function WebhookScreen(): ReactNode {
  const { id } = useParams({ from: '/inside/admin/webhooks/$id' });
  const { state, page = 1 } = useSearch({ from: '/inside/admin/webhooks/$id' });
  useTitle(m.webhooks.one(id));
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: webhook, error, refetch } = useQuery(webhookQuery(id));
  const { data: deliveries } = useQuery(deliveriesQuery(id, state, page));
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState<'secret' | 'end' | undefined>(undefined);
  const [tested, setTested] = useState<WebhookTest | undefined>(undefined);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  if (error && !webhook) return <FailurePage error={error} onRetry={() => void refetch()} />;
  if (!webhook) return <Loading />;

  const refresh = (): void => void client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const act = (work: Promise<unknown>): void =>
    void work.then(
      () => {
        setFailure(undefined);
        refresh();
      },
      (reason: unknown) => setFailure(sentenceFor(reason)),
    );
  const path = `/webhooks/${id}`;
  const isOn = webhook.state === 'on';
  return (
    <main id="content" className="table-screen" tabIndex={-1}>
      <p>
        <Link to="/admin/webhooks">‹ {m.webhooks.title}</Link>
      </p>
      <h1>
        <DocumentText text={webhook.url} longest={120} />
      </h1>
      <p>
        {stateOf(webhook)}
        {webhook.earlierSecretUntil && `; ${m.webhooks.earlierSecret(time(webhook.earlierSecretUntil))}`}
      </p>
      <p className="small">{webhook.types.join(' ')}</p>
      <p className="row">
        <button type="button" onClick={() => act(change('PATCH', path, { state: isOn ? 'paused' : 'on' }))}>
          {isOn ? m.webhooks.pause : m.webhooks.turnOn}
        </button>
        <button
          type="button"
          onClick={() => act(change<WebhookTest>('POST', `${path}/test`).then(setTested))}
        >
          {m.webhooks.test}
        </button>
        <button type="button" onClick={() => setAsked('secret')}>
          {m.webhooks.newSecret}
        </button>
        <button type="button" onClick={() => setAsked('end')}>
          {m.keys.revoke}
        </button>
        <span className="spacer" />
        <label className="row">
          {m.webhooks.deliveryState}
          <select
            value={state ?? ''}
            onChange={({ target }) => {
              const chosen = DELIVERY_STATES.find((one) => one === target.value);
              void navigate({
                to: '/admin/webhooks/$id',
                params: { id },
                search: chosen ? { state: chosen } : {},
              });
            }}
          >
            <option value="">{m.submissions.all}</option>
            {DELIVERY_STATES.map((one) => (
              <option key={one} value={one}>
                {m.webhooks.deliveryStates[one]}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p role="status" className="small">
        {tested && m.webhooks.tested(tested.isTaken, answerOf(tested))}
      </p>
      <FailureLine text={failure} />
      {secret !== undefined && (
        <SecretOnce secret={secret} note={m.webhooks.bothSign} onClose={() => setSecret(undefined)} />
      )}
      {!deliveries ? (
        <Loading />
      ) : (
        <DeliveryTable
          deliveries={deliveries.data}
          onSendAgain={(eventId) => act(change('POST', `${path}/send-again`, { eventId }))}
        />
      )}
      <nav className="paging" aria-label={m.webhooks.deliveries}>
        {page > 1 && (
          <Link to="/admin/webhooks/$id" params={{ id }} search={{ ...(state && { state }), page: page - 1 }}>
            ‹ {m.submissions.previous}
          </Link>
        )}
        {deliveries && page * DELIVERIES_A_PAGE < deliveries.totalCount && (
          <Link to="/admin/webhooks/$id" params={{ id }} search={{ ...(state && { state }), page: page + 1 }}>
            {m.submissions.next} ›
          </Link>
        )}
      </nav>
      {asked === 'secret' && (
        <Confirm
          title={m.webhooks.newSecretTitle}
          text={m.webhooks.bothSign}
          submit={m.webhooks.newSecret}
          onSubmit={() =>
            change<WebhookWithSecret>('POST', `${path}/secret`).then((made) => {
              setSecret(made.secret);
              setAsked(undefined);
              refresh();
            })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'end' && (
        <Confirm
          title={m.webhooks.endTitle}
          text={m.webhooks.endText}
          submit={m.keys.revoke}
          onSubmit={() =>
            change('DELETE', path)
              // Away first: what is gone is not read anew.
              .then(() => navigate({ to: '/admin/webhooks' }))
              .then(refresh)
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </main>
  );
}
