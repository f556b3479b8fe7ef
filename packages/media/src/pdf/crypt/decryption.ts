import type { StreamFilter } from '../filters/decode-stream.js';
import type { PdfEncryption, PdfObject, PdfStream } from '../types.js';

/** Undoes a document's encryption, object by object. */
export interface Decryption {
  readonly encryption: PdfEncryption;
  /** The object with its strings decrypted; streams keep their raw bytes. */
  decryptStrings(object: PdfObject, num: number, gen: number): PdfObject;
  /** @throws DecodeError PASSWORD_REQUIRED when the empty password does not open the document. */
  decryptStream(stream: PdfStream, filters: readonly StreamFilter[], num: number, gen: number): Uint8Array;
}
