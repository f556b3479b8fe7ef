import { asInteger, isDict, isName, isString } from '../syntax/values.js';
import type { PdfDict, PdfObject } from '../types.js';
import type { CipherMethod } from './cipher.js';
import type { StandardParameters } from './file-key.js';

type Resolve = (value: PdfObject | undefined) => PdfObject;

/** An /Encrypt dictionary (7.6.2 to 7.6.6), read. */
export interface EncryptionDictionary {
  readonly filter: string;
  readonly version: number;
  readonly streamMethod: CipherMethod;
  readonly stringMethod: CipherMethod;
  /** The method of a crypt filter that a stream names itself. */
  readonly methodNamed: (name: string) => CipherMethod;
  readonly standard: StandardParameters;
}

const NO_BYTES = new Uint8Array();

/** @param fileId first string of the trailer's /ID; empty when there is none. */
export function readEncryptionDictionary(
  dict: PdfDict,
  fileId: Uint8Array,
  resolve: Resolve,
): EncryptionDictionary {
  const get = (key: string) => resolve(dict.entries.get(key));
  const bytes = (key: string): Uint8Array => {
    const value = get(key);
    return isString(value) ? value.bytes : NO_BYTES;
  };
  const nameOf = (key: string): string | null => {
    const value = get(key);
    return isName(value) ? value.name : null;
  };
  const version = asInteger(get('V')) ?? 0;
  const filters = get('CF');
  const methodNamed = (name: string): CipherMethod => {
    if (name === 'Identity') return 'identity';
    const filter = isDict(filters) ? resolve(filters.entries.get(name)) : null;
    return isDict(filter) ? methodOf(resolve(filter.entries.get('CFM'))) : 'unknown';
  };
  const methodFor = (key: string): CipherMethod => {
    if (version === 1 || version === 2) return 'rc4';
    return version === 4 || version === 5 ? methodNamed(nameOf(key) ?? 'Identity') : 'unknown';
  };
  return {
    filter: nameOf('Filter') ?? '',
    version,
    streamMethod: methodFor('StmF'),
    stringMethod: methodFor('StrF'),
    methodNamed,
    standard: {
      revision: asInteger(get('R')) ?? 0,
      keyBytes: keyBytes(version, asInteger(get('Length'))),
      ownerEntry: bytes('O'),
      userEntry: bytes('U'),
      userKeyEntry: bytes('UE'),
      permissions: (asInteger(get('P')) ?? 0) | 0,
      encryptsMetadata: get('EncryptMetadata') !== false,
      fileId,
    },
  };
}

/** /V 1 has keys of 40 bits, /V 4 of 128 and /V 5 of 256; /V 2 says how many. */
function keyBytes(version: number, lengthBits: number | null): number {
  if (version === 1) return 5;
  if (version === 4) return 16;
  if (version === 5) return 32;
  const bits = lengthBits ?? 40;
  return bits >= 40 && bits <= 128 ? bits >> 3 : 5;
}

function methodOf(cryptFilterMethod: PdfObject): CipherMethod {
  if (isName(cryptFilterMethod, 'V2')) return 'rc4';
  if (isName(cryptFilterMethod, 'AESV2')) return 'aes-128';
  if (isName(cryptFilterMethod, 'AESV3')) return 'aes-256';
  return isName(cryptFilterMethod, 'None') ? 'identity' : 'unknown';
}
