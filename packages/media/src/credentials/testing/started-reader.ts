import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { type CredentialReader, credentialReader } from '../credential-reader.js';
import type { CredentialSigner } from './certificates.js';

let isStarted = false;

/** The real library, started once for each test file, that trusts the signers of `authorities`. */
export function startedCredentialReader(...authorities: readonly CredentialSigner[]): CredentialReader {
  if (!isStarted)
    initSync({
      module: readFileSync(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm')),
    });
  isStarted = true;
  return credentialReader(WasmReader, authorities.map(({ certificate }) => pemOf(certificate)).join(''));
}

const pemOf = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`;
