import {
  createWebhook,
  EVENT_KINDS,
  EVENT_TYPES,
  type EventType,
  openLinkSecret,
  type RecordStore,
  readSettings,
  rotateSecret,
  sendTest,
  systemClock,
  type Webhook,
  WebhookUrlError,
} from '@assay/server';
import { counted } from '../counted.js';
import { noteOperator, withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import type { OrganizationOption } from '../keys/keys.js';
import { organizationOf } from '../organizations/organization-of.js';
import { printable } from '../terminal-text.js';

export interface CreateWebhookOptions extends OrganizationOption {
  readonly description?: string;
  readonly type?: readonly EventType[];
}

export interface SendAgainOptions extends OrganizationOption {
  readonly event?: string;
  readonly since?: string;
}

const MICROS_A_MS = 1000;

const withOrganization = <Result>(
  options: OrganizationOption,
  work: (store: RecordStore, organizationId: number) => Promise<Result>,
): Promise<Result> => withExistingStore(async (store) => work(store, await organizationOf(store, options)));

async function manageDeps(store: RecordStore) {
  const settings = readSettings(process.env);
  const linkSecret = await openLinkSecret(store, settings);
  return { store, linkSecret, hosts: settings.webhookHosts, clock: systemClock };
}

/** The secret stands alone on stdout, so that a script can take it; what there is to say goes to stderr. */
function showSecret(id: number, secret: string): void {
  process.stderr.write(`Webhook ${id}. Its secret is shown this once:\n`);
  process.stdout.write(`${secret}\n`);
}

export async function createHook(
  url: string,
  { description = '', type: types = EVENT_TYPES, ...options }: CreateWebhookOptions,
): Promise<void> {
  await withOrganization(options, async (store, organizationId) => {
    const asked = { organizationId, url, description, types, kinds: EVENT_KINDS };
    try {
      const { webhook, secret } = await createWebhook(await manageDeps(store), asked);
      await noteOperator(store, organizationId, 'webhook.made', `webhook:${webhook.webhookId}`);
      showSecret(webhook.webhookId, secret);
    } catch (error) {
      if (error instanceof WebhookUrlError) throw new CommandError('USAGE', error.message, { cause: error });
      throw error;
    }
  });
}

const toLine = ({ webhookId, state, url, description, types }: Webhook): string =>
  [
    String(webhookId).padStart(4),
    state.padEnd(6),
    printable(url),
    types.length === EVENT_TYPES.length ? 'everything' : types.join(','),
    printable(description),
  ].join('  ');

export async function listHooks(options: OrganizationOption): Promise<void> {
  const webhooks = await withOrganization(options, (store, id) => store.listWebhooks(id));
  for (const webhook of webhooks) process.stdout.write(`${toLine(webhook)}\n`);
  if (webhooks.length === 0) process.stderr.write('There is no webhook.\n');
}

export async function setHookState(
  id: number,
  state: 'on' | 'paused',
  options: OrganizationOption,
): Promise<void> {
  await withOrganization(options, async (store, organizationId) => {
    if (!(await store.setWebhookState(organizationId, id, state))) throw noSuchWebhook(id);
    await noteOperator(store, organizationId, `webhook.${state}`, `webhook:${id}`);
  });
}

export async function rotateHook(id: number, options: OrganizationOption): Promise<void> {
  await withOrganization(options, async (store, organizationId) => {
    if (!(await store.findWebhook(organizationId, id))) throw noSuchWebhook(id);
    const secret = await rotateSecret(await manageDeps(store), organizationId, id);
    await noteOperator(store, organizationId, 'webhook.secret-changed', `webhook:${id}`);
    showSecret(id, secret);
  });
}

export async function deleteHook(id: number, options: OrganizationOption): Promise<void> {
  await withOrganization(options, async (store, organizationId) => {
    if (!(await store.deleteWebhook(organizationId, id))) throw noSuchWebhook(id);
    await noteOperator(store, organizationId, 'webhook.ended', `webhook:${id}`);
  });
}

/** What a webhook was told of, newest first. */
export async function listHookDeliveries(id: number, options: OrganizationOption): Promise<void> {
  await withOrganization(options, async (store, organizationId) => {
    if (!(await store.findWebhook(organizationId, id))) throw noSuchWebhook(id);
    const query = { states: ['waiting', 'delivered', 'failed'], limit: 100, offset: 0 } as const;
    for (const { event, state, attempt, tries } of (await store.listDeliveries(organizationId, id, query))
      .deliveries) {
      const last = tries.at(-1);
      const how = last ? String(last.status ?? last.error) : 'not tried';
      const at = new Date(event.atMicros / MICROS_A_MS).toISOString();
      process.stdout.write(
        `${[event.eventId, at, event.type, state, counted(attempt, 'try', 'tries'), how].join('  ')}\n`,
      );
    }
  });
}

export async function sendHookAgain(
  id: number,
  { event, since, ...options }: SendAgainOptions,
): Promise<void> {
  const sinceMs = since === undefined ? Number.NaN : Date.parse(since);
  if (event === undefined && Number.isNaN(sinceMs))
    throw new CommandError('USAGE', 'expected --event, or --since with a time like 2026-11-28T07:30:00Z');
  await withOrganization(options, async (store, organizationId) => {
    if (!(await store.findWebhook(organizationId, id))) throw noSuchWebhook(id);
    const what = event === undefined ? { sinceMicros: sinceMs * MICROS_A_MS } : { eventId: event };
    const count = await store.sendAgain(organizationId, id, what, systemClock());
    process.stdout.write(`${count} ${count === 1 ? 'event' : 'events'} will be sent again\n`);
  });
}

/** Prints how the receiver answered. @throws CommandError where it did not take it */
export async function testHook(id: number, options: OrganizationOption): Promise<void> {
  await withOrganization(options, async (store, organizationId) => {
    const webhook = await store.findWebhook(organizationId, id);
    if (!webhook) throw noSuchWebhook(id);
    const { isTaken, tried } = await sendTest(await manageDeps(store), webhook);
    await noteOperator(store, organizationId, 'webhook.tested', `webhook:${id}`);
    const answer = `${tried.status ?? tried.error} in ${tried.durationMs} ms`;
    if (!isTaken) throw new CommandError('FAILED', `the test was not taken: ${answer}`);
    process.stdout.write(`${answer}\n`);
  });
}

const noSuchWebhook = (id: number): CommandError =>
  new CommandError('USAGE', `this organization has no webhook ${id}; \`assay webhooks list\` shows them`);
