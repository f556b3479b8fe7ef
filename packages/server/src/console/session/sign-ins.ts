import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressName, BackOff } from '../../accounts/back-off.js';
import { isPassword } from '../../accounts/passwords.js';
import { AssayError } from '../../errors.js';
import type { RecordStore } from '../../store/types.js';

/** How people may sign in here. */
export interface Features {
  readonly oidc: boolean;
  readonly passwords: boolean;
}

/** Checks passwords, wherever one is asked for: wrong ones count together. */
export class SignIns {
  readonly #store: RecordStore;
  readonly #backOff = new BackOff();
  readonly features: Features;

  constructor(store: RecordStore, features: Features) {
    this.#store = store;
    this.features = features;
  }

  /**
   * @param email lower case
   * @returns the person
   * @throws AssayError SIGN_IN_REFUSED, TOO_MANY_TRIES, PASSWORDS_OFF
   */
  async check(
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
    password: string,
  ): Promise<number> {
    if (!this.features.passwords) throw new AssayError('PASSWORDS_OFF');
    const nowMs = Date.now();
    const tried = [`person:${email}`, addressName(request.ip)] as const;
    const waitMs = this.#backOff.waitMs(...tried, nowMs);
    if (waitMs > 0) {
      reply.header('retry-after', Math.ceil(waitMs / 1000));
      throw new AssayError('TOO_MANY_TRIES');
    }
    // Counted before it is known to be wrong: tries at the same time are no way around it.
    this.#backOff.wrong(...tried, nowMs);
    const found = await this.#store.findPersonByEmail(email);
    if (!(await isPassword(found?.passwordHash, password)) || !found) {
      // Nobody's name or address is kept of those who are not people here.
      const [home] = await this.#store.listMemberships(found?.person.id ?? 0);
      await this.#store.appendAuditEvent({
        organizationId: home?.organizationId ?? null,
        atMs: nowMs,
        actor: 'nobody',
        action: 'session.refused',
        object: found ? `person:${found.person.id}` : 'nobody',
        detail: {},
      });
      throw new AssayError('SIGN_IN_REFUSED');
    }
    this.#backOff.right(...tried);
    return found.person.id;
  }
}
