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
import type { Queries } from './database.js';
import { insertEvent } from './events.js';

export async function insertWebhook(
  queries: Queries,
  webhook: NewWebhook,
  most: number,
): Promise<Webhook | undefined> {
  const { organizationId, url, description, types, kinds, sealedSecret, createdAtMicros } = webhook;
  // Two at the same time are counted one after the other.
  await queries.run('SELECT 1 FROM organization WHERE organization_id = $1 FOR NO KEY UPDATE', [
    organizationId,
  ]);
  if ((await listWebhooks(queries, organizationId)).length >= most) return undefined;
  const row = await queries.get<WebhookRow>(
    `INSERT INTO webhook (organization_id, url, description, types, kinds, state, sealed_secret, created_at_micros)
     VALUES ($1, $2, $3, $4, $5, 'on', $6, $7) RETURNING ${WEBHOOK_COLUMNS}`,
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

export async function listWebhooks(queries: Queries, organizationId: number): Promise<readonly Webhook[]> {
  const sql = `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE organization_id = $1 ORDER BY webhook_id`;
  return (await queries.all<WebhookRow>(sql, [organizationId])).map(webhookOfRow);
}

export async function findWebhook(
  queries: Queries,
  organizationId: number,
  webhookId: number,
): Promise<Webhook | undefined> {
  const sql = `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE organization_id = $1 AND webhook_id = $2`;
  const row = await queries.get<WebhookRow>(sql, [organizationId, webhookId]);
  return row && webhookOfRow(row);
}

/** One that is on again starts without the failures of before. */
export async function setWebhookState(
  queries: Queries,
  organizationId: number,
  webhookId: number,
  state: WebhookState,
): Promise<boolean> {
  const changed = await queries.run(
    'UPDATE webhook SET state = $1, failing_since_micros = NULL WHERE organization_id = $2 AND webhook_id = $3',
    [state, organizationId, webhookId],
  );
  return changed > 0;
}

export async function rotateWebhook(
  queries: Queries,
  organizationId: number,
  webhookId: number,
  sealedSecret: Uint8Array,
  earlierEndsAtMicros: number,
): Promise<boolean> {
  const changed = await queries.run(
    `UPDATE webhook SET earlier_sealed_secret = sealed_secret, earlier_ends_at_micros = $1, sealed_secret = $2
     WHERE organization_id = $3 AND webhook_id = $4`,
    [earlierEndsAtMicros, sealedSecret, organizationId, webhookId],
  );
  return changed > 0;
}

export async function deleteWebhook(
  queries: Queries,
  organizationId: number,
  webhookId: number,
): Promise<boolean> {
  const sql = 'DELETE FROM webhook WHERE organization_id = $1 AND webhook_id = $2';
  return (await queries.run(sql, [organizationId, webhookId])) > 0;
}

export async function webhooksDue(queries: Queries, nowMicros: number): Promise<readonly number[]> {
  const rows = await queries.all<[number]>(
    `SELECT webhook_id FROM webhook w WHERE state = 'on' AND EXISTS (
       SELECT 1 FROM webhook_delivery d WHERE d.webhook_id = w.webhook_id AND d.due_micros <= $1)`,
    [nowMicros],
  );
  return rows.map(([webhookId]) => webhookId);
}

/** Of two who claim at the same time, each takes what the other does not. */
export async function claimDeliveries(
  queries: Queries,
  webhookId: number,
  nowMicros: number,
  leaseUntilMicros: number,
  limit: number,
): Promise<{ webhook: Webhook; claimed: readonly ClaimedDelivery[] } | undefined> {
  const webhook = await queries.get<WebhookRow>(
    `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE webhook_id = $1 AND state = 'on'`,
    [webhookId],
  );
  if (!webhook) return undefined;
  const due = await queries.all<[attempt: number, earlier: number, ...EventRow]>(
    `SELECT attempt, earlier_attempts, ${EVENT_COLUMNS} FROM webhook_delivery d JOIN event USING (sequence)
     WHERE d.webhook_id = $1 AND d.due_micros <= $2 ORDER BY d.due_micros, d.sequence LIMIT $3
     FOR UPDATE OF d SKIP LOCKED`,
    [webhookId, nowMicros, limit],
  );
  await queries.run(
    `UPDATE webhook_delivery SET attempt = attempt + 1, due_micros = $1
     WHERE webhook_id = $2 AND sequence = ANY($3::bigint[])`,
    [leaseUntilMicros, webhookId, due.map(([, , sequence]) => sequence)],
  );
  const claimed = due.map(([attempt, earlier, ...event]) => ({
    event: eventOfRow(event),
    attempt: attempt + 1,
    tryNumber: attempt + 1 - earlier,
  }));
  return { webhook: webhookOfRow(webhook), claimed };
}

export async function endDelivery(
  queries: Queries,
  webhookId: number,
  { claimed, tried, end, turnsOff }: DeliveryResult,
): Promise<void> {
  const sequence = Number(claimed.event.cursor);
  const held = await queries.get<[string]>(
    `SELECT tries FROM webhook_delivery
     WHERE webhook_id = $1 AND sequence = $2 AND attempt = $3 AND state = 'waiting' FOR UPDATE`,
    [webhookId, sequence, claimed.attempt],
  );
  if (!held) return;
  const tries = [...JSON.parse(held[0]), tried].slice(-MOST_TRIES_KEPT);
  await queries.run(
    `UPDATE webhook_delivery SET state = $1, due_micros = $2, tries = $3 WHERE webhook_id = $4 AND sequence = $5`,
    [end.state, end.state === 'waiting' ? end.dueMicros : null, JSON.stringify(tries), webhookId, sequence],
  );
  if (end.state === 'delivered')
    await queries.run('UPDATE webhook SET failing_since_micros = NULL WHERE webhook_id = $1', [webhookId]);
  else
    await queries.run(
      'UPDATE webhook SET failing_since_micros = coalesce(failing_since_micros, $1) WHERE webhook_id = $2',
      [tried.atMicros, webhookId],
    );
  if (turnsOff) await turnOff(queries, webhookId, claimed.event.organizationId, tried.atMicros, turnsOff);
}

async function turnOff(
  queries: Queries,
  webhookId: number,
  organizationId: number,
  atMicros: number,
  reason: 'gone' | 'failing',
): Promise<void> {
  const sql = `UPDATE webhook SET state = 'off' WHERE webhook_id = $1 AND state <> 'off'`;
  if ((await queries.run(sql, [webhookId])) === 0) return;
  await insertEvent(queries, disabledEvent(organizationId, webhookId, reason, atMicros));
}

/** On one snapshot. */
export async function listDeliveries(
  queries: Queries,
  organizationId: number,
  webhookId: number,
  query: { readonly states: readonly DeliveryState[]; readonly limit: number; readonly offset: number },
): Promise<{ totalCount: number; deliveries: readonly Delivery[] }> {
  const from = `FROM webhook_delivery d JOIN event USING (sequence)
    WHERE event.organization_id = $1 AND d.webhook_id = $2 AND d.state = ANY($3::text[])`;
  const values = [organizationId, webhookId, query.states];
  const [totalCount] = (await queries.get<[number]>(`SELECT count(*) ${from}`, values))!;
  const rows = await queries.all<DeliveryRow>(
    `SELECT d.state, d.attempt, d.due_micros, d.tries, ${EVENT_COLUMNS} ${from}
     ORDER BY sequence DESC LIMIT $4 OFFSET $5`,
    [...values, query.limit, query.offset],
  );
  return { totalCount, deliveries: rows.map(deliveryOfRow) };
}

export async function sendAgain(
  queries: Queries,
  organizationId: number,
  webhookId: number,
  what: { readonly eventId: string } | { readonly sinceMicros: number },
  nowMicros: number,
): Promise<number> {
  const webhook = await findWebhook(queries, organizationId, webhookId);
  if (!webhook) return 0;
  const [condition, value] =
    'eventId' in what
      ? (['event_id = $4', what.eventId] as const)
      : (['at_micros >= $4', what.sinceMicros] as const);
  return queries.run(
    `INSERT INTO webhook_delivery AS d (webhook_id, sequence, state, due_micros)
     SELECT $1, sequence, 'waiting', $2 FROM event
     WHERE organization_id = $3 AND ${condition} AND type = ANY($5::text[]) AND record_kind = ANY($6::text[])
     ON CONFLICT (webhook_id, sequence) DO UPDATE SET state = 'waiting', due_micros = excluded.due_micros,
       earlier_attempts = d.attempt`,
    [webhookId, nowMicros, organizationId, value, webhook.types, webhook.kinds],
  );
}
