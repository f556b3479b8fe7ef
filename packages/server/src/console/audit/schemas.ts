import { Type } from '@fastify/type-provider-typebox';

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'A day, in UTC.' });

export const AuditQueryParameters = Type.Object({
  person: Type.Optional(Type.Integer({ minimum: 1, description: 'Only what this person did.' })),
  object: Type.Optional(
    Type.String({
      pattern: '^[a-z]+:\\d{1,16}$',
      description: 'Only what was done to this, like `detection:2`.',
    }),
  ),
  action: Type.Optional(Type.String({ pattern: '^[a-z]+\\.[a-z-]+$', description: 'Like `key.made`.' })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  before: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Only events before the one with this sequence number.' }),
  ),
});

export const EventBody = Type.Object({
  sequence: Type.Integer({ description: 'Counts the events of all organizations.' }),
  at: Type.String(),
  actor: Type.String({
    description: '`person:3`, `key:7`, `token`, `operator` for the command line, `retention`, or `nobody`.',
  }),
  actorName: Type.Union([Type.String(), Type.Null()], {
    description: 'Of a person who is in this organization.',
  }),
  action: Type.String(),
  object: Type.String(),
  detail: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  sha256: Type.String({ description: 'Of this event and the digest before it.' }),
});

export const EventsBody = Type.Object({
  count: Type.Integer(),
  data: Type.Array(EventBody),
  next: Type.Union([Type.Integer(), Type.Null()], {
    description: '`before` for the next page; null on the last.',
  }),
});
