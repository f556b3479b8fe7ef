import { Type } from '@fastify/type-provider-typebox';
import { word } from '../../http/schema-types.js';
import { ROLES } from '../../store/account-types.js';

export const Roles = Type.Array(word(ROLES), { maxItems: ROLES.length });

export const PersonBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  roles: Roles,
  signsInBy: word(['password', 'provider'] as const),
  seenAt: Type.Union([Type.String(), Type.Null()], {
    description: 'To the minute; null while nowhere signed in.',
  }),
});

export const PeopleBody = Type.Object({
  totalCount: Type.Integer(),
  count: Type.Integer(),
  data: Type.Array(PersonBody),
});

export const RolesBody = Type.Object({
  roles: Type.Array(word(ROLES), { minItems: 1, maxItems: ROLES.length }),
});
