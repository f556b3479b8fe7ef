import type { FastifyRequest } from 'fastify';

/**
 * Whether the sender would rather be told of the end later (RFC 7240, section 4.1). Other preferences are
 * passed over, as that RFC asks.
 */
export const prefersAsync = ({ prefer }: FastifyRequest['headers']): boolean =>
  [prefer ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === 'respond-async');
