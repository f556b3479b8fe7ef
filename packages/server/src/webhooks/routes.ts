import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import type { Caller } from '../access/types.js';
import { AssayError, ValidationError } from '../errors.js';
import { kindsOf } from '../events/readable-kinds.js';
import { readBody, refuseAllButJson, takeJson } from '../http/json-body.js';
import { missing } from '../http/validation-issues.js';
import { EVENT_TYPES } from '../store/event-types.js';
import type { RecordStore } from '../store/types.js';
import { DELIVERY_STATES, type Webhook } from '../store/webhook-types.js';
import { createWebhook, type ManageDeps, rotateSecret, WebhookUrlError } from './manage.js';
import {
  ChangedWebhookBody,
  changeSchema,
  createSchema,
  deleteSchema,
  deliveriesSchema,
  getSchema,
  listSchema,
  NewWebhookBody,
  rotateSchema,
  SendAgainBody,
  sendAgainSchema,
} from './schemas.js';
import { deliveryToWire, webhookToWire } from './wire.js';

export interface WebhooksDeps extends Omit<ManageDeps, 'hosts'> {
  readonly settings: { readonly webhookHosts: ManageDeps['hosts'] };
  readonly baseUrl: () => string;
}

const config = { permission: 'webhooks:manage' } as const;

async function webhookOf(store: RecordStore, caller: Caller, webhookId: number): Promise<Webhook> {
  const webhook = await store.findWebhook(caller.organizationId, webhookId);
  if (!webhook) throw new AssayError('WEBHOOK_NOT_FOUND');
  return webhook;
}

export const webhookRoutes =
  ({ settings, baseUrl, ...rest }: WebhooksDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const deps: ManageDeps = { ...rest, hosts: settings.webhookHosts };
    const { store, clock } = deps;
    takeJson(app as unknown as FastifyInstance);
    refuseAllButJson(app as unknown as FastifyInstance);
    const note = async (caller: Caller, action: string, webhookId: number): Promise<void> => {
      await store.appendAuditEvent({
        organizationId: caller.organizationId,
        atMs: Math.floor(clock() / 1000),
        actor: caller.credential,
        action,
        object: `webhook:${webhookId}`,
        detail: {},
      });
    };

    app.post('/webhooks', { schema: createSchema, config }, async (request, reply) => {
      const caller = callerOf(request);
      const { url, description = '', types = EVENT_TYPES } = readBody(request, NewWebhookBody);
      const { organizationId } = caller;
      const asked = { organizationId, url, description, types, kinds: kindsOf(caller) };
      const { webhook, secret } = await createWebhook(deps, asked).catch(asIssue);
      await note(caller, 'webhook.made', webhook.webhookId);
      return reply.code(201).send({ webhook: webhookToWire(webhook), secret });
    });

    app.get('/webhooks', { schema: listSchema, config }, async (request) => {
      const webhooks = await store.listWebhooks(callerOf(request).organizationId);
      return { count: webhooks.length, data: webhooks.map(webhookToWire) };
    });

    app.get('/webhooks/:webhookId', { schema: getSchema, config }, async (request) => ({
      webhook: webhookToWire(await webhookOf(store, callerOf(request), request.params.webhookId)),
    }));

    app.patch('/webhooks/:webhookId', { schema: changeSchema, config }, async (request) => {
      const caller = callerOf(request);
      const { webhookId } = request.params;
      const { state } = readBody(request, ChangedWebhookBody);
      await store.setWebhookState(caller.organizationId, webhookId, state);
      const webhook = await webhookOf(store, caller, webhookId);
      await note(caller, state === 'on' ? 'webhook.on' : 'webhook.paused', webhookId);
      return { webhook: webhookToWire(webhook) };
    });

    app.post('/webhooks/:webhookId/secret', { schema: rotateSchema, config }, async (request) => {
      const caller = callerOf(request);
      const { webhookId } = request.params;
      const secret = await rotateSecret(deps, caller.organizationId, webhookId);
      await note(caller, 'webhook.secret-changed', webhookId);
      return { webhook: webhookToWire(await webhookOf(store, caller, webhookId)), secret };
    });

    app.delete('/webhooks/:webhookId', { schema: deleteSchema, config }, async (request, reply) => {
      const caller = callerOf(request);
      const { webhookId } = request.params;
      if (!(await store.deleteWebhook(caller.organizationId, webhookId)))
        throw new AssayError('WEBHOOK_NOT_FOUND');
      await note(caller, 'webhook.ended', webhookId);
      return reply.code(204).send(null);
    });

    app.get('/webhooks/:webhookId/deliveries', { schema: deliveriesSchema, config }, async (request) => {
      const caller = callerOf(request);
      const { webhookId } = await webhookOf(store, caller, request.params.webhookId);
      const { state, limit, offset } = request.query;
      const query = { states: state ? [state] : DELIVERY_STATES, limit, offset };
      const page = await store.listDeliveries(caller.organizationId, webhookId, query);
      const data = page.deliveries.map((delivery) => deliveryToWire(delivery, baseUrl()));
      return { totalCount: page.totalCount, count: data.length, data };
    });

    app.post('/webhooks/:webhookId/send-again', { schema: sendAgainSchema, config }, async (request) => {
      const caller = callerOf(request);
      const { webhookId } = await webhookOf(store, caller, request.params.webhookId);
      const { eventId, since } = readBody(request, SendAgainBody);
      const what = eventId === undefined ? { sinceMicros: microsOf(since) } : { eventId };
      return { count: await store.sendAgain(caller.organizationId, webhookId, what, clock()) };
    });
  };

/** @throws ValidationError */
function microsOf(since: string | undefined): number {
  if (since === undefined) throw new ValidationError([missing(['body', 'eventId'])]);
  const ms = Date.parse(since);
  if (Number.isNaN(ms)) {
    const msg = 'Input should be a time like 2026-11-28T07:30:00Z';
    throw new ValidationError([{ loc: ['body', 'since'], msg, type: 'string_pattern_mismatch' }]);
  }
  return ms * 1000;
}

function asIssue(error: unknown): never {
  if (!(error instanceof WebhookUrlError)) throw error;
  const { message: msg, problem: reason } = error;
  throw new ValidationError([{ loc: ['body', 'url'], msg, type: 'webhook_url', ctx: { reason } }]);
}
