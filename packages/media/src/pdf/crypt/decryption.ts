import { DecodeError } from '../../errors.js';
import type { StreamFilter } from '../filters/decode-stream.js';
import { isArray, isName, isString } from '../syntax/values.js';
import type { PdfDict, PdfEncryption, PdfObject, PdfStream } from '../types.js';
import { type CipherMethod, decryptData } from './cipher.js';
import { type EncryptionDictionary, readEncryptionDictionary } from './encryption-dictionary.js';
import { keyForEmptyPassword } from './file-key.js';

/** Undoes a document's encryption, object by object, with the key that the empty user password gives. */
export class Decryption {
  readonly encryption: PdfEncryption;
  readonly #dictionary: EncryptionDictionary;
  /**
   * Null when the empty password does not open the document, or its security handler is not the standard one.
   */
  readonly #key: Uint8Array | null;

  /**
   * @param dict the trailer's /Encrypt; its own strings are never encrypted
   * @param id the trailer's /ID
   */
  constructor(dict: PdfDict, id: PdfObject, resolve: (value: PdfObject | undefined) => PdfObject) {
    const first = isArray(id) ? resolve(id.items[0]) : null;
    this.#dictionary = readEncryptionDictionary(
      dict,
      isString(first) ? first.bytes : new Uint8Array(),
      resolve,
    );
    const { filter, version, streamMethod, standard } = this.#dictionary;
    const isKnown =
      filter === 'Standard' && standard.revision >= 2 && standard.revision <= 6 && streamMethod !== 'unknown';
    this.#key = isKnown ? keyForEmptyPassword(standard) : null;
    this.encryption = {
      filter,
      version,
      revision: standard.revision,
      method: streamMethod,
      readable: this.#key !== null,
    };
  }

  /**
   * The object with its strings decrypted; a stream keeps its raw bytes. Without a key nothing is changed.
   */
  decryptStrings(object: PdfObject, num: number, gen: number): PdfObject {
    const key = this.#key;
    const method = this.#dictionary.stringMethod;
    if (!key || method === 'identity' || object === null || typeof object !== 'object') return object;
    return mapStrings(object, (bytes) => decryptData(method, key, num, gen, bytes));
  }

  /**
   * A stream's bytes before its filters are undone.
   * @throws DecodeError PASSWORD_REQUIRED when the stream is encrypted and there is no key.
   */
  decryptStream(stream: PdfStream, filters: readonly StreamFilter[], num: number, gen: number): Uint8Array {
    const method = this.#methodOf(stream, filters);
    if (method === 'identity') return stream.raw;
    if (!this.#key)
      throw new DecodeError(
        'PASSWORD_REQUIRED',
        `the empty password does not decrypt the stream at ${stream.offsetBytes}`,
      );
    return decryptData(method, this.#key, num, gen, stream.raw);
  }

  /**
   * A /Crypt filter names the stream's own method (7.4.10); cross-reference streams and, if so agreed,
   * metadata are plain.
   */
  #methodOf(stream: PdfStream, filters: readonly StreamFilter[]): CipherMethod {
    const type = stream.dict.entries.get('Type');
    if (isName(type, 'XRef')) return 'identity';
    const crypt = filters.find((filter) => filter.name === 'Crypt');
    if (crypt) {
      const name = crypt.parameters?.entries.get('Name');
      return this.#dictionary.methodNamed(isName(name) ? name.name : 'Identity');
    }
    if (
      isName(type, 'Metadata') &&
      !this.#dictionary.standard.encryptsMetadata &&
      this.#dictionary.version >= 4
    )
      return 'identity';
    return this.#dictionary.streamMethod;
  }
}

function mapStrings(object: PdfObject, decrypt: (bytes: Uint8Array) => Uint8Array): PdfObject {
  if (object === null || typeof object !== 'object') return object;
  switch (object.kind) {
    case 'string':
      return { ...object, bytes: decrypt(object.bytes) };
    case 'array':
      return { kind: 'array', items: object.items.map((item) => mapStrings(item, decrypt)) };
    case 'dict':
      return mapDict(object, decrypt);
    case 'stream':
      return { ...object, dict: mapDict(object.dict, decrypt) };
    default:
      return object;
  }
}

/** A signature's /Contents is written after everything else and stays plain (7.6.2). */
function mapDict(dict: PdfDict, decrypt: (bytes: Uint8Array) => Uint8Array): PdfDict {
  const isSignature = dict.entries.has('ByteRange');
  const entries = [...dict.entries].map(
    ([key, value]) => [key, isSignature && key === 'Contents' ? value : mapStrings(value, decrypt)] as const,
  );
  return { kind: 'dict', entries: new Map(entries) };
}
