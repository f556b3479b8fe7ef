import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AssayError } from '../../errors.js';
import { sendError } from '../../http/error-answers.js';

/** Where the console's build lies, seen from this file's build as from its source. */
const BUILT_CONSOLE = fileURLToPath(new URL('../../../../console/dist', import.meta.url));

const PREFIX = '/console/';

/**
 * Of the console's pages: own files only, pictures that its own code fetched, nothing inline, and no way to make
 * script of text.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Nothing of what a browser can do beyond pages. */
const PERMISSIONS_POLICY = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Files under a name that holds their hash never change. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/**
 * `/console/`: the files of the built console, and its page for every address in it, since what is looked at
 * stands in the address. Nothing where the server was installed without the console.
 */
export async function consoleFiles(app: FastifyInstance, directory = BUILT_CONSOLE): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) return;
  await app.register(async (console) => {
    console.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
      reply.header('permissions-policy', PERMISSIONS_POLICY);
    });
    await console.register(fastifyStatic, {
      root: directory,
      prefix: PREFIX,
      serve: false,
      cacheControl: false,
      preCompressed: true,
    });
    const schema = { hide: true };
    console.get('/console', { schema }, async (_request, reply) => reply.redirect(PREFIX, 308));
    console.get<{ Params: { '*': string } }>(`${PREFIX}*`, { schema }, (request, reply) => {
      const path = request.params['*'];
      // The console's interface has its own routes; what is none of them is not a page.
      if (/^api(?:\/|$)/.test(path)) return sendError(new AssayError('ROUTE_NOT_FOUND'), request, reply);
      if (/^assets\/[\w.-]+$/.test(path)) return reply.header('cache-control', FOR_A_YEAR).sendFile(path);
      return reply.header('cache-control', ASK_EACH_TIME).sendFile('index.html');
    });
  });
}
