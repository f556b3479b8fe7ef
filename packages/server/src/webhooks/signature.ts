import { createHmac } from 'node:crypto';
import { secretBytes } from './secrets.js';

/**
 * The headers by which a receiver knows the sender, as Standard Webhooks 1.0.0 has them: one signature for
 * each secret, HMAC-SHA-256 over id, time and body.
 * @param secrets with their prefix `whsec_`
 */
export function signedHeaders(
  { id, body }: { readonly id: string; readonly body: string },
  secrets: readonly string[],
  nowMicros: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(nowMicros / 1_000_000));
  const signatures = secrets.map((secret) => {
    const mac = createHmac('sha256', secretBytes(secret)).update(`${id}.${timestamp}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
