/**
 * Every error the API answers with, but for the validation failures' `detail` array: status, sentence,
 * meaning. docs/errors.md lists them; a test compares the two.
 */
const CODES = {
  BAD_REQUEST: [400, 'The request is not valid HTTP.'],
  IDEMPOTENCY_KEY_INVALID: [400, 'Idempotency-Key should be 1 to 255 visible ASCII characters.'],
  CLIENT_GONE: [400, 'The client went away.'],
  UNAUTHORIZED: [401, 'Unauthorized'],
  SIGN_IN_REFUSED: [401, 'No such person, or another password.'],
  FORBIDDEN: [403, 'Forbidden'],
  PASSWORDS_OFF: [403, 'People sign in by the identity provider here.'],
  FORGED_REQUEST: [403, 'Changes are taken from the console itself.'],
  CONSOLE_NEEDS_TLS: [
    403,
    'Signing in over a network takes HTTPS; over plain HTTP it works on this machine alone.',
  ],
  ROUTE_NOT_FOUND: [404, 'No such path.'],
  RECORD_NOT_FOUND: [404, 'No such record.'],
  WEBHOOK_NOT_FOUND: [404, 'No such webhook.'],
  HOLD_NOT_FOUND: [404, 'No such legal hold.'],
  JOB_NOT_FOUND: [404, 'No such job.'],
  CAPTURE_SESSION_NOT_FOUND: [404, 'No such capture session.'],
  FILE_NOT_FOUND: [404, 'No such file.'],
  METHOD_NOT_ALLOWED: [405, 'This path takes other methods; `Allow` names them.'],
  REQUEST_TIME_LIMIT: [408, 'The request took too long to arrive.'],
  IDEMPOTENCY_CONFLICT: [409, 'This Idempotency-Key was used with another request body.'],
  WEBHOOKS_FULL: [409, 'An organization has at most 20 webhooks.'],
  REVIEW_OUTDATED: [409, 'Somebody else has decided or proposed meanwhile; look at how it stands first.'],
  CORRECTION_OUTDATED: [409, 'Somebody else has corrected this meanwhile; look at it first.'],
  LAST_ADMINISTRATOR: [409, 'An organization keeps its last administrator.'],
  RECORD_HELD: [409, 'A legal hold is on the record; it stays until that is lifted.'],
  JOB_BEGUN: [409, 'The job has begun or ended already.'],
  UPLOAD_TOO_LARGE: [413, 'The upload is larger than this server accepts.'],
  NOT_MULTIPART: [415, 'Send the request as multipart/form-data.'],
  NOT_JSON: [415, 'Send the request as application/json.'],
  RANGE_NOT_SATISFIABLE: [416, 'The range lies outside of the file.'],
  EXPECTATION_FAILED: [417, 'The only expectation that is met is `100-continue`.'],
  TOO_MANY_TRIES: [429, 'Too many tries to sign in; retry later.'],
  RATE_LIMITED: [429, 'Too many requests; retry later.'],
  ORGANIZATION_BUSY: [429, 'Too many submissions of this organization at once; retry later.'],
  QUOTA_SPENT: [429, 'The quota of this organization for the month is used up.'],
  HEADERS_TOO_LARGE: [431, 'The request headers are too large.'],
  INTERNAL: [500, 'Internal Server Error'],
  REPORTS_UNAVAILABLE: [
    501,
    'Reports take an optional package that is not installed here, or that has no program for this platform.',
  ],
  QUEUE_FULL: [503, 'The analysis queue is full; retry later.'],
  UPLOADS_FULL: [503, 'Too many uploads at once; retry later.'],
  DISK_LOW: [503, 'There is too little room for another upload; retry later.'],
  STORAGE_UNAVAILABLE: [503, 'The store of files cannot be reached; retry later.'],
  SUBMISSION_LOST: [503, 'The submission under this Idempotency-Key ended without an answer; send it again.'],
  SHUTTING_DOWN: [503, 'The server is stopping; retry later.'],
  LINKING_CONTENDED: [503, 'Too many submissions with something in common at once; retry later.'],
  QUERY_TOO_LONG: [503, 'The database took too long over this; ask for less, as by a time, or retry later.'],
  DATABASE_UNAVAILABLE: [503, 'The database cannot be reached; retry later.'],
  IDENTITY_PROVIDER_UNAVAILABLE: [503, 'The identity provider cannot be reached; retry later.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type AssayErrorCode = keyof typeof CODES;
export const ERROR_CODES: Readonly<Record<AssayErrorCode, readonly [status: number, message: string]>> =
  CODES;

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

/**
 * Every kind of validation failure, and what it says of the field. Names and `ctx` keys follow pydantic's
 * where it has the kind, since clients of the contract's `detail` array know those. docs/errors.md lists
 * them; a test compares the two.
 */
const KINDS = {
  missing: 'The field is required and was not sent.',
  multiple_values: 'The field was sent more than once.',
  int_parsing: 'The value is not a whole number.',
  float_parsing: 'The value is not a decimal number.',
  bool_parsing: 'The value is none of `true/false`, `1/0`, `yes/no`, `on/off`.',
  greater_than_equal: 'The number is below the bound `ctx.ge`.',
  less_than_equal: 'The number is above the bound `ctx.le`.',
  enum: 'The value is none of the words in `ctx.expected`.',
  string_pattern_mismatch: 'The text does not match `ctx.pattern`.',
  string_type: 'The value is not text (a tag may hold text, a number or a boolean).',
  string_too_short: 'The text has fewer than `ctx.min_length` characters.',
  string_too_long: 'The text has more than `ctx.max_length` characters, or bytes where `msg` says so.',
  password_guessable: 'The password is a common one, or the name or address of the person.',
  string_unicode: 'The text holds U+0000 or half of a surrogate pair.',
  too_short: 'The list has fewer entries than it needs.',
  too_long: 'The object has more than `ctx.max_length` entries, or the form more parts.',
  json_invalid: 'The text is not JSON.',
  dict_type: 'The JSON value is not an object.',
  multipart_invalid: 'The body is not well-formed multipart/form-data.',
  file_expected: 'The field was sent as text; it has to be a file with a file name.',
  file_empty: 'The file has no bytes.',
  file_type:
    'The content of the file is none of the types in `ctx.expected`; its name and declared type do not count.',
  invoice_without_pdf: 'An electronic invoice came beside something else than a PDF of the model `document`.',
  file_undecodable: 'The content looks like an accepted type but cannot be decoded; `ctx.reason` says why.',
  document_type_unknown:
    'There is no such document type; `ctx.nearest` lists the names spelled most like it.',
  parameter_unknown:
    'There is no such parameter, and one in `ctx.nearest` is spelled almost like it; with `strict=false` it is ignored.',
  capture_session: 'The capture session cannot serve this verification; `ctx.reason` says why.',
  field_unknown:
    'Documents of this type have no such field, or its list ends before; `ctx.reason` says which.',
  field_value: 'The value has not the form of its field; `ctx.kind` and `ctx.form` say it.',
  webhook_url: 'The address is none that webhooks are sent to; `ctx.reason` says why.',
} as const satisfies Record<string, string>;

export type ValidationKind = keyof typeof KINDS;
export const VALIDATION_KINDS: Readonly<Record<ValidationKind, string>> = KINDS;

/** One entry of the contract's 422 body. */
export interface ValidationIssue {
  /** Starts with `body`, `query` or `path`, then names the field. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: ValidationKind;
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
