import type { FastifyReply, FastifyRequest } from 'fastify';
import { AssayError } from '../errors.js';

/** `__Host-` makes browsers insist on TLS, which the loopback address does without. */
const OVER_TLS = '__Host-assay';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The cookie's name, and whether it takes TLS; undefined where nobody may sign in: plain HTTP over a network. */
function cookieFor(request: FastifyRequest, baseUrl: string): { name: string; secure: boolean } | undefined {
  if (request.protocol === 'https' || baseUrl.startsWith('https:')) return { name: OVER_TLS, secure: true };
  if (!LOOPBACK.test(request.hostname)) return undefined;
  // A cookie is sent to every port of a host (RFC 6265, section 8.5): two servers on one machine must not share one.
  return { name: `assay-${request.port ?? 80}`, secure: false };
}

const ATTRIBUTES = 'HttpOnly; SameSite=Strict; Path=/';

export function sessionToken(request: FastifyRequest, baseUrl: string): string | undefined {
  const cookie = cookieFor(request, baseUrl);
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return cookie && pairs.find((pair) => pair.startsWith(`${cookie.name}=`))?.slice(cookie.name.length + 1);
}

/** @throws AssayError where a cookie would travel over a network in the clear */
export function requireSafeTransport(request: FastifyRequest, baseUrl: string): void {
  if (!cookieFor(request, baseUrl)) throw new AssayError('CONSOLE_NEEDS_TLS');
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  baseUrl: string,
  token: string,
): void {
  const cookie = cookieFor(request, baseUrl);
  if (!cookie) throw new AssayError('CONSOLE_NEEDS_TLS');
  reply.header('set-cookie', `${cookie.name}=${token}; ${ATTRIBUTES}${cookie.secure ? '; Secure' : ''}`);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, baseUrl: string): void {
  const cookie = cookieFor(request, baseUrl);
  if (cookie)
    reply.header('set-cookie', `${cookie.name}=; ${ATTRIBUTES}; Max-Age=0${cookie.secure ? '; Secure' : ''}`);
  reply.header('clear-site-data', '"cache", "storage"');
}
