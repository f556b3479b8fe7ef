import type { Format } from '../format.js';
import { MAX_MANIFEST_STORE_BYTES } from '../limits.js';
import type { CredentialReader } from './credential-reader.js';
import { judgeStore } from './credential-state.js';
import { findCredentials } from './find-credentials.js';
import { manifestsOf } from './manifests.js';
import type { ContentCredentials } from './types.js';

const UNREADABLE = { manifests: [], state: 'unreadable', failures: [] } as const;

/** How XMP names a store that lies in the file itself (C2PA 2.2, 11.4). */
const OWN_STORE = /^self#jumbf=/i;

function withoutStore(
  provenance: string | undefined,
  remoteUrl: string | undefined,
): ContentCredentials | undefined {
  if (remoteUrl !== undefined) return { manifests: [], state: 'elsewhere', failures: [], remoteUrl };
  return OWN_STORE.test(provenance ?? '')
    ? { manifests: [], state: 'removed', failures: [], remoteUrl }
    : undefined;
}

/**
 * The content credentials of a file. `reader` is asked only where the bytes show a manifest store of a size
 * that is read.
 * @returns undefined where the file carries none, nor a trace of any
 */
export async function readCredentials(
  bytes: Uint8Array,
  format: Format,
  reader: CredentialReader,
): Promise<ContentCredentials | undefined> {
  const { storeBytes, provenance } = findCredentials(bytes, format);
  const remoteUrl = provenance !== undefined && /^https?:/i.test(provenance) ? provenance : undefined;
  if (storeBytes === 0) return withoutStore(provenance, remoteUrl);
  const store = storeBytes > MAX_MANIFEST_STORE_BYTES ? undefined : await reader.read(bytes, format);
  if (store === undefined) return { ...UNREADABLE, remoteUrl };
  const judged = judgeStore(store);
  return judged.state === 'unreadable'
    ? { ...UNREADABLE, failures: judged.failures, remoteUrl }
    : { manifests: manifestsOf(store), ...judged, remoteUrl };
}
