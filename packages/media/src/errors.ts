/**
 * Why bytes could not be decoded. `TRUNCATED`, `NOT_DECODABLE`, `PASSWORD_REQUIRED` and `EMPTY` are the sender's to
 * mend; the `TOO_...` codes are our limits, reached.
 */
export type DecodeErrorCode =
  | 'EMPTY'
  | 'TRUNCATED'
  | 'NOT_DECODABLE'
  | 'PASSWORD_REQUIRED'
  | 'NO_PAGES'
  | 'TOO_MANY_PIXELS'
  | 'TOO_LARGE_INFLATED'
  | 'TOO_DEEPLY_NESTED';

/**
 * The document is malformed or over a limit: the fault lies in the bytes, not in us. `message` describes structure only
 * (offsets, markers), never the document's text, so that it may be logged.
 */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: DecodeErrorCode;

  constructor(code: DecodeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
