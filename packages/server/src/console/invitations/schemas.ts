import { Type } from '@fastify/type-provider-typebox';
import { PASSWORD_CHARACTERS } from '../../accounts/passwords.js';
import { Email, Line } from '../body.js';
import { Roles } from '../people/schemas.js';

export const InvitationBody = Type.Object({
  id: Type.Integer(),
  roles: Roles,
  invitedBy: Type.String(),
  endsAt: Type.String(),
});

export const InvitationsBody = Type.Object({
  totalCount: Type.Integer(),
  count: Type.Integer(),
  data: Type.Array(InvitationBody),
});

export const MadeInvitationBody = Type.Object({
  link: Type.String({ description: 'In this answer and nowhere else. Its secret stands behind `#`.' }),
});

const Token = Line(100, 'What stands behind `#` in the link.');

export const LookBody = Type.Object({ token: Token });

export const InvitedToBody = Type.Object({ organization: Type.String(), roles: Roles });

export const AcceptBody = Type.Object({
  token: Token,
  name: Line(100, 'Name of the person; not taken from whoever has an account already.'),
  email: Email,
  password: Type.String({
    minLength: PASSWORD_CHARACTERS.min,
    maxLength: PASSWORD_CHARACTERS.max,
    description: 'A new one, or that of the account which has the address.',
  }),
});
