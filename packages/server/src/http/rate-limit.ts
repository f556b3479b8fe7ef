import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import { AssayError } from '../errors.js';
import type { Settings } from '../settings.js';

/** Credentials whose counts are kept; the least recently seen is forgotten first. */
const MAX_COUNTED_CREDENTIALS = 10_000;

/**
 * One count per credential over all routes of `app`. Runs after the access hook, so that nobody spends
 * another's count.
 */
export async function limitRates(app: FastifyInstance, limit: Settings['rateLimit']): Promise<void> {
  if (limit === 'off') return;
  await app.register(rateLimit, {
    max: limit.requests,
    timeWindow: limit.windowMs,
    cache: MAX_COUNTED_CREDENTIALS,
    keyGenerator: (request) => {
      const { organizationId, credential } = callerOf(request);
      return `${organizationId} ${credential}`;
    },
    errorResponseBuilder: () => new AssayError('RATE_LIMITED'),
  });
}
