import type { Static } from '@fastify/type-provider-typebox';
import { permissionsOf } from '../../accounts/roles.js';
import type { Session } from '../../store/account-types.js';
import { membershipOf } from '../guard.js';
import type { SessionBody } from './schemas.js';
import type { Features } from './sign-ins.js';

export function sessionToWire(session: Session, features: Features): Static<typeof SessionBody> {
  return {
    person: { id: session.person.id, name: session.person.name, language: session.language ?? null },
    organizations: session.memberships.map(({ organizationId, organizationName, roles }) => ({
      id: organizationId,
      name: organizationName,
      roles: [...roles],
    })),
    current: session.organizationId,
    permissions: [...permissionsOf(membershipOf(session))],
    features: { ...features },
  };
}
