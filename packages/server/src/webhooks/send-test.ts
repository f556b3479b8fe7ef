import type { Clock } from '../clock.js';
import { toIsoTime } from '../http/wire-time.js';
import { newEventId } from '../store/rows/event.js';
import type { DeliveryTry, Webhook } from '../store/webhook-types.js';
import { isTaken, postSigned, triedOf } from './deliver.js';
import { POSTING, type PostDeps } from './post.js';
import type { SecretDeps } from './secrets.js';

export interface SendTestDeps extends SecretDeps {
  readonly hosts: PostDeps['hosts'];
  readonly clock: Clock;
}

/**
 * Sends an event of its own type, about nothing but the webhook: at once, once, also to one that is paused. It is signed
 * like every other, and nothing of it is kept.
 */
export async function sendTest(
  deps: SendTestDeps,
  webhook: Webhook,
): Promise<{ readonly isTaken: boolean; readonly tried: DeliveryTry }> {
  const atMicros = deps.clock();
  const said = {
    type: 'webhook.test',
    timestamp: toIsoTime(atMicros),
    data: { webhookId: webhook.webhookId },
  };
  const posted = await postSigned({ ...deps, ...POSTING }, webhook, newEventId(), said);
  return { isTaken: isTaken(posted), tried: triedOf(posted, atMicros, deps.clock()) };
}
