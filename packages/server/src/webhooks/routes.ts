import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import { noteAction } from '../access/note-action.js';
import { AssayError, ValidationError } from '../errors.js';
import { kindsOf, typesOf } from '../events/readable-kinds.js';
import { readBody, takeJson } from '../http/json-body.js';
import { missing } from '../http/validation-issues.js';
import { EVENT_TYPES, type EventKind, type EventType } from '../store/event-types.js';
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
  testSchema,
} from './schemas.js';
import { sendTest } from './send-test.js';
import { deliveryToWire, tryToWire, webhookToWire } from './wire.js';

export interface WebhooksDeps extends Omit<ManageDeps, 'hosts'> {
  readonly settings: { readonly webhookHosts: ManageDeps['hosts'] };
  readonly baseUrl: () => string;
}

/** Who manages webhooks: a program, or a person in the console. */
export interface WebhookManager {
  readonly organizationId: number;
  /** As the audit log has it. */
  readonly actor: string;
  /** What it may be told of. */
  readonly kinds: readonly EventKind[];
  readonly types: readonly EventType[];
}

/** How managers come in: what their routes ask for, and who stands behind a request that passed. */
export interface WebhookDoor {
  readonly config: FastifyContextConfig;
  readonly managerOf: (request: FastifyRequest) => WebhookManager;
}

const DOOR_OF_PROGRAMS: WebhookDoor = {
  config: { permission: 'webhooks:manage' },
  managerOf: (request) => {
    const caller = callerOf(request);
    const { organizationId, credential: actor } = caller;
    return { organizationId, actor, kinds: kindsOf(caller), types: typesOf(caller) };
  },
};

/** Under `/v1`, by a key. */
export const webhookRoutes =
  (deps: WebhooksDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    takeJson(app as unknown as FastifyInstance);
    await app.register(manageWebhooks(deps, DOOR_OF_PROGRAMS));
  };

/** The routes, whoever comes in by that door. Bodies are read as JSON already. */
export const manageWebhooks =
  (
    { settings, baseUrl, ...rest }: WebhooksDeps,
    { config, managerOf }: WebhookDoor,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    const deps: ManageDeps = { ...rest, hosts: settings.webhookHosts };
    const { store, clock } = deps;
    const webhookOf = async ({ organizationId }: WebhookManager, webhookId: number): Promise<Webhook> => {
      const webhook = await store.findWebhook(organizationId, webhookId);
      if (!webhook) throw new AssayError('WEBHOOK_NOT_FOUND');
      return webhook;
    };
    const note = (manager: WebhookManager, action: string, webhookId: number) =>
      noteAction({ store, clock }, manager, action, `webhook:${webhookId}`);

    app.post('/webhooks', { schema: createSchema, config }, async (request, reply) => {
      const manager = managerOf(request);
      const { organizationId, kinds } = manager;
      const { url, description = '', types = EVENT_TYPES } = readBody(request, NewWebhookBody);
      const told = manager.types.filter((type) => types.includes(type));
      const asked = { organizationId, url, description, types: told, kinds };
      const { webhook, secret } = await createWebhook(deps, asked).catch(asIssue);
      await note(manager, 'webhook.made', webhook.webhookId);
      return reply.code(201).send({ webhook: webhookToWire(webhook), secret });
    });

    app.get('/webhooks', { schema: listSchema, config }, async (request) => {
      const webhooks = await store.listWebhooks(managerOf(request).organizationId);
      return { count: webhooks.length, data: webhooks.map(webhookToWire) };
    });

    app.get('/webhooks/:webhookId', { schema: getSchema, config }, async (request) => ({
      webhook: webhookToWire(await webhookOf(managerOf(request), request.params.webhookId)),
    }));

    app.patch('/webhooks/:webhookId', { schema: changeSchema, config }, async (request) => {
      const manager = managerOf(request);
      const { webhookId } = request.params;
      const { state } = readBody(request, ChangedWebhookBody);
      await store.setWebhookState(manager.organizationId, webhookId, state);
      const webhook = await webhookOf(manager, webhookId);
      await note(manager, state === 'on' ? 'webhook.on' : 'webhook.paused', webhookId);
      return { webhook: webhookToWire(webhook) };
    });

    app.post('/webhooks/:webhookId/secret', { schema: rotateSchema, config }, async (request) => {
      const manager = managerOf(request);
      const { webhookId } = request.params;
      const secret = await rotateSecret(deps, manager.organizationId, webhookId);
      await note(manager, 'webhook.secret-changed', webhookId);
      return { webhook: webhookToWire(await webhookOf(manager, webhookId)), secret };
    });

    app.post('/webhooks/:webhookId/test', { schema: testSchema, config }, async (request) => {
      const manager = managerOf(request);
      const webhook = await webhookOf(manager, request.params.webhookId);
      const { isTaken, tried } = await sendTest(deps, webhook);
      await note(manager, 'webhook.tested', webhook.webhookId);
      return { isTaken, ...tryToWire(tried) };
    });

    app.delete('/webhooks/:webhookId', { schema: deleteSchema, config }, async (request, reply) => {
      const manager = managerOf(request);
      const { webhookId } = request.params;
      if (!(await store.deleteWebhook(manager.organizationId, webhookId)))
        throw new AssayError('WEBHOOK_NOT_FOUND');
      await note(manager, 'webhook.ended', webhookId);
      return reply.code(204).send(null);
    });

    app.get('/webhooks/:webhookId/deliveries', { schema: deliveriesSchema, config }, async (request) => {
      const manager = managerOf(request);
      const { webhookId } = await webhookOf(manager, request.params.webhookId);
      const { state, limit, offset } = request.query;
      const query = { states: state ? [state] : DELIVERY_STATES, limit, offset };
      const page = await store.listDeliveries(manager.organizationId, webhookId, query);
      const data = page.deliveries.map((delivery) => deliveryToWire(delivery, baseUrl()));
      return { totalCount: page.totalCount, count: data.length, data };
    });

    app.post('/webhooks/:webhookId/send-again', { schema: sendAgainSchema, config }, async (request) => {
      const manager = managerOf(request);
      const { webhookId } = await webhookOf(manager, request.params.webhookId);
      const { eventId, since } = readBody(request, SendAgainBody);
      const what = eventId === undefined ? { sinceMicros: microsOf(since) } : { eventId };
      return { count: await store.sendAgain(manager.organizationId, webhookId, what, clock()) };
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
