import { Type } from '@fastify/type-provider-typebox';
import { CONSOLE_PERMISSIONS } from '../../accounts/roles.js';
import { ROLES } from '../../store/account-types.js';

const Word = <Value extends string>(words: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: words });

export const SessionBody = Type.Object({
  person: Type.Object({ id: Type.Integer(), name: Type.String() }),
  organizations: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), roles: Type.Array(Word(ROLES)) }),
  ),
  current: Type.Integer({ description: 'The organization that the session is in.' }),
  permissions: Type.Array(Word(CONSOLE_PERMISSIONS), { description: 'What the roles there allow.' }),
  preferences: Type.Object({}),
  features: Type.Object({ oidc: Type.Boolean(), passwords: Type.Boolean() }),
});

export const SignInBody = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});

export const SessionsBody = Type.Object({
  totalCount: Type.Integer(),
  count: Type.Integer(),
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      startedAt: Type.String(),
      seenAt: Type.String({ description: 'To the minute.' }),
      current: Type.Boolean({ description: 'Whether it is the one that asks.' }),
    }),
  ),
});
