import { eventToWire } from '../events/wire.js';
import { toIsoTime } from '../http/wire-time.js';
import type { Delivery, DeliveryTry, Webhook } from '../store/webhook-types.js';

export const webhookToWire = (webhook: Webhook) => ({
  webhookId: webhook.webhookId,
  url: webhook.url,
  description: webhook.description,
  types: [...webhook.types],
  state: webhook.state,
  ...(webhook.failingSinceMicros !== undefined && { failingSince: toIsoTime(webhook.failingSinceMicros) }),
  ...(webhook.earlierSecret && { earlierSecretUntil: toIsoTime(webhook.earlierSecret.endsAtMicros) }),
  createdAt: toIsoTime(webhook.createdAtMicros),
});

export const tryToWire = ({ atMicros, ...rest }: DeliveryTry) => ({ at: toIsoTime(atMicros), ...rest });

export const deliveryToWire = ({ event, state, attempt, dueMicros, tries }: Delivery, baseUrl: string) => ({
  event: { id: event.eventId, ...eventToWire(event, baseUrl) },
  state,
  attempts: attempt,
  ...(dueMicros !== undefined && { dueAt: toIsoTime(dueMicros) }),
  tries: tries.map(tryToWire),
});
