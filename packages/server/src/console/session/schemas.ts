import { LANGUAGES } from '@assay/forensics';
import { Type } from '@fastify/type-provider-typebox';
import { PASSWORD_CHARACTERS } from '../../accounts/passwords.js';
import { CONSOLE_PERMISSIONS } from '../../accounts/roles.js';
import { nullable, word } from '../../http/schema-types.js';
import { ROLES } from '../../store/account-types.js';

export const FeaturesBody = Type.Object({
  oidc: Type.Boolean({ description: 'By the identity provider.' }),
  passwords: Type.Boolean(),
});

const Language = nullable(word(LANGUAGES, 'To read the console in; null: as the browser asks.'));

export const SessionBody = Type.Object({
  person: Type.Object({ id: Type.Integer(), name: Type.String(), language: Language }),
  organizations: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), roles: Type.Array(word(ROLES)) }),
  ),
  current: Type.Integer({ description: 'The organization that the session is in.' }),
  permissions: Type.Array(word(CONSOLE_PERMISSIONS), { description: 'What the roles there allow.' }),
  features: FeaturesBody,
});

export const SignInBody = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});

export const OrganizationBody = Type.Object({ organizationId: Type.Integer() });

export const LanguageBody = Type.Object({
  language: Type.Optional(word(LANGUAGES, 'Left out: as the browser asks.')),
});

export const PasswordBody = Type.Object({
  current: Type.String({ minLength: 1, maxLength: PASSWORD_CHARACTERS.max }),
  password: Type.String({ minLength: PASSWORD_CHARACTERS.min, maxLength: PASSWORD_CHARACTERS.max }),
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
