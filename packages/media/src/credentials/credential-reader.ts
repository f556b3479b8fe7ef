import type { WasmReader } from '@contentauth/c2pa-wasm';
import { type Format, MIME_TYPES } from '../format.js';
import type { Json } from './store-json.js';

/** Reads and validates manifest stores, without any network. */
export interface CredentialReader {
  /** What the library says of the store in a file; undefined where it can read none. */
  read(bytes: Uint8Array, format: Format): Promise<Json | undefined>;
}

/**
 * The part of `@contentauth/c2pa-wasm` (MIT) that reads, started by the caller: this package touches no disk.
 */
export interface CredentialLibrary {
  fromBytes(format: string, bytes: Uint8Array, context: string): Promise<Pick<WasmReader, 'json' | 'free'>>;
}

/**
 * @param trustList PEM of the authorities whose signers are trusted, one behind the other; empty for none
 * @returns a reader that throws only when the library itself has crashed: it is then not to be used again
 */
export function credentialReader(library: CredentialLibrary, trustList: string): CredentialReader {
  const context = contextOf(trustList);
  return {
    async read(bytes, format) {
      let reader: Pick<WasmReader, 'json' | 'free'>;
      try {
        reader = await library.fromBytes(MIME_TYPES[format], bytes, context);
      } catch (error) {
        // It rejects with its own description, a text, where the store or the file around it cannot be read.
        if (typeof error === 'string') return undefined;
        throw error;
      }
      try {
        return JSON.parse(reader.json()) as Json;
      } finally {
        reader.free();
      }
    },
  };
}

/**
 * Purposes that a signer's certificate may name (C2PA 2.2, 14.5.1.1): e-mail, documents, time stamps,
 * revocation, and claims of C2PA; the last is Microsoft's.
 */
const KEY_PURPOSES = [
  '1.3.6.1.5.5.7.3.4',
  '1.3.6.1.5.5.7.3.36',
  '1.3.6.1.5.5.7.3.8',
  '1.3.6.1.5.5.7.3.9',
  '1.3.6.1.4.1.62558.2.1',
  '1.3.6.1.4.1.311.76.59.1.9',
];

/** A store may be packed (C2PA 2.2, 11.3): as much as one that is not may have. */
const MAX_UNPACKED_MEGABYTES = 4;

/**
 * Settings of c2pa-rs. Nothing is fetched, by four settings: remote manifests, revocation, any host at all,
 * and identities (CAWG), whose documents lie on the web and are not bound by the third.
 */
function contextOf(trustList: string): string {
  return JSON.stringify({
    version: 1,
    trust: { trust_config: KEY_PURPOSES.join('\n'), ...(trustList !== '' && { trust_anchors: trustList }) },
    core: {
      allowed_network_hosts: [],
      allow_redirects: false,
      decode_identity_assertions: false,
      max_decompressed_manifest_size_in_mb: MAX_UNPACKED_MEGABYTES,
    },
    verify: {
      verify_after_reading: true,
      verify_trust: true,
      verify_timestamp_trust: true,
      remote_manifest_fetch: false,
      ocsp_fetch: false,
    },
  });
}
