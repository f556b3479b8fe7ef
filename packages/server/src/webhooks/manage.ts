import type { Clock } from '../clock.js';
import { AssayError } from '../errors.js';
import type { EventKind, EventType } from '../store/event-types.js';
import type { RecordStore } from '../store/types.js';
import type { Webhook } from '../store/webhook-types.js';
import { problemOfUrl, type UrlProblem, type WebhookHosts } from './hosts.js';
import { makeSecret, sealSecret } from './secrets.js';

/** Of one organization. */
const MOST_WEBHOOKS = 20;
/** How long the secret before signs as well, so that a receiver can change its own in between. */
const OVERLAP_MICROS = 24 * 3600 * 1_000_000;

export interface ManageDeps {
  readonly store: RecordStore;
  readonly linkSecret: Uint8Array;
  readonly hosts: WebhookHosts;
  readonly clock: Clock;
}

export interface WebhookRequest {
  readonly organizationId: number;
  readonly url: string;
  readonly description: string;
  readonly types: readonly EventType[];
  readonly kinds: readonly EventKind[];
}

/** The address of a receiver cannot be used. */
export class WebhookUrlError extends Error {
  override readonly name = 'WebhookUrlError';
  readonly problem: UrlProblem;

  constructor(problem: UrlProblem) {
    super(SENTENCES[problem]);
    this.problem = problem;
  }
}

const SENTENCES: Readonly<Record<UrlProblem, string>> = {
  'not-an-address': 'Address should be an https:// address',
  'not-https': 'Address should begin with https://, since it leaves this machine',
  'with-credentials': 'Address should hold no user and no password',
  'host-not-named': 'Host should be one that the setting ASSAY_WEBHOOK_HOSTS names',
};

/**
 * Makes a webhook. The secret is in the answer and nowhere else: the database holds it sealed.
 * @throws WebhookUrlError; AssayError WEBHOOKS_FULL
 */
export async function createWebhook(
  deps: ManageDeps,
  request: WebhookRequest,
): Promise<{ webhook: Webhook; secret: string }> {
  const problem = problemOfUrl(deps.hosts, request.url);
  if (problem) throw new WebhookUrlError(problem);
  // As it is sent to, so that the secret opens for it.
  const { href: url } = new URL(request.url);
  const secret = makeSecret();
  const sealedSecret = await sealSecret(deps, request.organizationId, url, secret);
  const made = { ...request, url, sealedSecret, createdAtMicros: deps.clock() };
  const webhook = await deps.store.insertWebhook(made, MOST_WEBHOOKS);
  if (!webhook) throw new AssayError('WEBHOOKS_FULL');
  return { webhook, secret };
}

/** Gives a webhook another secret; the one before signs on for a day. @throws AssayError WEBHOOK_NOT_FOUND */
export async function rotateSecret(
  deps: ManageDeps,
  organizationId: number,
  webhookId: number,
): Promise<string> {
  const webhook = await deps.store.findWebhook(organizationId, webhookId);
  if (!webhook) throw new AssayError('WEBHOOK_NOT_FOUND');
  const secret = makeSecret();
  const sealed = await sealSecret(deps, organizationId, webhook.url, secret);
  await deps.store.rotateWebhook(organizationId, webhookId, sealed, deps.clock() + OVERLAP_MICROS);
  return secret;
}
