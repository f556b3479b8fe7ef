/**
 * Why bytes could not be decoded. The `TOO_...` codes are our limits, reached; `CODEC_NOT_SUPPORTED` is a
 * sound video coded in a way that Assay does not decode; the others are the sender's to mend.
 */
export type DecodeErrorCode =
  | 'EMPTY'
  | 'TRUNCATED'
  | 'NOT_DECODABLE'
  | 'PASSWORD_REQUIRED'
  | 'ENCRYPTED'
  | 'NO_PAGES'
  | 'NO_VIDEO'
  | 'CODEC_NOT_SUPPORTED'
  | 'TOO_MANY_PIXELS'
  | 'TOO_LARGE_INFLATED'
  | 'TOO_DEEPLY_NESTED'
  | 'TOO_LONG'
  | 'TOO_MANY_FRAMES';

/**
 * The document is malformed or over a limit: the fault lies in the bytes, not in us. `message` describes
 * structure only (offsets, markers), never the document's text, so that it may be logged.
 */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: DecodeErrorCode;

  constructor(code: DecodeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * No decoder of videos is installed: it comes prebuilt for some platforms only. The fault lies neither in the
 * bytes nor in our code.
 */
export class VideoDecoderMissingError extends Error {
  override readonly name = 'VideoDecoderMissingError';
}
