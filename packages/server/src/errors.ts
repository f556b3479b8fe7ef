/**
 * Every error the API answers with, but for the validation failures' `detail` array: status, sentence, meaning.
 * docs/errors.md lists them; a test compares the two.
 */
const CODES = {
  BAD_REQUEST: [400, 'The request is not valid HTTP.'],
  UNAUTHORIZED: [401, 'Unauthorized'],
  FORBIDDEN: [403, 'Forbidden'],
  ROUTE_NOT_FOUND: [404, 'No such path.'],
  RECORD_NOT_FOUND: [404, 'No such record.'],
  FILE_NOT_FOUND: [404, 'No such file.'],
  REQUEST_TIME_LIMIT: [408, 'The request took too long to arrive.'],
  IDEMPOTENCY_CONFLICT: [409, 'This Idempotency-Key was used with another request body.'],
  UPLOAD_TOO_LARGE: [413, 'The upload is larger than this server accepts.'],
  NOT_MULTIPART: [415, 'Send the request as multipart/form-data.'],
  RANGE_NOT_SATISFIABLE: [416, 'The range lies outside of the file.'],
  RATE_LIMITED: [429, 'Too many requests; retry later.'],
  HEADERS_TOO_LARGE: [431, 'The request headers are too large.'],
  INTERNAL: [500, 'Internal Server Error'],
  QUEUE_FULL: [503, 'The analysis queue is full; retry later.'],
  SHUTTING_DOWN: [503, 'The server is stopping; retry later.'],
  IDENTITY_PROVIDER_UNAVAILABLE: [503, 'The identity provider cannot be reached; retry later.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type AssayErrorCode = keyof typeof CODES;
export const ERROR_CODES: Readonly<Record<AssayErrorCode, readonly [status: number, message: string]>> = CODES;

/** An answer other than success. Crosses threads as its code, never as its message. */
export class AssayError extends Error {
  override readonly name = 'AssayError';
  readonly code: AssayErrorCode;
  readonly statusCode: number;
  /** For the log only; holds no personal value. */
  readonly details: Readonly<Record<string, string | number | boolean>>;

  constructor(code: AssayErrorCode, details: AssayError['details'] = {}, options?: ErrorOptions) {
    super(CODES[code][1], options);
    this.code = code;
    this.statusCode = CODES[code][0];
    this.details = details;
  }
}

/** One entry of the contract's 422 body. */
export interface ValidationIssue {
  /** Starts with `body`, `query` or `path`, then names the field. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  /** Stable word for the kind of failure, like `missing` or `int_parsing`. */
  readonly type: string;
  readonly input?: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** The request is wrong in ways that the caller can mend: answered with 422 and every issue at once. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly statusCode = 422;
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super('The request is not valid.');
    this.issues = issues;
  }
}
