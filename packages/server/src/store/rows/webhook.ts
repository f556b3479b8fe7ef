import type { Delivery, DeliveryState, Webhook, WebhookState } from '../webhook-types.js';
import { type EventRow, eventOfRow } from './event.js';

export type WebhookRow = readonly [
  webhookId: number,
  organizationId: number,
  url: string,
  description: string,
  types: string,
  kinds: string,
  state: WebhookState,
  sealedSecret: Uint8Array,
  earlierSealed: Uint8Array | null,
  earlierEndsAtMicros: number | null,
  failingSinceMicros: number | null,
  createdAtMicros: number,
];

export const WEBHOOK_COLUMNS = `webhook_id, organization_id, url, description, types, kinds, state, sealed_secret,
  earlier_sealed_secret, earlier_ends_at_micros, failing_since_micros, created_at_micros`;

export function webhookOfRow(row: WebhookRow): Webhook {
  const [webhookId, organizationId, url, description, types, kinds, state, sealedSecret] = row;
  const [earlierSealed, endsAtMicros, failingSinceMicros, createdAtMicros] = row.slice(8) as unknown as [
    ...(readonly [Uint8Array | null, number | null, number | null, number]),
  ];
  return {
    webhookId,
    organizationId,
    url,
    description,
    types: JSON.parse(types),
    kinds: JSON.parse(kinds),
    state,
    sealedSecret,
    createdAtMicros,
    ...(earlierSealed !== null &&
      endsAtMicros !== null && { earlierSecret: { sealed: earlierSealed, endsAtMicros } }),
    ...(failingSinceMicros !== null && { failingSinceMicros }),
  };
}

export type DeliveryRow = readonly [DeliveryState, number, number | null, string, ...EventRow];

export const deliveryOfRow = ([state, attempt, dueMicros, tries, ...event]: DeliveryRow): Delivery => ({
  event: eventOfRow(event),
  state,
  attempt,
  ...(dueMicros !== null && { dueMicros }),
  tries: JSON.parse(tries),
});
