import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is read past of a body that nobody wants: a small one whole, so that its connection can be used again. */
const READ_PAST_BYTES = 1024 * 1024;
/** For how long a refused sender may still look at its answer. */
const LINGER_MS = 5000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Where a request is answered before anybody read its body, no more than {@link READ_PAST_BYTES} of it are
 * received: the rest stays with its sender. Node by itself would read it to the end.
 */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    if (raw.readableFlowing === null && hasBody(raw)) leaveUnread(raw);
  });
}

function leaveUnread(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), LINGER_MS).unref();
  let passedBytes = 0;
  request.on('data', (chunk: Buffer) => {
    passedBytes += chunk.length;
    if (passedBytes > READ_PAST_BYTES) request.pause();
  });
  // A sender that goes away before the end is no news.
  request.on('error', () => {});
  request.once('end', () => clearTimeout(timer));
}
