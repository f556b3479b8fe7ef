import { STATUS_CODES } from 'node:http';
import type { Static } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AssayError, type AssayErrorCode, ValidationError, type ValidationIssue } from '../errors.js';
import { StoreError, type StoreErrorCode } from '../store/errors.js';
import type { ErrorBody, ValidationErrorBody } from './error-schemas.js';
import { logRefusal } from './logging.js';

/** Seconds that a client is told to wait before it tries again. */
const RETRY_AFTER_S: Partial<Record<AssayErrorCode, number>> = {
  QUOTA_SPENT: 3600,
  ORGANIZATION_BUSY: 5,
  QUEUE_FULL: 5,
  UPLOADS_FULL: 5,
  DISK_LOW: 60,
  STORAGE_UNAVAILABLE: 10,
  SUBMISSION_LOST: 1,
  SHUTTING_DOWN: 10,
  LINKING_CONTENDED: 5,
  DATABASE_UNAVAILABLE: 5,
  QUERY_TOO_LONG: 30,
  IDENTITY_PROVIDER_UNAVAILABLE: 10,
};

/** What the store says while its database server restarts, or has too much to do. */
const UNAVAILABLE: ReadonlySet<StoreErrorCode> = new Set(['DATABASE_UNREACHABLE', 'DATABASE_BUSY']);

/** Fastify's own errors, by their code; every other one is our fault. */
const FRAMEWORK_CODES: Readonly<Record<string, AssayErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_MULTIPART',
  FST_ERR_CTP_BODY_TOO_LARGE: 'UPLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
};

/** The code of a 422, whose body says in words of its own what is wrong. */
const VALIDATION_FAILED = 'VALIDATION_FAILED';

/** The body of a 422. */
export const validationBody = (issues: readonly ValidationIssue[]): Static<typeof ValidationErrorBody> => ({
  detail: issues.map((issue) => ({ ...issue, loc: [...issue.loc] })),
  code: VALIDATION_FAILED,
});

/** Errors whose bodies the contract spells out: they have its three keys and no more. */
const SPELLED_OUT: ReadonlySet<AssayErrorCode> = new Set(['UNAUTHORIZED', 'FORBIDDEN']);

/** The body of every error but 422: the contract's three keys in its order, then the code. */
export function errorBody({ statusCode, message, code }: AssayError): Static<typeof ErrorBody> {
  const body = { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message };
  return SPELLED_OUT.has(code) ? body : { ...body, code };
}

/**
 * Makes one of our errors of anything thrown; what nobody foresaw becomes INTERNAL with its cause kept for
 * the log.
 */
export function asAnswerable(error: unknown): AssayError | ValidationError {
  if (error instanceof AssayError || error instanceof ValidationError) return error;
  if (error instanceof StoreError && UNAVAILABLE.has(error.code))
    return new AssayError('DATABASE_UNAVAILABLE', {}, { cause: error });
  if (error instanceof StoreError && error.code === 'DISK_FULL')
    return new AssayError('DISK_LOW', {}, { cause: error });
  if (error instanceof StoreError && error.code === 'QUERY_TOO_LONG')
    return new AssayError('QUERY_TOO_LONG', {}, { cause: error });
  const frameworkCode = FRAMEWORK_CODES[(error as { code?: string } | null)?.code ?? ''];
  return new AssayError(frameworkCode ?? 'INTERNAL', {}, { cause: error });
}

/** Who is not let in, or may not do it. */
const isRefusalOfAccess = ({ statusCode, details }: AssayError): boolean =>
  statusCode === 401 || statusCode === 403 || (statusCode === 429 && details.reason !== undefined);

/** Whether a route takes a body, and no form. */
const takesJson = ({ routeOptions: { schema } }: FastifyRequest): boolean =>
  schema?.body !== undefined && !schema.consumes?.includes('multipart/form-data');

const isOfOtherMediaType = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';

/** Answers with an error: the body tells the caller what to mend, the log tells us the cause. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer =
    isOfOtherMediaType(error) && takesJson(request)
      ? new AssayError('NOT_JSON', {}, { cause: error })
      : asAnswerable(error);
  request.refusedAs = answer instanceof ValidationError ? VALIDATION_FAILED : answer.code;
  if (answer instanceof ValidationError) {
    // No deeper than the field: a tag's name may be a person's.
    request.log.debug(
      { issues: answer.issues.map(({ loc, type }) => ({ field: loc.slice(0, 2).join('.'), type })) },
      'refused',
    );
    return reply.code(422).send(validationBody(answer.issues));
  }
  if (answer.code === 'INTERNAL') request.log.error({ err: answer }, 'failed');
  else if (answer.statusCode >= 500) request.log.warn({ err: answer }, 'refused');
  else if (isRefusalOfAccess(answer)) logRefusal(request, answer);
  else request.log.debug({ code: answer.code, details: answer.details }, 'refused');
  const retryAfterS = RETRY_AFTER_S[answer.code];
  if (retryAfterS !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterS);
  return reply.code(answer.statusCode).type('application/json; charset=utf-8').send(errorBody(answer));
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new AssayError('ROUTE_NOT_FOUND'), request, reply));
}
