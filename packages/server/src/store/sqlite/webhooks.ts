import { disabledEvent, EVENT_COLUMNS, type EventRow, eventOfRow } from '../rows/event.js';
import {
  type DeliveryRow,
  deliveryOfRow,
  WEBHOOK_COLUMNS,
  type WebhookRow,
  webhookOfRow,
} from '../rows/webhook.js';
import {
  type ClaimedDelivery,
  type Delivery,
  type DeliveryResult,
  type DeliveryState,
  MOST_TRIES_KEPT,
  type NewWebhook,
  type Webhook,
  type WebhookState,
} from '../webhook-types.js';
import type { Connection } from './connection.js';
import { insertEvent } from './events.js';

export function insertWebhook(
  connection: Connection,
  webhook: NewWebhook,
  most: number,
): Webhook | undefined {
  const { organizationId, url, description, types, kinds, sealedSecret, createdAtMicros } = webhook;
  if (listWebhooks(connection, organizationId).length >= most) return undefined;
  const row = connection.get<WebhookRow>(
    `INSERT INTO webhook (organization_id, url, description, types, kinds, state, sealed_secret,
       created_at_micros)
     VALUES (?, ?, ?, ?, ?, 'on', ?, ?) RETURNING ${WEBHOOK_COLUMNS}`,
    [
      organizationId,
      url,
      description,
      JSON.stringify(types),
      JSON.stringify(kinds),
      sealedSecret,
      createdAtMicros,
    ],
  );
  return row && webhookOfRow(row);
}

export const listWebhooks = (connection: Connection, organizationId: number): readonly Webhook[] =>
  connection
    .all<WebhookRow>(`SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE organization_id = ? ORDER BY webhook_id`, [
      organizationId,
    ])
    .map(webhookOfRow);

export function findWebhook(
  connection: Connection,
  organizationId: number,
  webhookId: number,
): Webhook | undefined {
  const row = connection.get<WebhookRow>(
    `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE organization_id = ? AND webhook_id = ?`,
    [organizationId, webhookId],
  );
  return row && webhookOfRow(row);
}

/** One that is on again starts without the failures of before. */
export const setWebhookState = (
  connection: Connection,
  organizationId: number,
  webhookId: number,
  state: WebhookState,
): boolean =>
  connection.run(
    'UPDATE webhook SET state = ?, failing_since_micros = NULL WHERE organization_id = ? AND webhook_id = ?',
    [state, organizationId, webhookId],
  ) > 0;

export const rotateWebhook = (
  connection: Connection,
  organizationId: number,
  webhookId: number,
  sealedSecret: Uint8Array,
  earlierEndsAtMicros: number,
): boolean =>
  connection.run(
    `UPDATE webhook SET earlier_sealed_secret = sealed_secret, earlier_ends_at_micros = ?, sealed_secret = ?
     WHERE organization_id = ? AND webhook_id = ?`,
    [earlierEndsAtMicros, sealedSecret, organizationId, webhookId],
  ) > 0;

export const deleteWebhook = (connection: Connection, organizationId: number, webhookId: number): boolean =>
  connection.run('DELETE FROM webhook WHERE organization_id = ? AND webhook_id = ?', [
    organizationId,
    webhookId,
  ]) > 0;

export const webhooksDue = (connection: Connection, nowMicros: number): readonly number[] =>
  connection
    .all<[number]>(
      `SELECT webhook_id FROM webhook w WHERE state = 'on' AND EXISTS (
         SELECT 1 FROM webhook_delivery d WHERE d.webhook_id = w.webhook_id AND d.due_micros <= ?)`,
      [nowMicros],
    )
    .map(([webhookId]) => webhookId);

export function claimDeliveries(
  connection: Connection,
  webhookId: number,
  nowMicros: number,
  leaseUntilMicros: number,
  limit: number,
): { webhook: Webhook; claimed: readonly ClaimedDelivery[] } | undefined {
  const webhook = connection.get<WebhookRow>(
    `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE webhook_id = ? AND state = 'on'`,
    [webhookId],
  );
  if (!webhook) return undefined;
  const due = connection.all<[attempt: number, earlier: number, ...EventRow]>(
    `SELECT attempt, earlier_attempts, ${EVENT_COLUMNS} FROM webhook_delivery JOIN event USING (sequence)
     WHERE webhook_id = ? AND due_micros <= ? ORDER BY due_micros, sequence LIMIT ?`,
    [webhookId, nowMicros, limit],
  );
  const claimed = due.map(([attempt, earlier, ...event]) => {
    connection.run(
      'UPDATE webhook_delivery SET attempt = ?, due_micros = ? WHERE webhook_id = ? AND sequence = ?',
      [attempt + 1, leaseUntilMicros, webhookId, event[0]],
    );
    return { event: eventOfRow(event), attempt: attempt + 1, tryNumber: attempt + 1 - earlier };
  });
  return { webhook: webhookOfRow(webhook), claimed };
}

