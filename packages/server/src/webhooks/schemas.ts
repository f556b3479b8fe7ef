import { Type } from '@fastify/type-provider-typebox';
import { EventBody } from '../events/schemas.js';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import { isoTime } from '../jobs/wire.js';
import { EVENT_TYPES } from '../store/event-types.js';
import { DELIVERY_STATES, WEBHOOK_STATES } from '../store/webhook-types.js';

export const WebhookEntry = Type.Object(
  {
    webhookId: Type.Integer({ minimum: 1 }),
    url: Type.String(),
    description: Type.String(),
    types: Type.Array(word(EVENT_TYPES), { description: 'What it is told of.' }),
    state: word(
      WEBHOOK_STATES,
      '`paused`: events wait. `off`: the receiver said that it is gone, or took nothing for three days; events are not kept for it.',
    ),
    failingSince: Type.Optional(isoTime('Of the first try that failed since one succeeded.')),
    earlierSecretUntil: Type.Optional(isoTime('Until when the secret before signs as well.')),
    createdAt: isoTime('When it was made.'),
  },
  { $id: 'Webhook' },
);

/** One request to a receiver. */
const tried = {
  at: isoTime('When it began.'),
  durationMs: Type.Integer({ minimum: 0 }),
  status: Type.Optional(Type.Integer({ description: 'Of the answer.' })),
  error: Type.Optional(Type.String({ description: 'Why none came; docs/events.md lists the words.' })),
};

export const DeliveryEntry = Type.Object(
  {
    event: Type.Object({ id: Type.String(), ...EventBody }),
    state: word(DELIVERY_STATES, '`failed`: not tried again by itself.'),
    attempts: Type.Integer({ minimum: 0 }),
    dueAt: Type.Optional(isoTime('When the next try is due.')),
    tries: Type.Array(Type.Object(tried), { description: 'The latest 20, oldest first.' }),
  },
  { $id: 'Delivery' },
);

export const WEBHOOK_COMPONENTS = [WebhookEntry, DeliveryEntry];

export const NewWebhookBody = Type.Object({
  url: Type.String({ minLength: 1, maxLength: 2048, description: 'Where events are sent; https.' }),
  description: Type.Optional(Type.String({ maxLength: 200, description: 'For people.' })),
  types: Type.Optional(
    Type.Array(word(EVENT_TYPES), {
      minItems: 1,
      maxItems: EVENT_TYPES.length,
      description:
        'What it is told of; all without it. Of kinds that the caller may not read, nothing is told.',
    }),
  ),
});

export const ChangedWebhookBody = Type.Object({
  state: word(['on', 'paused'], 'One that was `off` takes new events from then on.'),
});

export const SendAgainBody = Type.Object({
  eventId: Type.Optional(Type.String({ pattern: '^evt_[0-9a-f]{32}$', description: 'One event.' })),
  since: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'ISO 8601: all events since, told of before or not.',
      examples: ['2026-11-28T07:30:00Z'],
    }),
  ),
});

const tags = ['Webhooks'];
const params = Type.Object({ webhookId: Type.Integer({ minimum: 1 }) });
const webhook = Type.Object({ webhook: refTo(WebhookEntry) }, { description: 'The webhook.' });
const withSecret = Type.Object(
  {
    webhook: refTo(WebhookEntry),
    secret: Type.String({ description: 'What it signs with; shown this once.' }),
  },
  { description: 'The webhook and its new secret.' },
);

export const createSchema = {
  operationId: 'createWebhook',
  summary: 'Make a webhook',
  description:
    'Events are sent to its address, signed as Standard Webhooks 1.0.0 has it. Only hosts that the operator named can be.',
  tags,
  body: NewWebhookBody,
  response: { 201: withSecret, ...errorResponses(401, 403, 409, 415, 422, 429, 500) },
};

export const listSchema = {
  operationId: 'listWebhooks',
  summary: 'List webhooks',
  description: 'All of the organization.',
  tags,
  response: {
    200: Type.Object(
      { count: Type.Integer({ minimum: 0 }), data: Type.Array(refTo(WebhookEntry)) },
      { description: 'All of them.' },
    ),
    ...errorResponses(401, 403, 429, 500),
  },
};

export const getSchema = {
  operationId: 'getWebhook',
  summary: 'Get a webhook',
  description: 'One of the organization.',
  tags,
  params,
  response: { 200: webhook, ...errorResponses(401, 403, 404, 422, 429, 500) },
};

export const changeSchema = {
  operationId: 'changeWebhook',
  summary: 'Pause a webhook, or turn it on',
  description: 'While it is paused, events wait.',
  tags,
  params,
  body: ChangedWebhookBody,
  response: { 200: webhook, ...errorResponses(401, 403, 404, 415, 422, 429, 500) },
};

export const rotateSchema = {
  operationId: 'rotateWebhookSecret',
  summary: 'Give a webhook another secret',
  description: 'For a day both sign, so that the receiver can change over in between.',
  tags,
  params,
  response: { 200: withSecret, ...errorResponses(401, 403, 404, 422, 429, 500) },
};

export const deleteSchema = {
  operationId: 'deleteWebhook',
  summary: 'Delete a webhook',
  description: 'With what waits for it.',
  tags,
  params,
  response: {
    204: { type: 'null', description: 'Done.' } as const,
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};

export const deliveriesSchema = {
  operationId: 'listDeliveries',
  summary: 'List deliveries',
  description: 'What a webhook was told of, newest first, for 30 days.',
  tags,
  params,
  querystring: Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
    offset: Type.Integer({ minimum: 0, default: 0 }),
    state: Type.Optional(word(DELIVERY_STATES, 'Only those.')),
  }),
  response: {
    200: Type.Object(
      {
        totalCount: Type.Integer({ minimum: 0 }),
        count: Type.Integer({ minimum: 0 }),
        data: Type.Array(refTo(DeliveryEntry)),
      },
      { description: 'One page.' },
    ),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};

export const sendAgainSchema = {
  operationId: 'sendAgain',
  summary: 'Send events again',
  description: 'One event or all since a time, at once; each with the id that it had.',
  tags,
  params,
  body: SendAgainBody,
  response: {
    200: Type.Object(
      { count: Type.Integer({ minimum: 0, description: 'Events that are sent.' }) },
      { description: 'How many.' },
    ),
    ...errorResponses(401, 403, 404, 415, 422, 429, 500),
  },
};

export const testSchema = {
  operationId: 'testWebhook',
  summary: 'Send a test',
  description:
    'One event of the type `webhook.test`, at once and once, signed like every other; also while the webhook is paused. Nothing of it is kept.',
  tags,
  params,
  response: {
    200: Type.Object(
      {
        isTaken: Type.Boolean({ description: 'The receiver answered 200 to 299.' }),
        ...tried,
      },
      { description: 'How it went.' },
    ),
    ...errorResponses(401, 403, 404, 422, 429, 500),
  },
};
