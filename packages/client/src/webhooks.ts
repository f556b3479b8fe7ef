import type { AssayEvent } from './events.js';

type WithoutPlace<Event> = Event extends AssayEvent ? Omit<Event, 'cursor'> : never;

/**
 * What a webhook is sent: an event without its place in the order. Its `id` is the same however often it is
 * sent: whoever has seen it can drop it.
 */
export type WebhookEvent = WithoutPlace<AssayEvent> | WebhookTest;

/** What somebody sent by hand to see whether it comes. */
export interface WebhookTest {
  readonly id: string;
  readonly type: 'webhook.test';
  readonly timestamp: string;
  readonly data: { readonly webhookId: number };
}

/** A request that is not of the sender that has the secret, or too old. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

export interface VerifyOptions {
  /** `whsec_…`; several while it changes. */
  readonly secret: string | readonly string[];
  /** Seconds that the sender's time may be off; 300 unless given. */
  readonly toleranceSeconds?: number;
  /** Milliseconds since the Unix epoch; now unless given. */
  readonly now?: number;
}

const TOLERANCE_S = 300;

/**
 * Reads the body of a webhook after its signature was checked, as Standard Webhooks 1.0.0 has it.
 * @param headers of the request: a `Headers`, or an object with names in lower case
 * @param body as it was sent, byte by byte: not parsed and written again
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
  { secret, toleranceSeconds = TOLERANCE_S, now = Date.now() }: VerifyOptions,
): Promise<WebhookEvent> {
  const header = (name: string): string => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    if (typeof value !== 'string' || value === '')
      throw new WebhookVerificationError(`the header ${name} is missing`);
    return value;
  };
  const id = header('webhook-id');
  const timestamp = header('webhook-timestamp');
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookVerificationError('the time of the request is too far from now');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const sent = header('webhook-signature')
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [bytesOf(one.slice('v1,'.length))] : []));
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one);
    // WebCrypto compares in constant time.
    for (const signature of sent)
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed)))
        return { ...(JSON.parse(body) as WebhookEvent), id };
  }
  throw new WebhookVerificationError('no signature is of this secret');
}

type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

function keyOf(secret: string): Promise<HmacKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes) throw new WebhookVerificationError('the secret is none');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