export function endDelivery(connection: Connection, webhookId: number, result: DeliveryResult): void {
  const { claimed, tried, end, turnsOff } = result;
  const sequence = Number(claimed.event.cursor);
  const held = connection.get<[string]>(
    `SELECT tries FROM webhook_delivery
     WHERE webhook_id = ? AND sequence = ? AND attempt = ? AND state = 'waiting'`,
    [webhookId, sequence, claimed.attempt],
  );
  if (!held) return;
  const tries = [...JSON.parse(held[0]), tried].slice(-MOST_TRIES_KEPT);
  connection.run(
    'UPDATE webhook_delivery SET state = ?, due_micros = ?, tries = ? WHERE webhook_id = ? AND sequence = ?',
    [end.state, end.state === 'waiting' ? end.dueMicros : null, JSON.stringify(tries), webhookId, sequence],
  );
  connection.run(
    `UPDATE webhook SET failing_since_micros = ${
      end.state === 'delivered' ? 'NULL' : 'coalesce(failing_since_micros, ?)'
    } WHERE webhook_id = ?`,
    end.state === 'delivered' ? [webhookId] : [tried.atMicros, webhookId],
  );
  if (turnsOff) turnOff(connection, webhookId, claimed.event.organizationId, tried.atMicros, turnsOff);
}

function turnOff(
  connection: Connection,
  webhookId: number,
  organizationId: number,
  atMicros: number,
  reason: 'gone' | 'failing',
): void {
  const isChange = connection.run(
    "UPDATE webhook SET state = 'off' WHERE webhook_id = ? AND state <> 'off'",
    [webhookId],
  );
  if (isChange === 0) return;
  insertEvent(connection, disabledEvent(organizationId, webhookId, reason, atMicros));
}

export function listDeliveries(
  connection: Connection,
  organizationId: number,
  webhookId: number,
  query: { readonly states: readonly DeliveryState[]; readonly limit: number; readonly offset: number },
): { totalCount: number; deliveries: readonly Delivery[] } {
  const from = `FROM webhook_delivery d JOIN event USING (sequence)
    WHERE event.organization_id = ? AND webhook_id = ? AND state IN (SELECT value FROM json_each(?))`;
  const values = [organizationId, webhookId, JSON.stringify(query.states)];
  return connection.readTransaction(() => ({
    totalCount: connection.get<[number]>(`SELECT count(*) ${from}`, values)![0],
    deliveries: connection
      .all<DeliveryRow>(
        `SELECT state, attempt, due_micros, tries, ${EVENT_COLUMNS} ${from}
         ORDER BY sequence DESC LIMIT ? OFFSET ?`,
        [...values, query.limit, query.offset],
      )
      .map(deliveryOfRow),
  }));
}

export function sendAgain(
  connection: Connection,
  organizationId: number,
  webhookId: number,
  what: { readonly eventId: string } | { readonly sinceMicros: number },
  nowMicros: number,
): number {
  const webhook = findWebhook(connection, organizationId, webhookId);
  if (!webhook) return 0;
  const [condition, value] =
    'eventId' in what
      ? (['event_id = ?', what.eventId] as const)
      : (['at_micros >= ?', what.sinceMicros] as const);
  return connection.run(
    `INSERT INTO webhook_delivery (webhook_id, sequence, state, due_micros)
     SELECT ?, sequence, 'waiting', ? FROM event
     WHERE organization_id = ? AND ${condition} AND type IN (SELECT value FROM json_each(?))
       AND record_kind IN (SELECT value FROM json_each(?))
     ON CONFLICT DO UPDATE SET state = 'waiting', due_micros = excluded.due_micros,
       earlier_attempts = attempt`,
    [
      webhookId,
      nowMicros,
      organizationId,
      value,
      JSON.stringify(webhook.types),
      JSON.stringify(webhook.kinds),
    ],
  );
}
