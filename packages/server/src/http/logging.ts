import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { AssayError, type AssayErrorCode } from '../errors.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the error that it is answered with (docs/errors.md). */
    refusedAs: AssayErrorCode | 'VALIDATION_FAILED' | undefined;
  }
}

/** What of an error is written: never the message of a failed system call, which holds paths. */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, syscall } = error as NodeJS.ErrnoException;
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    message: syscall === undefined ? error.message : `${syscall} failed`,
    ...(error instanceof AssayError && { details: error.details }),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: loggableError(error.cause) }),
  };
}

/**
 * JSON lines. Requests and replies are written by {@link logAnswer} alone, so that no URL, name or tag gets
 * in.
 */
export function createLogger(
  level: string,
  destination: DestinationStream = pino.destination(2),
): FastifyBaseLogger {
  return pino(
    {
      level,
      base: { service: 'assay' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggableError, error: loggableError, req: () => undefined, res: () => undefined },
    },
    destination,
  );
}

/** The pattern of the route, like `/v1/files/:fileName`: the path itself may hold a file name. */
export const routePattern = (request: FastifyRequest): string => request.routeOptions.url ?? 'unmatched';

/** One line per answer. The request id is bound to the request's logger. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: routePattern(request),
      status: reply.statusCode,
      ...(request.refusedAs && { code: request.refusedAs }),
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.caller && { credential: request.caller.credential }),
    },
    'answered',
  );
}

/** The one line that holds an address: who is refused access, from where, and why. */
export function logRefusal(request: FastifyRequest, { code, details }: AssayError): void {
  request.log.warn({ code, ...details, route: routePattern(request), address: request.ip }, 'access refused');
}
