import type { Clock } from '../clock.js';
import { eventToWire } from '../events/wire.js';
import type {
  ClaimedDelivery,
  DeliveryEnd,
  DeliveryResult,
  DeliveryTry,
  Webhook,
} from '../store/webhook-types.js';
import { type PostDeps, type Posted, post } from './post.js';
import { openSecret, type SecretDeps } from './secrets.js';
import { signedHeaders } from './signature.js';

/**
 * Seconds from one try to the next: at once, then these (Standard Webhooks 1.0.0, "Deliverability and
 * reliability"); three days in all.
 */
const PAUSES_S = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** A receiver that took nothing for so long is told of nothing more. */
const TURNED_OFF_AFTER_MICROS = 3 * 24 * 3600 * 1_000_000;
/** Pauses are up to this much longer, so that those who failed together do not come together again. */
const JITTER = 0.2;
const GONE = 410;

export interface DeliverDeps extends PostDeps, SecretDeps {
  readonly clock: Clock;
  readonly baseUrl: () => string;
  /** 0..1 */
  readonly random: () => number;
}

/** Tells a receiver of an event, once. @returns how that went, and what is to be done next */
export async function deliver(
  deps: DeliverDeps,
  webhook: Webhook,
  claimed: ClaimedDelivery,
): Promise<DeliveryResult> {
  const atMicros = deps.clock();
  const posted = await attempt(deps, webhook, claimed);
  const nowMicros = deps.clock();
  const tried = triedOf(posted, atMicros, nowMicros);
  if (isTaken(posted)) return { claimed, tried, end: { state: 'delivered' } };
  const end = next(deps, posted, claimed.tryNumber, nowMicros);
  if ('status' in posted && posted.status === GONE) return { claimed, tried, end, turnsOff: 'gone' };
  const failingForMicros = nowMicros - (webhook.failingSinceMicros ?? nowMicros);
  return failingForMicros >= TURNED_OFF_AFTER_MICROS
    ? { claimed, tried, end, turnsOff: 'failing' }
    : { claimed, tried, end };
}

/** How a request went, as it is kept and told. */
export const triedOf = (posted: Posted, atMicros: number, nowMicros: number): DeliveryTry => ({
  atMicros,
  durationMs: Math.round((nowMicros - atMicros) / 1000),
  ...('status' in posted ? { status: posted.status } : { error: posted.error }),
});

/** Whether the receiver answered that it has it. */
export const isTaken = (posted: Posted): boolean =>
  'status' in posted && posted.status >= 200 && posted.status < 300;

async function attempt(deps: DeliverDeps, webhook: Webhook, { event }: ClaimedDelivery): Promise<Posted> {
  return postSigned(deps, webhook, event.eventId, eventToWire(event, deps.baseUrl()));
}

/** Once, signed with the secret, and for a while after it was changed with the one before, too. */
export async function postSigned(
  deps: PostDeps & SecretDeps & { readonly clock: Clock },
  { organizationId, url, sealedSecret, earlierSecret }: Webhook,
  id: string,
  said: object,
): Promise<Posted> {
  const nowMicros = deps.clock();
  const isRotating = earlierSecret !== undefined && earlierSecret.endsAtMicros > nowMicros;
  const sealed = isRotating ? [sealedSecret, earlierSecret.sealed] : [sealedSecret];
  const secrets: string[] = [];
  for (const one of sealed) {
    const secret = await openSecret(deps, organizationId, url, one);
    if (secret === undefined) return { error: 'secret-unreadable' };
    secrets.push(secret);
  }
  const body = JSON.stringify(said);
  return post(deps, url, body, signedHeaders({ id, body }, secrets, nowMicros));
}

function next({ random }: DeliverDeps, posted: Posted, tryNumber: number, nowMicros: number): DeliveryEnd {
  const pauseS = PAUSES_S[tryNumber - 1];
  if (pauseS === undefined) return { state: 'failed' };
  const askedS = 'status' in posted ? (posted.retryAfterS ?? 0) : 0;
  const waitS = Math.max(pauseS * (1 + JITTER * random()), askedS);
  return { state: 'waiting', dueMicros: nowMicros + Math.round(waitS * 1_000_000) };
}
